#!lua
-- A send begins: from now on its fate is unknown until it is settled, and what stood under its key is left behind.
-- Answers {'fenced'} or {'done'}.
local fence, sending, shown = KEYS[1], KEYS[2], KEYS[3]
if redis.call('GET', fence) ~= ARGV[1] then
  return {'fenced'}
end
redis.call('HSET', sending, ARGV[2], ARGV[3])
redis.call('HDEL', shown, ARGV[2])
return {'done'}
