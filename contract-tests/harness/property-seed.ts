import fc from "fast-check";
import { readSeed } from "./read-seed.ts";

/**
 * Set up before each test file: properties draw from one seed. `npm test` has a fixed one, so that
 * no run fails by luck; the proofs set another in `PROPERTY_SEED`, and print it.
 */
fc.configureGlobal({ seed: readSeed(process.env) });
