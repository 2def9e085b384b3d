/** Observations of the parts during one request. */
export interface Observations {
  requestId: string | null;
  /** How many times the reply was ended. */
  ends: number;
  /** Settlements that are in the ledger. */
  settled: number;
  /** The last bytes of a complete response were sent before its charge was in the ledger. */
  endedUnsettled: boolean;
  running: number;
}
