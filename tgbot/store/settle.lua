#!lua
-- What became of outbox rows. A row that was replaced while it was on its way stays; what Telegram told of a view or
-- topic is kept; the report goes into the inbox, once. All in one step. Answers {'fenced'} or {'done'}.
local fence, out, order, sending, shown, inbox, seen = KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5], KEYS[6], KEYS[7]
local token, now = ARGV[1], ARGV[2]
if redis.call('GET', fence) ~= token then
  return {'fenced'}
end
for n = 3, #ARGV, 6 do
  local key, version, stands_as, stands = ARGV[n], ARGV[n + 1], ARGV[n + 2], ARGV[n + 3]
  local command, report = ARGV[n + 4], ARGV[n + 5]
  local row = redis.call('HGET', out, key)
  if row and string.sub(row, 1, #version + 1) == version .. '\n' then
    redis.call('HDEL', out, key)
    redis.call('ZREM', order, key)
  end
  if redis.call('HGET', sending, key) == version then
    redis.call('HDEL', sending, key)
  end
  if stands == '-' then
    redis.call('HDEL', shown, stands_as)
  elseif stands ~= '' then
    redis.call('HSET', shown, stands_as, stands)
  end
  if command ~= '' and redis.call('ZADD', seen, 'NX', now, command) == 1 then
    redis.call('XADD', inbox, '*', 'c', command, 'r', report)
  end
end
return {'done'}
