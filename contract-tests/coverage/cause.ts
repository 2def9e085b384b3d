import type { Expectation } from "./check-exchange.ts";
import type { Exchange } from "./exchange.ts";
import type { CoverageGateways } from "./gateways.ts";

/** A real cause of one of the contract's responses, with the expected response. */
export interface Cause {
  /** Unique; the name of its test. */
  readonly name: string;
  readonly expected: Expectation;
  readonly reach: (gateways: CoverageGateways) => Promise<Exchange>;
}
