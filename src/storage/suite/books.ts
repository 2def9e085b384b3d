import type { Store } from "../../ledger/store.ts";

/** A store on books of its own, which a test may end as a crash would; then `store` is the next. */
export interface Books {
  store: Store;
  /** Ends the process that owns the books without settling anything; opens them in another. */
  readonly kill: () => Promise<Store>;
}
