import { afterAll, beforeAll, expect, test } from "vitest";
import type { Issue } from "../../src/errors/gateway-error.ts";
import { findIssueFault } from "../../scripts/contract/request-mutations/judge.ts";
import { mutateBodies, type MutatedBody } from "../../scripts/contract/request-mutations/run.ts";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { faultsOf } from "../../contract-tests/harness/closed-replies.ts";
import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import { inParallel } from "./in-parallel.ts";

const BODIES = 3_000;
const SEED = 20_260_102;

const paths = { chat: "/v1/chat/completions", messages: "/v1/messages" } as const;

/** Valid outcomes of a mutated body: served, refused, or for a model that does not exist. */
const validStatuses: readonly number[] = [200, 400, 402, 404];

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ env: { LOG_LEVEL: "warn" } });
});
afterAll(() => server.stop());

interface ErrorReply {
  readonly error: { readonly details: { readonly issues?: readonly Issue[] } | null };
}

function findFault({ text }: MutatedBody, reply: Reply): string | null {
  if (!validStatuses.includes(reply.status)) return `status ${reply.status}: ${reply.text}`;
  if (reply.status === 200) return null;
  const [fault] = faultsOf("ErrorResponse", reply.json);
  if (fault !== undefined) return fault;
  const issues = (reply.json as ErrorReply).error.details?.issues ?? [];
  return issues.length === 0 ? null : findIssueFault(issues, readBody(text));
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The issues of a text that is not JSON point at the whole body.
    return undefined;
  }
}

function* take(count: number): Generator<MutatedBody> {
  const bodies = mutateBodies(SEED);
  for (let at = 0; at < count; at += 1) yield bodies.next().value;
}

test("3,000 mutated bodies bring no 500 and leave no mark in the log", async () => {
  const faults: string[] = [];
  const statuses: Record<number, number> = {};
  await inParallel(take(BODIES), async (body) => {
    const reply = await call(server, paths[body.protocol], { key: server.key, body: body.text });
    statuses[reply.status] = (statuses[reply.status] ?? 0) + 1;
    const fault = findFault(body, reply);
    if (fault !== null) faults.push(`${body.protocol} ${body.text.slice(0, 1_000)}\n${fault}`);
  });
  expect(faults).toEqual([]);
  expect(statuses[200]).toBeGreaterThan(200);
  expect(server.output()).not.toMatch(/unhandled|uncaught|"level":(?:"(?:error|fatal)"|[56]0)/i);
  const ready = await call(server, "/readyz");
  expect(ready.status).toBe(200);
}, 300_000);
