import type { Expectation } from "./check-exchange.ts";
import type { Exchange } from "./exchange.ts";
import { errorCauses } from "./error-causes.ts";
import { recordCauses } from "./record-causes.ts";
import { replyCauses } from "./reply-causes.ts";
import type { CoverageGateways } from "./gateways.ts";

/** A real cause of one of the contract's answers, and all that is expected of the answer. */
export interface Cause {
  /** Unique; the name of its test. */
  readonly name: string;
  readonly expected: Expectation;
  readonly reach: (gateways: CoverageGateways) => Promise<Exchange>;
}

/** Every cause; together they reach every answer that the contract declares. */
export const causes: readonly Cause[] = [...replyCauses, ...recordCauses, ...errorCauses];
