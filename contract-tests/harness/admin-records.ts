import { call } from "./call.ts";
import { createCustomer } from "./operator.ts";
import type { TestServer } from "./start-server.ts";

/** Ids of existing records by the first word of the paths that take them, such as `keys`. */
export type AdminRecords = Readonly<Record<"accounts" | "keys" | "requests", string>>;

/** Creates the records that requests of the admin API name as `{id}`. */
export async function makeAdminRecords(server: TestServer, plan: string): Promise<AdminRecords> {
  const { accountId, keyId } = await createCustomer(server, { plan });
  const body = { model: "sandbox/echo", messages: [{ role: "user", content: "hello" }] };
  const reply = await call(server, "/v1/chat/completions", { key: server.key, body });
  if (reply.status !== 200) throw new Error(`the request to be shown: ${reply.status}`);
  return {
    accounts: accountId,
    keys: keyId,
    requests: reply.headers.get("x-request-id") ?? "",
  };
}
