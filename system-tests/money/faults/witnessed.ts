/** Violates one guarantee of the composition on purpose: the verdict must detect it. */
export type Sabotage =
  | "settlements are forgotten"
  | "slots are kept"
  | "upstreams are left open"
  | "charges are acknowledged early";

/** Observations of the parts during one request. */
export interface Witnessed {
  requestId: string | null;
  /** How many times the reply was ended. */
  ends: number;
  /** Settlements that are in the ledger. */
  settled: number;
  /** The last bytes of a complete response were sent before its charge was in the ledger. */
  endedUnsettled: boolean;
  running: number;
}
