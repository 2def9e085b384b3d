import { describe } from "vitest";
import { lawSuite } from "./law-suite.ts";

/** `LAW_RUNS` makes longer runs: the number of sequences on PostgreSQL. */
const RUNS = Number(process.env["LAW_RUNS"] ?? 100);
/** A sequence on the embedded store takes a tenth of the time. */
const PER_RUN = 5;

describe("the law of the ledger, for longer", () => {
  lawSuite({ sqlite: RUNS * PER_RUN, postgres: RUNS, verifiedEvery: 1 });
});
