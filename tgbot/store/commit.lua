#!lua
-- The one commit: everything that handling an inbox entry leads to, or nothing.
--
-- Checks first (nothing is written before the last of them): the owner's fence, whether the entry was handled already,
-- the aggregate's revision. Answers {'done', revision, earliest due or ''}, {'fenced'}, {'repeat', revision} or
-- {'conflict', revision}.
local fence, inbox, seen, body, log, kept, drafts = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5], KEYS[6], KEYS[7]
local out, order, due, games, index_now, index_before = KEYS[8], KEYS[9], KEYS[10], KEYS[11], KEYS[12], KEYS[13]
local dead, sick = KEYS[14], KEYS[15]

local at = 0
local function word()
  at = at + 1
  return ARGV[at]
end
local function count()
  return tonumber(word())
end

local token, entry, ends, part, now = word(), word(), word(), word(), word()
local name, expected = word(), count()

if redis.call('GET', fence) ~= token then
  return {'fenced'}
end
local revision = tonumber(redis.call('HGET', body, 'rev') or '0')
local found = redis.call('XRANGE', inbox, entry, entry)[1]
if not found or (part ~= '' and redis.call('ZSCORE', seen, part)) then
  return {'repeat', revision}
end
if expected >= 0 and revision ~= expected then
  return {'conflict', revision}
end

local dropped, keep, ring = count(), word(), count()
if dropped > 0 then
  redis.call('LTRIM', kept, dropped, -1)
end
if keep == '1' then
  local before = redis.call('HGET', body, 'game')
  if before then
    redis.call('LPUSH', kept, before)
    redis.call('LTRIM', kept, 0, ring - 1)
  end
end

local fields = count()
if fields > 0 then
  if revision == 0 and string.find(body, ':g:', 1, true) then
    redis.call('SADD', games, name)
  end
  revision = revision + 1
  redis.call('HSET', body, 'rev', revision)
  for _ = 1, fields do
    redis.call('HSET', body, word(), word())
  end
end

local log_length = word()
for _ = 1, count() do
  redis.call('XADD', log, 'MAXLEN', '~', log_length, '*', 'e', word())
end

for _ = 1, count() do
  local form, draft = word(), word()
  if draft == '' then
    redis.call('HDEL', drafts, form)
  else
    redis.call('HSET', drafts, form, draft)
  end
end

for _ = 1, count() do
  local key, row, place = word(), word(), word()
  redis.call('HSET', out, key, row)
  redis.call('ZADD', order, 'NX', place, key)
end

local earliest = ''
local entries = count()
if entries >= 0 then
  for id in string.gmatch(redis.call('HGET', body, 'due') or '', '[^\n]+') do
    redis.call('ZREM', due, name .. '|' .. id)
  end
  local ids = {}
  for n = 1, entries do
    local id, time = word(), word()
    ids[n] = id
    redis.call('ZADD', due, time, name .. '|' .. id)
  end
  if entries > 0 then
    redis.call('HSET', body, 'due', table.concat(ids, '\n'))
  else
    redis.call('HDEL', body, 'due')
  end
  earliest = redis.call('ZRANGE', due, 0, 0, 'WITHSCORES')[2] or ''
end

local listing, unlisted = word(), word()
if unlisted ~= '' then
  redis.call('HDEL', index_before, name)
end
if listing == '-' then
  redis.call('HDEL', index_now, name)
elseif listing ~= '' then
  redis.call('HSET', index_now, name, listing)
end

local why, quarantine = word(), word()
if why ~= '' then
  local fields_of_entry = found[2]
  fields_of_entry[#fields_of_entry + 1] = 'why'
  fields_of_entry[#fields_of_entry + 1] = why
  redis.call('XADD', dead, 'MAXLEN', '~', 10000, '*', unpack(fields_of_entry))
end
if quarantine ~= '' then
  redis.call('HSETNX', sick, name, quarantine)
end
for _ = 1, count() do
  local command, request = word(), word()
  if redis.call('ZADD', seen, 'NX', now, command) == 1 then
    redis.call('XADD', inbox, '*', 'c', command, 'r', request)
  end
end

if part ~= '' then
  redis.call('ZADD', seen, now, part)
end
if ends == '1' then
  redis.call('XDEL', inbox, entry)
end
return {'done', revision, earliest}
