import type { DetailedAccount } from "./accounts.ts";
import type { ListPlace } from "./lists.ts";
import type { Store } from "./store.ts";

const PAGE_ACCOUNTS = 500;

/** Yields all accounts, the oldest first, with one page in memory at a time. */
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
