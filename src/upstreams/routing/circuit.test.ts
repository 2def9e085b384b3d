import { expect, test } from "vitest";
import {
  failureTable,
  UpstreamFailure,
  type UpstreamFailureKind,
} from "../../core/errors/upstream-failure.ts";
import { RawJson } from "../../core/raw-json/raw-json.ts";
import { type Answer, scripted } from "./test-router.ts";

test("a failing upstream is not called for a while, then probed", async () => {
  const answers = Array.from({ length: 9 }, (): Answer => "server-error");
  const { open, pass } = scripted({ answers: { a: [...answers, "ok"] } });
  for (const client of ["one", "two", "one", "two"]) {
    expect(await open(undefined, { client })).toMatchObject({ end: "server-error", calls: "a a" });
  }
  expect(await open()).toMatchObject({ end: "server-error", calls: "a" });
  expect(await open()).toMatchObject({ end: "overloaded", calls: "", retryAfterMs: 5_000 });
  pass(4_500);
  expect(await open()).toMatchObject({ end: "overloaded", calls: "", retryAfterMs: 1_000 });
  pass(500);
  expect(await open()).toMatchObject({ end: "a", calls: "a" });
});

test("a request that always fails does not open the circuit, however often it is sent", async () => {
  const { open } = scripted({ answers: { a: ["server-error"], reserve: ["ok"] } });
  for (let request = 0; request < 12; request += 1) {
    const { calls } = await open(undefined, { client: "one", words: "poison" });
    expect(calls).toBe("a a reserve");
  }
});

test("a request that fails differently each time counts each time", async () => {
  const ways = [
    "malformed-response",
    "incomplete",
    "too-large",
    "access-denied",
    "timeout",
  ] as const;
  const { open, router } = scripted({ answers: { a: ways, reserve: ["ok"] } });
  const ask = () => open(undefined, { client: "one", words: "the same" });
  for (const _way of ways) await ask();
  expect(router.circuits().get("a")).toBe("open");
  expect(await ask()).toMatchObject({ calls: "reserve" });
});

test.each(["tool", "output"] as const)(
  "requests that differ only in the schema of the %s fall back to the next upstream, and each counts",
  async (place) => {
    const { open, router } = scripted({ answers: { a: ["timeout"], reserve: ["ok"] } });
    const ask = (request: number) => {
      const schema = (own: string) =>
        RawJson.of({ type: "object", ...(place === own && { maxProperties: request }) });
      const tools = [{ name: "f", parameters: schema("tool") }];
      const output = { kind: "json-schema", strict: true, schema: schema("output") } as const;
      return open(undefined, { words: "the same", conversation: { tools, output } });
    };
    for (const request of [1, 2, 3, 4, 4]) {
      expect(await ask(request)).toMatchObject({ end: "reserve", calls: "a reserve" });
    }
    expect(router.circuits().get("a")).toBe("closed");
    await ask(5);
    expect(router.circuits().get("a")).toBe("open");
  },
);

test("one client's failing requests do not block the upstream for other clients", async () => {
  const { open } = scripted({ answers: { a: ["server-error"], reserve: ["ok"] } });
  for (let request = 0; request < 5; request += 1) await open(undefined, { client: "one" });
  expect(await open(undefined, { client: "one" })).toMatchObject({ calls: "reserve" });
  expect(await open(undefined, { client: "two" })).toMatchObject({ calls: "a a reserve" });
});

test.each(["connect", "account-problem"] as const)(
  "an upstream that fails by %s, which cannot be a request's fault, is not called after five failures",
  async (failure) => {
    const { open, router } = scripted({ answers: { a: [failure], reserve: ["ok"] } });
    const ask = () => open(undefined, { client: "one", words: "the same" });
    for (let calls = 0; calls < 5; calls += failure === "connect" ? 2 : 1) await ask();
    expect(router.circuits().get("a")).toBe("open");
    expect(await open(undefined, { client: "two" })).toMatchObject({ calls: "reserve" });
  },
);

test("an account problem derived only from the message may be the request's fault", async () => {
  const failure = { kind: "account-problem", isKindFromMessage: true } as const;
  const { open, router } = scripted({ answers: { a: [failure], reserve: ["ok"] } });
  for (let request = 0; request < 12; request += 1) {
    await open(undefined, { client: "one", words: "the same" });
  }
  expect(router.circuits().get("a")).toBe("closed");
  for (let request = 0; request < 5; request += 1) await open(undefined, { client: "one" });
  expect(await open(undefined, { client: "one" })).toMatchObject({ calls: "reserve" });
  expect(await open(undefined, { client: "two" })).toMatchObject({ calls: "a reserve" });
});

test("if every circuit is open, the soonest probe determines the retry delay", async () => {
  const { open, pass } = scripted({ answers: { a: ["timeout"], b: ["timeout"] }, random: 0 });
  for (let request = 0; request < 5; request += 1) await open();
  pass(2_000);
  expect(await open()).toMatchObject({ end: "overloaded", calls: "", retryAfterMs: 3_000 });
});

test("the soonest probe of any upstream counts", async () => {
  const circuits = async (first: "a" | "b"): Promise<number | undefined> => {
    const broken = Array.from({ length: 5 }, (): Answer => "timeout");
    const later: Answer[] = ["ok", ...broken];
    const answers = first === "a" ? { a: broken, b: later } : { a: later, b: broken };
    const { open, pass } = scripted({ answers, random: first === "a" ? 0 : 0.9 });
    await open();
    for (let request = 0; request < 4; request += 1) await open();
    pass(1_000);
    for (let request = 0; request < 5; request += 1) await open();
    return (await open()).retryAfterMs;
  };
  // One circuit opened a second before the other.
  expect([await circuits("a"), await circuits("b")]).toEqual([4_000, 4_000]);
});

/** Each kind of failure at the end of an open generation has its effect on the circuit. */
test.each(Object.entries(failureTable).map(([kind, { health }]) => [kind, health] as const))(
  "five replies that end with %s: the upstream is %s",
  async (kind, health) => {
    const { open } = scripted({ answers: { a: ["ok"] } });
    for (let reply = 0; reply < 5; reply += 1) await open(kind as UpstreamFailureKind);
    const { calls } = await open();
    // No other call was answered in the meantime.
    expect(calls).toBe(health.startsWith("unhealthy") ? "" : "a");
  },
);

test("replies that time out while others are answered do not open the circuit", async () => {
  const { ask, open, pass } = scripted({ answers: { a: ["ok"] } });
  const slow = await Promise.all(Array.from({ length: 9 }, () => ask()));
  pass(1_000);
  await open();
  for (const { ended } of slow) await ended(new UpstreamFailure("timeout", "late"));
  expect(await open()).toMatchObject({ end: "a", calls: "a" });
});

test("replies with other failures open the circuit, even if others are answered meanwhile", async () => {
  const { ask, open, pass } = scripted({ answers: { a: ["ok"] } });
  const failing = await Promise.all(Array.from({ length: 5 }, () => ask()));
  pass(1_000);
  await open();
  for (const { ended } of failing) await ended(new UpstreamFailure("server-error", "late"));
  expect(await open()).toMatchObject({ end: "overloaded", calls: "" });
});

test("replies that time out without other answers open the circuit", async () => {
  const { ask, open, pass } = scripted({ answers: { a: ["ok"] } });
  const slow = await Promise.all(Array.from({ length: 5 }, () => ask()));
  pass(1_000);
  for (const { ended } of slow) await ended(new UpstreamFailure("timeout", "late"));
  expect(await open()).toMatchObject({ end: "overloaded", calls: "" });
});

test("an upstream without a response until the request's deadline has timed out, and no other is called", async () => {
  const { ask, open, ends } = scripted({ answers: { a: ["cancelled"], reserve: ["ok"] } });
  const deadline = new UpstreamFailure("timeout", "the deadline");
  for (let request = 0; request < 5; request += 1) {
    await expect(ask([], AbortSignal.abort(deadline))).rejects.toBe(deadline);
  }
  expect(ends).toEqual(Array.from({ length: 5 }, () => "r a timeout"));
  expect(await open()).toMatchObject({ end: "reserve", calls: "reserve" });
});

test.each(["cancelled", "bug"] as const)("a probe that ends with %s is released", async (end) => {
  const failures = Array.from({ length: 5 }, (): Answer => "timeout");
  const { open, pass } = scripted({ answers: { a: [...failures, end, "ok"] } });
  for (let request = 0; request < 5; request += 1) await open();
  pass(5_000);
  await open();
  expect(await open()).toMatchObject({ end: "a" });
});

test("only the circuits of configured upstreams are kept", async () => {
  const { open, router } = scripted({ answers: { a: ["timeout"] } });
  for (let request = 0; request < 5; request += 1) await open();
  router.retain(new Set(["a"]));
  expect(await open()).toMatchObject({ calls: "" });
  router.retain(new Set(["b"]));
  expect(await open()).toMatchObject({ calls: "a" });
  const both = scripted({ answers: { a: ["timeout"], b: ["timeout"] } });
  await both.open();
  expect(both.router.circuits().size).toBe(2);
  both.router.retain(new Set());
  expect(both.router.circuits().size).toBe(0);
});

test("an open circuit has its begin, its next trial, and the request that met the last failure", async () => {
  const { open, pass, router } = scripted({ answers: { a: ["timeout"], reserve: ["ok"] } });
  await open();
  expect([...router.outages()]).toEqual([]);
  for (let request = 0; request < 4; request += 1) await open();
  const cause = { requestId: "r", failure: "timeout", status: 418 };
  const [[, { sinceMs, nextTrialMs }] = ["", { sinceMs: -1, nextTrialMs: -1 }]] = [
    ...router.outages(),
  ];
  expect([...router.outages()]).toEqual([["a", { sinceMs, nextTrialMs, cause }]]);
  expect(nextTrialMs - sinceMs).toBe(5_000);
  pass(5_000);
  await open();
  // A failed trial lengthens the pause, and keeps the begin.
  expect(router.outages().get("a")).toMatchObject({ sinceMs, cause });
  expect((router.outages().get("a")?.nextTrialMs ?? 0) - sinceMs).toBeGreaterThanOrEqual(15_000);
  router.retain(new Set());
  expect(router.outages().size).toBe(0);
});
