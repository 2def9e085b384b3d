import type { Schemas } from "../../../../generated/admin/types.ts";
import type { AdminStore, AdminOperation } from "../operation.ts";

/** `GET /names`. */
export const listNames: AdminOperation<"listNames"> = async ({ query, dependencies }) => {
  const store = await dependencies.openStore();
  const ids = [...new Set(query.ids.split(","))];
  const found = await Promise.all(ids.map((id) => nameOf(id, store)));
  return { object: "list", data: found.filter((name) => name !== null) };
};

/** Returns the name of the account or key with this id; null if the id is unknown. */
async function nameOf(
  id: string,
  store: Pick<AdminStore, "showAccount" | "showKey">,
): Promise<Schemas["Name"] | null> {
  const account = await store.showAccount(id);
  if (account !== null) {
    return { object: "name", kind: "account", id, name: account.name, account_id: id };
  }
  const key = await store.showKey(id);
  if (key === null) return null;
  return { object: "name", kind: "key", id, name: key.label, account_id: key.accountId };
}
