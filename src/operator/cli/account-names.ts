import type { CallOperation } from "../admin/call-operation.ts";
import type { AccountNames } from "../admin/documents/report-tables.ts";
import { eachRow } from "./pages.ts";

/** Up to this many accounts are read one by one; more are looked up in the list of accounts. */
const SINGLE_READS_MAX = 100;

/** The maximum number of ids in a query of `listNames`. */
const NAMES_MAX = 100;

/**
 * Returns the names and external ids of these accounts, keyed by id. Many are found by reading the
 * list of accounts until all are found.
 */
export async function readAccountNames(
  accountIds: readonly (string | null)[],
  call: CallOperation,
): Promise<AccountNames> {
  const wanted = new Set(accountIds.filter((id) => id !== null));
  const found = new Map<string, { readonly name: string; readonly external_id: string | null }>();
  if (wanted.size <= SINGLE_READS_MAX) {
    for (const id of wanted) found.set(id, await call("showAccount", { path: { id } }));
    return found;
  }
  for await (const account of eachRow((query) => call("listAccounts", { query }))) {
    if (wanted.delete(account.id)) found.set(account.id, account);
    if (wanted.size === 0) break;
  }
  return found;
}

/** Returns the names of these accounts, keyed by id. */
export async function readNames(
  accountIds: readonly string[],
  call: CallOperation,
): Promise<ReadonlyMap<string, string | null>> {
  const names = new Map<string, string | null>();
  const ids = [...new Set(accountIds)];
  for (let at = 0; at < ids.length; at += NAMES_MAX) {
    const query = { ids: ids.slice(at, at + NAMES_MAX).join(",") };
    for (const { id, name } of (await call("listNames", { query })).data) names.set(id, name);
  }
  return names;
}
