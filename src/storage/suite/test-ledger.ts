import type { Store } from "../../core/ledger/store.ts";

/** A store on a ledger of its own, which a test may end as a crash would; then `store` is the next. */
export interface TestLedger {
  store: Store;
  /** Ends the process that owns the ledger without settling anything; opens it in another. */
  readonly kill: () => Promise<Store>;
}
