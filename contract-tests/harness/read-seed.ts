/** The seed of tests unless the environment names another. */
const FIXED_SEED = 7;

const SEED_MAX = 2 ** 31 - 1;

/** Returns the seed of this run: `PROPERTY_SEED`, a non-negative integer, or the fixed one. */
export function readSeed(env: Readonly<Record<string, string | undefined>>): number {
  const text = env["PROPERTY_SEED"] ?? "";
  if (text === "") return FIXED_SEED;
  const seed = Number(text);
  if (!/^\d+$/.test(text) || seed > SEED_MAX) {
    throw new Error(`PROPERTY_SEED must be a whole number up to ${SEED_MAX}: ${text}`);
  }
  return seed;
}

/** Returns a generator of numbers in [0, 1), repeatable by seed (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
