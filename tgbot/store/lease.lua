#!lua
-- Leases of all partitions, in one call: the caller's are prolonged, and every free one (never owned, given up, or its
-- owner silent for too long, or known to be dead) is taken.
-- ARGV: me, seconds a lease holds, owners known to be dead (one a line), partitions that may be taken (one a line).
-- Answers a flat list: partition, fence, and until when its last owner was alive ('' when its games know of that).
local map, owners, counter, silent = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local me, seconds = ARGV[1], tonumber(ARGV[2])
local time = redis.call('TIME')
local now = tonumber(time[1]) + tonumber(time[2]) / 1e6

local gone = {}
for owner in string.gmatch(ARGV[3], '[^\n]+') do
  gone[owner] = true
end
local until_when = {}
local flat = redis.call('HGETALL', owners)
for n = 1, #flat, 2 do
  until_when[flat[n]] = tonumber(flat[n + 1])
end
local held = {}
flat = redis.call('HGETALL', map)
for n = 1, #flat, 2 do
  held[flat[n]] = flat[n + 1]
end

-- An owner whose lease ran out without anybody taking it was asleep (or the store away): that is a silence, too.
local slept = until_when[me] and until_when[me] <= now and until_when[me] - seconds

local answer, fence, others = {}, nil, {}
for partition in string.gmatch(ARGV[4], '[^\n]+') do
  local number, owner = string.match(held[partition] or '', '^(%d+):(.*)$')
  local alive = owner and until_when[owner]
  if owner == me then
    if slept then
      redis.call('HSETNX', silent, partition, string.format('%.3f', slept))
    end
    answer[#answer + 1] = partition
    answer[#answer + 1] = number
    answer[#answer + 1] = redis.call('HGET', silent, partition) or ''
  elseif seconds > 0 and (not owner or owner == '' or gone[owner] or not alive or alive <= now) then
    if not fence then
      fence = redis.call('INCR', counter)
    end
    redis.call('HSET', map, partition, fence .. ':' .. me)
    if alive then
      redis.call('HSETNX', silent, partition, string.format('%.3f', math.min(now, alive - seconds)))
    end
    answer[#answer + 1] = partition
    answer[#answer + 1] = tostring(fence)
    answer[#answer + 1] = redis.call('HGET', silent, partition) or ''
  elseif owner then
    others[owner] = true
  end
end
if #answer > 0 then
  redis.call('HSET', owners, me, string.format('%.3f', now + seconds))
end
for owner, alive in pairs(until_when) do
  if owner ~= me and not others[owner] and alive <= now then
    redis.call('HDEL', owners, owner)
  end
end
return answer
