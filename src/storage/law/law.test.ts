import { describe } from "vitest";
import { lawSuite } from "./law-suite.ts";

/** A few seconds on each store; `law-long.test.ts` searches further. */
describe("the law of the ledger", () => {
  lawSuite({ sqlite: 120, postgres: 30, verifiedEvery: 8 });
});
