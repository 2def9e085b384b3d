const now = `
local clock = redis.call('TIME')
local now = clock[1] * 1000 + math.floor(clock[2] / 1000)
`;

/**
 * The shared limits as Lua, so that each admission is one atomic step by the server's own clock. A
 * key's hash contains the levels of its two buckets (`r`, `t`), each with the time to which it was
 * refilled (`ra`, `ta`, ms); a sorted set contains its running requests by the time when their slot
 * lapses.
 *
 * The release before this one has one time for both buckets, `at`, and moves it with each step. So
 * that both releases may run at once, each step here moves `at` too, and writes the same time to
 * `own`: the release before never refills for time that was refilled here. If `at` differs from
 * `own`, that release made the last step, and `at` is the time of both buckets: nothing is refilled
 * twice, and a bucket that it did not refill loses the time before its last step.
 */
const refill = `${now}
local function stored(field) return tonumber(redis.call('HGET', KEYS[1], field)) end
local at = stored('at')
if at and at ~= stored('own') then
  redis.call('HSET', KEYS[1], 'ra', at)
  redis.call('HSET', KEYS[1], 'ta', at)
end
local function level(bucket, limit)
  if limit < 0 then return nil end
  local kept = stored(bucket) or limit
  local passed = math.max(0, now - (stored(bucket .. 'a') or now))
  return math.min(limit, kept + passed * limit / 60000)
end
local function keep(bucket, value)
  if not value then return end
  redis.call('HSET', KEYS[1], bucket, string.format('%.6f', value))
  redis.call('HSET', KEYS[1], bucket .. 'a', now)
end
local function finish()
  redis.call('HSET', KEYS[1], 'at', now)
  redis.call('HSET', KEYS[1], 'own', now)
  redis.call('PEXPIRE', KEYS[1], 600000)
end
`;

/**
 * KEYS: hash, sorted set. ARGV: limit of requests, of tokens, of concurrency (-1: none), requests
 * wanted, the process's name, the lapse of its slots in ms, the number of its first new slot,
 * requests given back from an expired slice, the names of dead processes (separated by commas),
 * whose slots are removed, the tokens of a slice, tokens given back, the tokens of the key's last
 * reservation (for the wait). Returns the number granted (0: refused), both levels (-1: no window),
 * the refusing window (0 none, 1 requests, 2 tokens, 3 concurrency), the wait, tokens of the slice.
 */
export const ADMIT = `${refill}
local rl, tl, cl = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local r, t = level('r', rl), level('t', tl)
if r then r = math.min(rl, r + tonumber(ARGV[8])) end
if t then t = math.min(tl, t + tonumber(ARGV[11])) end
local function wait(value, limit, needed)
  if value and value < 0.999999 then
    return math.ceil((math.min(math.max(needed, 1), limit) - value) * 60000 / limit)
  end
  return 0
end
if cl >= 0 and ARGV[9] ~= '' then
  local dead = {}
  for name in string.gmatch(ARGV[9], '[^,]+') do dead[name] = true end
  for _, slot in ipairs(redis.call('ZRANGE', KEYS[2], 0, -1)) do
    if dead[string.match(slot, '^(.*):')] then redis.call('ZREM', KEYS[2], slot) end
  end
end
local refused, ms, running = 0, wait(r, rl, 1), 0
if ms > 0 then refused = 1 else
  ms = wait(t, tl, tonumber(ARGV[12]))
  if ms > 0 then refused = 2 elseif cl >= 0 then
    redis.call('ZREMRANGEBYSCORE', KEYS[2], '-inf', now)
    running = redis.call('ZCARD', KEYS[2])
    if running >= cl then refused = 3 ms = 1000 end
  end
end
local granted, slice = 0, 0
if refused == 0 then
  if t then
    slice = math.min(tonumber(ARGV[10]), math.floor(t))
    t = t - slice
  end
  granted = tonumber(ARGV[4])
  if cl >= 0 then granted = math.min(granted, cl - running) end
  if r then
    granted = math.max(1, math.min(granted, math.floor(r + 0.000001)))
    r = r - granted
  end
  if cl >= 0 then
    for slot = tonumber(ARGV[7]), tonumber(ARGV[7]) + granted - 1 do
      redis.call('ZADD', KEYS[2], now + tonumber(ARGV[6]), ARGV[5] .. ':' .. string.format('%d', slot))
    end
    redis.call('PEXPIRE', KEYS[2], ARGV[6])
  end
end
keep('r', r) keep('t', t)
finish()
return {granted, tostring(r or -1), tostring(t or -1), refused, ms, slice}
`;

/**
 * KEYS: hash. ARGV: limit of tokens, limit of requests (-1: none), tokens to reserve (at most the
 * limit), the tokens of a slice, tokens given back. Returns whether they are reserved, the level of
 * tokens, the tokens of the slice, the wait.
 */
export const RESERVE = `${refill}
local tl, needed = tonumber(ARGV[1]), tonumber(ARGV[3])
local t = math.min(tl, level('t', tl) + tonumber(ARGV[5]))
local reserved, slice, ms = 0, 0, 0
if t >= needed - 0.000001 then
  reserved = 1
  t = t - needed
  slice = math.max(0, math.min(tonumber(ARGV[4]), math.floor(t)))
  t = t - slice
else
  ms = math.ceil((needed - t) * 60000 / tl)
end
keep('t', t)
keep('r', level('r', tonumber(ARGV[2])))
finish()
return {reserved, tostring(t), slice, ms}
`;

/**
 * KEYS: hash. ARGV: limit of tokens, tokens spent (negative: given back), limit of requests (-1: none). The level of
 * tokens may become negative.
 */
export const SPEND = `${refill}
local t = level('t', tonumber(ARGV[1])) - tonumber(ARGV[2])
keep('t', t)
keep('r', level('r', tonumber(ARGV[3])))
finish()
return tostring(t)
`;

/**
 * KEYS: sorted set of processes by the time when their lease lapses. ARGV: the process's name, the
 * lease's duration in ms, whether the name is new (1 or 0), how long the names of dead processes
 * are kept in ms. Returns whether the lease was new or in effect (otherwise it is not renewed), and
 * the names of at most 128 dead processes, those that died last.
 */
export const LEASE = `${now}
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - tonumber(ARGV[4]))
local lapses = tonumber(redis.call('ZSCORE', KEYS[1], ARGV[1]) or 0)
local alive = 0
if ARGV[3] == '1' or lapses > now then
  alive = 1
  redis.call('ZADD', KEYS[1], now + tonumber(ARGV[2]), ARGV[1])
  redis.call('PEXPIRE', KEYS[1], tonumber(ARGV[2]) + tonumber(ARGV[4]))
end
return {alive, redis.call('ZREVRANGEBYSCORE', KEYS[1], now, '-inf', 'LIMIT', 0, 128)}
`;

/**
 * KEYS: sorted set of a key's running requests. ARGV: lapse of a slot in ms, its present name, its
 * new one. The slot counts even if it is gone, and beyond the limit: its request is running.
 */
export const TAKE_SLOT = `${now}
redis.call('ZREM', KEYS[1], ARGV[2])
redis.call('ZADD', KEYS[1], now + tonumber(ARGV[1]), ARGV[3])
redis.call('PEXPIRE', KEYS[1], ARGV[1])
`;
