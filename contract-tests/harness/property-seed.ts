import fc from "fast-check";
import { readSeed } from "./read-seed.ts";

/**
 * Runs before each test file and sets the seed of property tests. `npm test` uses a fixed seed, so
 * that no run fails by chance; the proofs set another one in `PROPERTY_SEED` and print it.
 */
fc.configureGlobal({ seed: readSeed(process.env) });
