#!lua
-- A new owner shuts out the old one. Answers 1, or 0 when a newer owner has been here.
if tonumber(redis.call('GET', KEYS[1]) or '0') > tonumber(ARGV[1]) then
  return 0
end
redis.call('SET', KEYS[1], ARGV[1])
return 1
