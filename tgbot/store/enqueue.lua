#!lua
-- Commands into an inbox, each once: a command id that was seen within the last 24 hours adds nothing.
-- Answers how many were new.
local seen, inbox = KEYS[1], KEYS[2]
local now, forget_before = ARGV[1], ARGV[2]
redis.call('ZREMRANGEBYSCORE', seen, '-inf', forget_before)
local new = 0
for n = 3, #ARGV, 2 do
  if redis.call('ZADD', seen, 'NX', now, ARGV[n]) == 1 then
    redis.call('XADD', inbox, '*', 'c', ARGV[n], 'r', ARGV[n + 1])
    new = new + 1
  end
end
return new
