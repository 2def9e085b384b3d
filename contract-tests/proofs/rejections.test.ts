import { afterAll, beforeAll, expect, test } from "vitest";
import { errorBody } from "../../src/errors/error-table.ts";
import { buildAtlas, nameOf, type Atlas } from "../../scripts/proofs/rejections/atlas.ts";
import type { RequestRoot } from "../../scripts/proofs/rejections/place.ts";
import { call } from "../harness/call.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { inParallel } from "./in-parallel.ts";

const paths: Readonly<Record<RequestRoot, string>> = {
  ChatCompletionRequest: "/v1/chat/completions",
  MessagesRequest: "/v1/messages",
};

let server: TestServer;
let atlas: Atlas;

beforeAll(async () => {
  server = await startServer();
  atlas = buildAtlas();
}, 240_000);
afterAll(() => server.stop());

/** Bodies that keep to the contract and still make no sense: what their messages must not say. */
const contractRules = /additionalProperties|required|discriminator|enum|type|min|max/;

interface ErrorReply {
  readonly error: {
    readonly code: string;
    readonly details: { readonly issues: readonly { readonly rule: string }[] } | null;
  };
  readonly request_id: string;
}

test("the running server refuses each rejected witness in exactly the atlas's words", async () => {
  const wrong: string[] = [];
  await inParallel(atlas.constraints, async ({ constraint, rejected, refusal }) => {
    const body = JSON.stringify(rejected);
    const reply = await call(server, paths[constraint.place.root], { key: server.key, body });
    const { request_id: id } = reply.json as ErrorReply;
    const isSame = JSON.stringify(reply.json) === JSON.stringify(errorBody(refusal, id));
    if (reply.status !== 400 || !isSame) wrong.push(`${nameOf(constraint)}: ${reply.text}`);
  });
  expect(wrong).toEqual([]);
}, 240_000);

test("the running server refuses no accepted witness for a rule of the contract", async () => {
  const accepted = new Map<string, string>();
  for (const { constraint, accepted: body } of atlas.constraints) {
    accepted.set(JSON.stringify(body), paths[constraint.place.root]);
  }
  for (const { permission, accepted: body } of atlas.permissions) {
    accepted.set(JSON.stringify(body), paths[permission.place.root]);
  }
  const statuses = new Map<number, number>();
  const wrong: string[] = [];
  await inParallel([...accepted], async ([body, path]) => {
    const { status, json, text } = await call(server, path, { key: server.key, body });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    if (status === 200) return;
    const issues = status === 400 ? ((json as ErrorReply).error.details?.issues ?? []) : null;
    const isMeaning = issues?.every(({ rule }) => !contractRules.test(rule)) ?? false;
    if (!isMeaning && !isUnknownModel(status, body)) wrong.push(`${status} ${body}: ${text}`);
  });
  expect(wrong).toEqual([]);
  expect(statuses.get(200)).toBeGreaterThan(100);
}, 240_000);

/** The witness of the shortest lawful model name names no model. */
function isUnknownModel(status: number, body: string): boolean {
  return status === 404 && (JSON.parse(body) as { readonly model: string }).model === "x";
}
