#!lua
-- An aggregate can be read again: it leaves quarantine, and what was put aside meanwhile goes back into the inbox.
-- ARGV: fence, aggregate, then dead entries (stream id, new command id). Answers {'fenced'} or {'done'}.
local fence, sick, dead, inbox = KEYS[1], KEYS[2], KEYS[3], KEYS[4]
if redis.call('GET', fence) ~= ARGV[1] then
  return {'fenced'}
end
for n = 3, #ARGV, 2 do
  local found = redis.call('XRANGE', dead, ARGV[n], ARGV[n])[1]
  if found then
    local request = ''
    for at = 1, #found[2], 2 do
      if found[2][at] == 'r' then
        request = found[2][at + 1]
      end
    end
    redis.call('XADD', inbox, '*', 'c', ARGV[n + 1], 'r', request)
    redis.call('XDEL', dead, ARGV[n])
  end
end
redis.call('HDEL', sick, ARGV[2])
return {'done'}
