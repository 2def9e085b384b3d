import { expect, test } from "vitest";
import type { Model, Upstream } from "../catalog/model.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import type { UpstreamAttempt } from "../ledger/store.ts";
import { UpstreamFailure, type UpstreamFailureKind } from "../errors/upstream-failure.ts";
import type { Provider } from "../providers/provider.ts";
import { Router } from "./router.ts";

type Answer =
  | "ok"
  | UpstreamFailureKind
  | { readonly kind: "overloaded"; readonly retryAfterMs: number };

function upstream(id: string, weight = 1): Upstream {
  const timeouts = { connectMs: 1, firstByteMs: 1, idleMs: 1, totalMs: 1 };
  return {
    id,
    kind: "openai",
    baseUrl: "",
    model: id,
    apiKey: null,
    weight,
    timeouts,
    headers: {},
    query: {},
  };
}

/** A router whose upstreams answer by script, the last answer for ever. */
function scripted(answers: Readonly<Record<string, readonly Answer[]>>) {
  const calls: string[] = [];
  const pausesMs: number[] = [];
  const left = new Map(Object.entries(answers).map(([id, list]) => [id, [...list]]));
  let nowMs = 0;
  const provider: Provider = {
    async generate({ upstream: { id } }) {
      calls.push(id);
      const list = left.get(id) ?? [];
      const answer = (list.length > 1 ? list.shift() : list[0]) ?? "ok";
      if (answer === "ok") return { status: 200, ignored: [], events: (async function* () {})() };
      const kind = typeof answer === "string" ? answer : answer.kind;
      throw new UpstreamFailure(kind, id, typeof answer === "string" ? {} : answer);
    },
  };
  const router = new Router({
    providers: { openai: provider, anthropic: provider, sandbox: provider },
    clock: { nowMs: () => nowMs, sleep: async (ms) => void pausesMs.push(ms) },
    random: () => 0.5,
    attemptEnded: () => {},
  });
  const upstreams = Object.keys(answers).map((id) => upstream(id, id === "reserve" ? 0 : 1));
  const open = async () => {
    const attempts: UpstreamAttempt[] = [];
    calls.length = 0;
    try {
      const routed = await router.open({
        conversation: {} as never,
        model: { upstreams } as unknown as Model,
        stream: true,
        signal: new AbortController().signal,
        requestId: "r",
        attempts,
      });
      routed.ended(undefined);
      return { end: routed.upstream.id, calls: calls.join(" "), attempts };
    } catch (error) {
      const end =
        error instanceof UpstreamFailure || error instanceof GatewayError ? error.kind : "?";
      return { end, calls: calls.join(" "), attempts };
    }
  };
  return { open, pausesMs, router, pass: (ms: number) => (nowMs += ms) };
}

test.each<[string, Record<string, readonly Answer[]>, string, string]>([
  ["the first answers", { a: ["ok"] }, "a", "a"],
  ["a broken one is asked again", { a: ["server-error", "ok"] }, "a", "a a"],
  ["then the next one", { a: ["server-error"], reserve: ["ok"] }, "reserve", "a a reserve"],
  [
    "a client's mistake is final",
    { a: ["invalid-request"], reserve: ["ok"] },
    "invalid-request",
    "a",
  ],
  ["a client that left is final", { a: ["cancelled"], reserve: ["ok"] }, "cancelled", "a"],
  ["silence goes to the next at once", { a: ["timeout"], reserve: ["ok"] }, "reserve", "a reserve"],
  [
    "our bad key goes to the next at once",
    { a: ["access-denied"], reserve: ["ok"] },
    "reserve",
    "a reserve",
  ],
  [
    "a short pause is honoured",
    { a: [{ kind: "overloaded", retryAfterMs: 1_000 }, "ok"] },
    "a",
    "a a",
  ],
  [
    "a long pause is not waited for",
    { a: [{ kind: "overloaded", retryAfterMs: 9_000 }], reserve: ["ok"] },
    "reserve",
    "a reserve",
  ],
  [
    "all fail: the last failure",
    { a: ["server-error"], reserve: ["overloaded"] },
    "overloaded",
    "a a reserve reserve",
  ],
])("%s", async (_name, answers, end, calls) => {
  const result = await scripted(answers).open();
  expect(result).toMatchObject({ end, calls });
  expect(result.attempts).toHaveLength(calls.split(" ").length);
});

test("the back-off is never shorter than the upstream's retry-after", async () => {
  const { open, pausesMs } = scripted({ a: [{ kind: "overloaded", retryAfterMs: 1_500 }, "ok"] });
  await open();
  expect(pausesMs).toEqual([1_500]);
});

test("an upstream that keeps failing is left alone, then probed", async () => {
  const { open, pass } = scripted({
    a: ["server-error", "server-error", "server-error", "server-error", "server-error", "ok"],
  });
  await open();
  await open();
  expect(await open()).toMatchObject({ end: "server-error", calls: "a" });
  expect(await open()).toMatchObject({ end: "overloaded", calls: "" });
  pass(5_000);
  expect(await open()).toMatchObject({ end: "a", calls: "a" });
});
