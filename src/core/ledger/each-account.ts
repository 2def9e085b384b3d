import type { DetailedAccount } from "./accounts.ts";
import type { ListPlace } from "./lists.ts";
import type { Store } from "./store.ts";

const PAGE_ACCOUNTS = 500;

/** All accounts, the oldest first, a page in memory at a time. */
export async function* eachAccount(
  store: Pick<Store, "listAccounts">,
): AsyncGenerator<DetailedAccount, void, void> {
  let after: ListPlace | null = null;
  do {
    const { accounts, next } = await store.listAccounts({ after, limit: PAGE_ACCOUNTS });
    yield* accounts;
    after = next;
  } while (after !== null);
}
