import { sql } from "../shared/sql.ts";

/**
 * Every batch of requests locks the accounts of its holds, so no hold is placed or ended while a
 * transaction changes the settings it depends on. The revision notifies the waiting batches: it is
 * the version of the account's settings and of those of its keys (`known-rows.ts`).
 */
export const LOCK_ACCOUNT = sql`UPDATE accounts SET revision = revision + 1`;
