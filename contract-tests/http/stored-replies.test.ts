import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { call, type Reply } from "../harness/call.ts";
import { createCustomer } from "../harness/operator.ts";
import { chat } from "../harness/requests.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

const STORED_BYTES_MAX = 1_048_576;
const REPLY_BYTES = 60_000;
/** Twice the quota. */
const REPLIES = Math.ceil((2 * STORED_BYTES_MAX) / REPLY_BYTES);

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ config: `server: { stored_reply_bytes: ${STORED_BYTES_MAX} }\n` });
});
afterAll(() => server.stop());

/** The echo model's response is as long as the text, which cannot be compressed. */
function ask(key: string, idempotencyKey: string, content: string): Promise<Reply> {
  const body = { model: "sandbox/echo", messages: [{ role: "user", content }] };
  return call(server, chat, { key, body, headers: { "idempotency-key": idempotencyKey } });
}

const isReplayed = ({ headers }: Reply): boolean => headers.get("idempotent-replayed") === "true";

async function spent(key: string): Promise<unknown> {
  const { json } = await call(server, "/v1/account", { key });
  return (json as { readonly usage: { readonly spent: string } }).usage.spent;
}

test("a full quota evicts the account's own stored responses, never another account's", async () => {
  const careful = await createCustomer(server);
  const greedy = await createCustomer(server);
  const first = await ask(careful.key, "kept", "a short one");
  const texts = Array.from({ length: REPLIES }, () => randomBytes(REPLY_BYTES / 2).toString("hex"));
  for (const [at, text] of texts.entries()) {
    expect((await ask(greedy.key, `flood-${at}`, text)).status).toBe(200);
  }
  const paid = await spent(careful.key);
  const repeat = await ask(careful.key, "kept", "a short one");
  expect([repeat.status, isReplayed(repeat), repeat.text]).toEqual([200, true, first.text]);
  expect(await spent(careful.key)).toBe(paid);

  const newest = await ask(greedy.key, `flood-${REPLIES - 1}`, texts.at(-1) ?? "");
  const oldest = await ask(greedy.key, "flood-0", texts[0] ?? "");
  expect([isReplayed(newest), isReplayed(oldest)]).toEqual([true, false]);
});
