import type { Store } from "../../core/ledger/store.ts";

/**
 * A store on a separate ledger. A test may end it as a crash would; `store` is then the next one.
 */
export interface TestLedger {
  store: Store;
  /**
   * Ends the process that owns the ledger without settling; opens the ledger in another process.
   */
  readonly kill: () => Promise<Store>;
}
