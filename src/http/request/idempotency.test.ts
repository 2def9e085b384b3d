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
  /** The header `anthropic-beta`. */
  readonly betas?: string;
}

/** Returns the idempotency that the generator receives; null if it receives none. */
async function ask({ keyId = "key_1", path, header = "k", body, betas }: Ask) {
  const key: Partial<KeyRecord> = { id: keyId };
  const gateway = await startGateway({ key });
  const authorization = `Bearer ${gateway.key}`;
  const plain = { authorization, "content-type": "application/json" };
  const headers = { ...plain, ...(betas !== undefined && { "anthropic-beta": betas }) };
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

const messages = "/v1/messages";

test.each<[string, Ask, Ask, boolean]>([
  ["a beta is another request", { betas: "a" }, {}, false],
  ["another beta is another request", { betas: "a" }, { betas: "b" }, false],
  ["one more beta is another request", { betas: "a" }, { betas: "a,b" }, false],
  ["the order of betas does not matter", { betas: "a,b" }, { betas: "b,a" }, true],
  ["duplicates do not matter", { betas: "a,b,a" }, { betas: "a,b" }, true],
  ["spaces do not matter", { betas: " a ,,  b " }, { betas: "a,b" }, true],
  ["an empty header is a request without betas", { betas: " , " }, {}, true],
  ["the same betas with another body", { betas: "a" }, { betas: "a", body: "1 " }, false],
])("of a message, %s", async (_, one, other, same) => {
  const body = JSON.stringify({ ...chat, max_tokens: 5 });
  const more = other.body === undefined ? {} : { body: `${body} ` };
  const first = await read({ path: messages, body, ...one });
  const second = await read({ path: messages, body, ...other, ...more });
  expect(second.keyHash).toBe(first.keyHash);
  expect(second.bodyHash === first.bodyHash).toBe(same);
});

test("without betas, the hash of a message is that of earlier versions", async () => {
  const { bodyHash } = await read({ path: messages });
  expect(bodyHash).toBe(hash("sha256", `createMessage\n${JSON.stringify(chat)}`, "hex"));
});

test("betas do not change a chat completion, nor its hash", async () => {
  const { bodyHash } = await read({ betas: "a" });
  expect(bodyHash).toBe((await read({})).bodyHash);
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
