#!lua
-- Due entries go into the inbox, each once. An entry that was moved meanwhile is left alone.
-- Answers {'fenced'} or {'done', earliest due that remains or ''}.
local fence, due, seen, inbox = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
local token, now = ARGV[1], ARGV[2]
if redis.call('GET', fence) ~= token then
  return {'fenced'}
end
for n = 3, #ARGV, 4 do
  local member, time, command, request = ARGV[n], ARGV[n + 1], ARGV[n + 2], ARGV[n + 3]
  local stands = redis.call('ZSCORE', due, member)
  if stands and tonumber(stands) == tonumber(time) then
    redis.call('ZREM', due, member)
    if redis.call('ZADD', seen, 'NX', now, command) == 1 then
      redis.call('XADD', inbox, '*', 'c', command, 'r', request)
    end
  end
end
return {'done', redis.call('ZRANGE', due, 0, 0, 'WITHSCORES')[2] or ''}
