import fc from "fast-check";

/** Every run plants the same bugs among the same random values: no mutant is killed by luck. */
fc.configureGlobal({ seed: 1 });
