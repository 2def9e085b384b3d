/*
 * The scripts of the release before, which keeps one time (`at`) for both buckets: during a rolling
 * upgrade both releases change the same levels. The arguments are the first six of
 * `redis-scripts.ts`; the fifth names one slot.
 */

const refill = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
local at = tonumber(redis.call('HGET', KEYS[1], 'at') or now)
local passed = math.max(0, now - at)
local function level(field, limit)
  if limit < 0 then return nil end
  local kept = tonumber(redis.call('HGET', KEYS[1], field) or limit)
  return math.min(limit, kept + passed * limit / 60000)
end
local function keep(field, value)
  if value then redis.call('HSET', KEYS[1], field, string.format('%.6f', value)) end
end
`;

export const EARLIER_ADMIT = `${refill}
local rl, tl, cl = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local r, t = level('r', rl), level('t', tl)
local function wait(value, limit)
  if value and value < 0.999999 then return math.ceil((1 - value) * 60000 / limit) end
  return 0
end
local refused, ms = 0, wait(r, rl)
if ms > 0 then refused = 1 else
  ms = wait(t, tl)
  if ms > 0 then refused = 2 elseif cl >= 0 then
    redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
    if redis.call('ZCARD', KEYS[2]) >= cl then refused = 3 ms = 1000 end
  end
end
local granted = 0
if refused == 0 then
  granted = tonumber(ARGV[4])
  if r then
    granted = math.max(1, math.min(granted, math.floor(r + 0.000001)))
    r = r - granted
  end
  if cl >= 0 then
    redis.call('ZADD', KEYS[2], now + tonumber(ARGV[6]), ARGV[5])
    redis.call('PEXPIRE', KEYS[2], ARGV[6])
  end
end
keep('r', r) keep('t', t)
redis.call('HSET', KEYS[1], 'at', now)
redis.call('PEXPIRE', KEYS[1], 600000)
return {granted, tostring(r or -1), tostring(t or -1), refused, ms}
`;

export const EARLIER_SPEND = `${refill}
local r = tonumber(redis.call('HGET', KEYS[1], 'r'))
local t = level('t', tonumber(ARGV[1])) - tonumber(ARGV[2])
keep('t', t)
if not r then redis.call('HSET', KEYS[1], 'at', now) end
if r then
  local rl = tonumber(ARGV[3])
  if rl >= 0 then keep('r', level('r', rl)) end
  redis.call('HSET', KEYS[1], 'at', now)
end
redis.call('PEXPIRE', KEYS[1], 600000)
return tostring(t)
`;
