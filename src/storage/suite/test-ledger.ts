import type { ReversedCharge } from "../../core/ledger/reversed-charge.ts";
import type { Store } from "../../core/ledger/store.ts";

/**
 * A store on a separate ledger. A test may end it as a crash would; `store` is then the next one.
 */
export interface TestLedger {
  store: Store;
  /** The charges that the processes of the ledger reported as reversed. */
  readonly reversed: readonly ReversedCharge[];
  /**
   * Ends the process that owns the ledger without settling; opens the ledger in another process.
   */
  readonly kill: () => Promise<Store>;
}
