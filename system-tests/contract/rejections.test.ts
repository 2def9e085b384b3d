import { afterAll, beforeAll, expect, test } from "vitest";
import { listAcceptedBodies, listRefusedBodies } from "../../scripts/contract/rejections/atlas.ts";
import { contractSchemas } from "../../src/wire/contract/contract-schemas.ts";
import type { RequestRoot } from "../../scripts/contract/rejections/place.ts";
import { errorBody } from "../../src/core/errors/error-body.ts";
import { call } from "../../contract-tests/harness/call.ts";
import { createCustomer } from "../../contract-tests/harness/operator.ts";
import { shareServer, type SharedServer } from "../../contract-tests/harness/shared/gateway.ts";
import { inParallel } from "./in-parallel.ts";
import { keepsToContract } from "./meaning.ts";

const paths: Readonly<Record<RequestRoot, string>> = {
  ChatCompletionRequest: "/v1/chat/completions",
  MessagesRequest: "/v1/messages",
  CountTokensRequest: "/v1/messages/count_tokens",
  ResponsesRequest: "/v1/responses",
};
const protocols = {
  ChatCompletionRequest: "chat",
  MessagesRequest: "messages",
  CountTokensRequest: "messages",
  ResponsesRequest: "responses",
} as const;

const config = `
plans:
  - { id: lenient, name: Lenient, models: ["*"], unlisted_fields: ignore }
`;

let server: SharedServer;
/** Keys of a plan that ignores unlisted fields; `strict` has its own rule. */
const keys = { lenient: "", strict: "" };
beforeAll(async () => {
  server = await shareServer({ config });
  const wanted = { plan: "lenient", balance: "100000.00" };
  keys.lenient = (await createCustomer(server, wanted)).key;
  const keyOptions = ["--unlisted-fields", "refuse"];
  keys.strict = (await createCustomer(server, { ...wanted, keyOptions })).key;
});
afterAll(() => server.stop());

test.each([
  ["a plan without a rule", () => server.key],
  ["a key with its own rule", () => keys.strict],
])(
  "%s: the running server refuses each invalid body with exactly the atlas's message",
  async (_name, key) => {
    const refused = listRefusedBodies();
    const wrong: string[] = [];
    await inParallel(refused, async ({ root, body, refusal }) => {
      const text = JSON.stringify(body);
      const reply = await call(server, paths[root], { key: key(), body: text });
      const { request_id: id } = reply.json as { readonly request_id: string };
      const want = errorBody(refusal, id, protocols[root]);
      const isSame = JSON.stringify(reply.json) === JSON.stringify(want);
      if (reply.status !== 400 || !isSame) wrong.push(`${text.slice(0, 500)}: ${reply.text}`);
    });
    expect(wrong).toEqual([]);
    expect(refused.length).toBeGreaterThan(600);
  },
);

test("with unlisted_fields: ignore, exactly the bodies whose message names it are accepted", async () => {
  const wrong: string[] = [];
  let accepted = 0;
  await inParallel(listRefusedBodies(), async ({ root, body, refusal }) => {
    const text = JSON.stringify(body);
    const reply = await call(server, paths[root], { key: keys.lenient, body: text });
    const isNamed = refusal.issues.every(({ hint = "" }) => hint.includes('"unlisted_fields"'));
    if (isNamed) accepted += 1;
    const isRight = isNamed ? keepsToContract(reply) : reply.status === 400;
    if (!isRight) wrong.push(`${reply.status} ${text.slice(0, 500)}: ${reply.text}`);
  });
  expect(wrong).toEqual([]);
  expect(accepted).toBeGreaterThan(70);
});

test("the running server refuses no accepted witness by a rule of the contract", async () => {
  let served = 0;
  const wrong: string[] = [];
  await inParallel(listAcceptedBodies(contractSchemas), async ({ root, body }) => {
    const text = JSON.stringify(body);
    const reply = await call(server, paths[root], { key: server.key, body: text });
    if (reply.status === 200) served += 1;
    if (!keepsToContract(reply)) wrong.push(`${reply.status} ${text}: ${reply.text}`);
  });
  expect(wrong).toEqual([]);
  expect(served).toBeGreaterThan(100);
});
