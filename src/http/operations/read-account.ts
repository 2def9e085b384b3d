import type { Schemas } from "../../../generated/types.ts";
import type { Caller } from "../../access/auth/caller.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { AppDependencies } from "../pipeline/app-dependencies.ts";
import { accountRecord } from "./account-record.ts";

/** The store's methods that a caller's account is read with. */
export type AccountStore = Pick<Store, "showAccount" | "showKeySums">;

/** The caller's account as it is now. */
export async function readAccount(
  { key, accountId, plan }: Caller,
  parts: Pick<AppDependencies, "clock" | "limits"> & { readonly store: AccountStore },
): Promise<Schemas["Account"]> {
  const { store, clock, limits } = parts;
  const [account, keySums] = await Promise.all([
    store.showAccount(accountId),
    store.showKeySums(key.id),
  ]);
  if (account === null) throw new Error(`the key ${key.id} has no account`);
  const { maxBodyBytes } = limits;
  const caller = { key, accountId, plan };
  return accountRecord({ account, keySums, caller, maxBodyBytes, asOfMs: clock.nowMs() });
}
