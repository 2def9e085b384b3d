import { call, type CallOptions, type Reply } from "../harness/call.ts";
import { createCustomer, runOperator } from "../harness/operator.ts";
import { testPlans } from "../harness/plans.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

/** What the gateway of these tests takes as a body at most. */
export const MAX_BODY_BYTES = 100_000;
export const chat = "/v1/chat/completions";
export const messages = "/v1/messages";
export const hello = { model: "sandbox/echo", messages: [{ role: "user", content: "Hello" }] };

/** A key by what it is good for; `none` is no key at all. */
export type KeyName = "fine" | "none" | "wrong" | "revoked" | "poor" | "narrow";

/** A gateway with customers of every kind. */
export interface Shop {
  readonly server: TestServer;
  readonly keys: Readonly<Record<KeyName, string>>;
  readonly send: (path: string, key: KeyName, options?: CallOptions) => Promise<Reply>;
}

/** Starts the gateway and makes the customers; the test stops the server. */
export async function openShop(): Promise<Shop> {
  const server = await startServer({
    config: `server: { max_body_bytes: ${MAX_BODY_BYTES} }\n${testPlans}`,
  });
  const revoked = await createCustomer(server, { plan: "open" });
  await runOperator(server, ["keys", "revoke", revoked.keyId]);
  const keys = {
    fine: server.key,
    none: "",
    // A key of the right form, but for its last character.
    wrong: server.key.slice(0, -1) + (server.key.endsWith("a") ? "b" : "a"),
    revoked: revoked.key,
    poor: (await createCustomer(server, { plan: "open", balance: "0.00000001" })).key,
    narrow: (await createCustomer(server, { plan: "echo-only" })).key,
  };
  return {
    server,
    keys,
    send: (path, key, options = {}) =>
      call(server, path, { ...options, ...(key === "none" ? {} : { key: keys[key] }) }),
  };
}
