import { expect, test } from "vitest";
import type { Model, Upstream } from "../catalog/model.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import type { CountRequest, Provider } from "../providers/shared/provider.ts";
import { everyKind } from "../providers/testing/every-kind.ts";
import { testRequest } from "../providers/transport/test-upstream.ts";
import { InputCounter } from "./input-counter.ts";

type Answer = number | Error | null;

/** Returns a counter whose upstreams `a` and `b` give these answers, and what was observed. */
function counting(answers: Readonly<Record<string, Answer>>, open: readonly string[] = []) {
  const asked: CountRequest[] = [];
  const failed: string[] = [];
  let nowMs = 0;
  const provider: Provider = {
    generate: () => Promise.reject(new Error("a generation")),
    countInput: (request) => {
      const answer = answers[request.upstream.id] ?? null;
      if (answer === null) return null;
      asked.push(request);
      nowMs += 7;
      return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
    },
  };
  const counter = new InputCounter({
    providers: everyKind(provider),
    clock: { elapsedMs: () => nowMs },
    random: () => 0,
    isOpen: (id) => open.includes(id),
    countFailed: (requestId, { id }, { kind }) => failed.push(`${requestId} ${id} ${kind}`),
  });
  const upstreams: readonly Upstream[] = ["a", "b"].map(
    (id) => testRequest({ kind: "anthropic", upstream: { id } }).upstream,
  );
  const count = (signal = new AbortController().signal) =>
    counter.count({
      conversation: {} as never,
      model: { upstreams } as unknown as Model,
      signal,
      requestId: "r",
    });
  const ids = () => asked.map((request) => request.upstream.id);
  return { counter, count, asked, ids, failed };
}

test("the first upstream that counts is asked, with ten seconds at most", async () => {
  const { count, asked, ids } = counting({ a: 3, b: 4 });
  expect(await count()).toMatchObject({ inputTokens: 3, upstream: { id: "a" }, ms: 7 });
  expect(ids()).toEqual(["a"]);
  expect(asked[0]?.upstream.timeouts.totalMs).toBe(10_000);
});

test.each([
  ["does not count", { a: null, b: 4 }, []],
  ["has an open circuit breaker", { a: 3, b: 4 }, ["a"]],
])("an upstream that %s is passed over", async (_why, answers, open) => {
  const { count } = counting(answers, open);
  expect(await count()).toMatchObject({ inputTokens: 4, upstream: { id: "b" } });
});

test("there is no count if no upstream counts", async () => {
  const { count, failed } = counting({ a: null, b: null });
  expect([await count(), failed]).toEqual([null, []]);
});

test("there is no count if the upstream fails; no other one is asked", async () => {
  const { count, ids, failed } = counting({ a: new UpstreamFailure("timeout", "late"), b: 4 });
  expect(await count()).toBeNull();
  expect([ids(), failed]).toEqual([["a"], ["r a timeout"]]);
});

test("a server without the path is not asked again until a reload", async () => {
  const missing = new UpstreamFailure("access-denied", "none", { status: 404 });
  const { counter, count, ids, failed } = counting({ a: missing, b: 4 });
  expect(await count()).toBeNull();
  expect(await count()).toMatchObject({ inputTokens: 4 });
  expect([ids(), failed]).toEqual([["a", "b"], ["r a access-denied"]]);
  counter.forget();
  await count();
  expect(ids()).toEqual(["a", "b", "a"]);
});

test("a refusal of the request rejects, unless it names a field that the gateway chose", async () => {
  const refusal = new UpstreamFailure("invalid-request", "No.", { status: 400 });
  await expect(counting({ a: refusal }).count()).rejects.toBe(refusal);
  const refusedField = { name: "thinking", quirk: null };
  expect(await counting({ a: refusal.with({ refusedField }) }).count()).toBeNull();
});

test("an error that is not the upstream's rejects", async () => {
  const bug = new TypeError("a bug");
  await expect(counting({ a: bug }).count()).rejects.toBe(bug);
  const inexpressible = new GatewayError("unsupported-content", "No.");
  await expect(counting({ a: inexpressible }).count()).rejects.toBe(inexpressible);
});

test("an aborted request rejects with the reason", async () => {
  const client = new AbortController();
  const left = new Error("the client left");
  client.abort(left);
  const cancelled = new UpstreamFailure("cancelled", "aborted");
  await expect(counting({ a: cancelled }).count(client.signal)).rejects.toBe(left);
});
