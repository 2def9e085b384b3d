import type { KeyRecord } from "../../core/ledger/accounts.ts";
import { hash } from "node:crypto";
import { expect, test } from "vitest";
import type { Idempotency } from "../../generation/job.ts";
import { callGateway, chat, codeOf } from "../testing/call.ts";
import { startGateway } from "../testing/test-gateway.ts";

interface Ask {
  readonly keyId?: string;
  readonly path?: string;
  readonly header?: string;
  readonly body?: string;
}

/** Returns the idempotency that the generator receives; null if it receives none. */
async function ask({ keyId = "key_1", path, header = "k", body }: Ask) {
  const key: Partial<KeyRecord> = { id: keyId };
  const gateway = await startGateway({ key });
  const authorization = `Bearer ${gateway.key}`;
  const headers = { authorization, "content-type": "application/json" };
  const response = await callGateway(gateway, path ?? "/v1/chat/completions", {
    headers: header === "" ? headers : { ...headers, "idempotency-key": header },
    body: body ?? JSON.stringify(chat),
  });
  const code = response.status === 200 ? null : await codeOf(response);
  await gateway.close();
  return { idempotency: gateway.jobs[0]?.idempotency, code };
}

async function read(asked: Ask): Promise<Idempotency> {
  return (await ask(asked)).idempotency ?? expect.fail("no idempotency");
}

test("hashes cover the API key's id, the client's key, the operation and the body", async () => {
  const { keyHash, bodyHash } = await read({});
  expect(keyHash).toBe(hash("sha256", "key_1\nk", "hex"));
  expect(bodyHash).toBe(hash("sha256", `createChatCompletion\n${JSON.stringify(chat)}`, "hex"));
});

test.each<[string, Ask, { key: boolean; body: boolean }]>([
  ["the same again", {}, { key: true, body: true }],
  ["another API key", { keyId: "key_2" }, { key: false, body: true }],
  ["another Idempotency-Key", { header: "l" }, { key: false, body: true }],
  ["another operation", { path: "/v1/messages" }, { key: true, body: false }],
  ["another body", { body: `${JSON.stringify(chat)} ` }, { key: true, body: false }],
])("%s", async (_, asked, same) => {
  const first = await read({});
  const second = await read(asked);
  expect(second.keyHash === first.keyHash).toBe(same.key);
  expect(second.bodyHash === first.bodyHash).toBe(same.body);
});

test("the stored reply is sealed with a 32-byte key derived from the client's", async () => {
  const { sealKey } = await read({});
  expect(sealKey).toHaveLength(32);
  expect((await read({ header: "l" })).sealKey).not.toEqual(sealKey);
});

test.each([
  ["visible ASCII", "!~", null],
  ["255 characters", "k".repeat(255), null],
  ["256 characters", "k".repeat(256), "400 invalid_request"],
  ["a space inside", "a b", "400 invalid_request"],
  ["a letter beyond ASCII", "\u00e4", "400 invalid_request"],
])("the header with %s", async (_, header, want) => {
  const { code, idempotency } = await ask({ header });
  expect(code).toBe(want);
  expect(idempotency === undefined).toBe(want !== null);
});

test("without the header no claim is made", async () => {
  expect(await ask({ header: "" })).toEqual({ idempotency: undefined, code: null });
});
