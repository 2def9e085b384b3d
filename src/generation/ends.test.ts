import { getEventListeners } from "node:events";
import { describe, expect, test } from "vitest";
import { GatewayError } from "../core/errors/gateway-error.ts";
import { StoreUnavailable } from "../core/errors/store-unavailable.ts";
import { UpstreamFailure } from "../core/errors/upstream-failure.ts";
import { call, complete, end, fail, start, text, used } from "./testing/events.ts";
import { runScript, type ScriptOptions } from "./testing/run-script.ts";
import { processStop, type Step } from "./testing/scripted-upstream.ts";

const gone = new Error("the client closed the connection");
const finish = [used({ output: 3 }), end];

type Run = Awaited<ReturnType<typeof runScript>>;

/** Returns `outcome status charge` of the settlement, followed by the client's result. */
function picture({ settled, settlements, summary, error, sink }: Run): string {
  if (settled === undefined || settlements.length !== 1) {
    return `${settlements.length} settlements`;
  }
  const estimate = settled.estimated ? "~" : "";
  // The summary has the charge of the ledger, whatever the end was.
  if (summary?.chargeNanoUsd !== settled.charge)
    return `a summary without its charge: ${String(error)}`;
  const { outcome, status, charge } = settled;
  return `${outcome} ${status} ${estimate}${charge} ${got(summary.failure, sink)}`;
}

function got(failure: unknown, { text: wire, ended, head }: Run["sink"]): string {
  if (head === undefined) return failure === null ? "nothing" : `answers ${nameOf(failure)}`;
  const isComplete =
    /data: \[DONE\]\n\n$|"type":"message_stop"\}\n\n$|event: response\.(?:completed|incomplete)\n.*\n\n$|^\{.*\}$/.test(
      wire,
    );
  const code = /"code":"(\w+)"/.exec(wire)?.[1];
  if (!ended) return "open";
  return isComplete && code === undefined ? "complete" : `error ${code}`;
}

function nameOf(error: unknown): string {
  if (error instanceof UpstreamFailure || error instanceof GatewayError) return error.kind;
  return error instanceof StoreUnavailable ? "store" : "bug";
}

interface Row {
  readonly steps: readonly Step[];
  readonly options?: ScriptOptions;
  readonly stream: string;
  /** For the non-streaming response, if it differs from the stream. */
  readonly whole?: string;
  /** The failure that the router's breaker receives for each call. */
  readonly attempts: readonly (string | null)[];
}

const ends: Readonly<Record<string, Row>> = {
  finished: {
    steps: complete,
    stream: "finished 200 11000 complete",
    attempts: [null],
  },
  "upstream refused": {
    steps: [fail("server-error", 500)],
    stream: "failed 502 0 answers server-error",
    attempts: ["server-error"],
  },
  "upstream refused the request": {
    steps: [fail("invalid-request", 422)],
    stream: "failed 400 0 answers invalid-request",
    attempts: ["invalid-request"],
  },
  "error event": {
    steps: [[start, text], fail("server-error", 200)],
    stream: "broken 200 ~11000 error upstream_error",
    whole: "failed 502 0 answers server-error",
    attempts: ["server-error"],
  },
  "error event about the request": {
    steps: [[start, text], fail("invalid-request", 200)],
    stream: "broken 200 ~11000 error upstream_rejected",
    whole: "failed 400 0 answers invalid-request",
    attempts: ["invalid-request"],
  },
  "error event about our account": {
    steps: [[start, text], fail("account-problem", 200)],
    stream: "broken 200 ~11000 error upstream_error",
    whole: "failed 502 0 answers account-problem",
    attempts: ["account-problem"],
  },
  "read error": {
    steps: [[start, text], new Error("scripted")],
    stream: "broken 200 ~11000 error internal_error",
    whole: "failed 500 0 answers bug",
    attempts: ["cancelled"],
  },
  truncated: {
    steps: [[start, text]],
    stream: "broken 200 ~11000 error upstream_error",
    whole: "failed 502 0 answers incomplete",
    attempts: ["incomplete"],
  },
  "time-out before the first byte": {
    steps: [fail("timeout")],
    stream: "failed 504 0 answers timeout",
    attempts: ["timeout"],
  },
  "time-out": {
    steps: [[start, text], fail("timeout")],
    stream: "broken 200 ~11000 error upstream_timeout",
    whole: "failed 504 0 answers timeout",
    attempts: ["timeout"],
  },
  "deadline before the first byte": {
    steps: ["hangs"],
    options: { totalMs: 5 },
    stream: "failed 504 0 answers timeout",
    attempts: ["timeout"],
  },
  deadline: {
    steps: [[start, text], "hangs"],
    options: { totalMs: 5 },
    stream: "broken 200 ~11000 error upstream_timeout",
    whole: "failed 504 0 answers timeout",
    attempts: ["timeout"],
  },
  "error event at the deadline": {
    steps: [[start, text], "breaks"],
    options: { totalMs: 5 },
    stream: "broken 200 ~11000 error upstream_error",
    whole: "failed 502 0 answers server-error",
    attempts: ["server-error"],
  },
  "client gone before the upstream was asked": {
    steps: complete,
    options: { leftBefore: gone },
    stream: "client-gone 503 0 nothing",
    attempts: [],
  },
  "client gone before the first byte": {
    steps: ["client-leaves"],
    stream: "client-gone 200 ~4000 nothing",
    attempts: ["cancelled"],
  },
  "client gone": {
    steps: [[start, text], "client-leaves", "hangs"],
    stream: "client-gone 200 ~11000 error unavailable",
    whole: "client-gone 200 ~11000 nothing",
    attempts: ["cancelled"],
  },
  "client gone between two calls": {
    steps: [fail("overloaded", 429), "next-call", ...complete],
    options: { leftAtPause: gone, kind: "openai" },
    stream: "client-gone 503 0 nothing",
    attempts: ["overloaded", "cancelled"],
  },
  "keyed client gone before the upstream was asked": {
    steps: complete,
    options: { keyed: true, leftBefore: gone },
    stream: "finished 200 11000 complete",
    attempts: [null],
  },
  "keyed client gone": {
    steps: [[start, text], "client-leaves", finish],
    options: { keyed: true },
    stream: "finished 200 11000 complete",
    attempts: [null],
  },
  "keyed client gone, then error event": {
    steps: [[start, text], "client-leaves", fail("server-error")],
    options: { keyed: true },
    stream: "broken 200 ~11000 error upstream_error",
    whole: "failed 502 0 answers server-error",
    attempts: ["server-error"],
  },
  "stop by the process before the upstream was asked": {
    steps: complete,
    options: { leftBefore: processStop },
    stream: "failed 503 0 answers unavailable",
    attempts: [],
  },
  "stop by the process before the first byte": {
    steps: ["process-stops"],
    stream: "failed 503 0 answers unavailable",
    attempts: ["cancelled"],
  },
  "stop by the process": {
    steps: [[start, text], "process-stops"],
    stream: "broken 200 ~11000 error unavailable",
    whole: "failed 503 0 answers unavailable",
    attempts: ["cancelled"],
  },
  "error event at the stop by the process": {
    steps: [[start, text], "breaks-as-process-stops"],
    stream: "broken 200 ~11000 error upstream_error",
    whole: "failed 502 0 answers server-error",
    attempts: ["server-error"],
  },
  "stop by the process of a keyed request": {
    steps: [[start, text], "process-stops"],
    options: { keyed: true },
    stream: "broken 200 ~11000 error unavailable",
    whole: "failed 503 0 answers unavailable",
    attempts: ["cancelled"],
  },
  "settlement failed": {
    steps: complete,
    options: { settlementFailures: 1 },
    stream: "broken 200 11000 error unavailable",
    whole: "failed 503 0 answers store",
    attempts: [null],
  },
  "settlement failed twice": {
    steps: complete,
    options: { settlementFailures: 2 },
    stream: "0 settlements",
    attempts: [null],
  },
};

describe.each(["chat", "messages", "responses"] as const)("%s", (protocol) => {
  test.each(Object.entries(ends))("stream: %s", async (_, row) => {
    const run = await runScript(row.steps, { ...row.options, protocol, stream: true });
    expect(picture(run)).toBe(row.stream);
    expect(run.attemptsEnded).toEqual(row.attempts);
    expect([run.timers.running, getEventListeners(run.signal, "abort")]).toEqual([0, []]);
  });

  test.each(Object.entries(ends))("non-streaming: %s", async (_, row) => {
    const run = await runScript(row.steps, { ...row.options, protocol, stream: false });
    expect(picture(run)).toBe(row.whole ?? row.stream);
    expect(run.attemptsEnded).toEqual(row.attempts);
    expect([run.timers.running, getEventListeners(run.signal, "abort")]).toEqual([0, []]);
  });
});

test.each([
  ["chat", 503],
  ["messages", 529],
  ["responses", 503],
] as const)("%s: an overloaded upstream is settled with status %s", async (protocol, status) => {
  const { settled } = await runScript([fail("overloaded", 429)], { protocol });
  expect(settled).toMatchObject({ outcome: "failed", status, charge: 0, estimated: false });
});

test.each([
  ["chat", "invalid_request_error", "no"],
  ["messages", "policy_blocked", "no (a token)"],
  ["responses", "invalid_request_error", "no"],
] as const)(
  "%s: an open stream fails with the error text of its protocol",
  async (protocol, type, message) => {
    const refusal = { class: "policy", token: "a token" } as const;
    const refused = new UpstreamFailure("invalid-request", "no", { refusal });
    const { sink } = await runScript([[start, text], refused], { protocol, stream: true });
    const error = { type, message, code: "policy_blocked", param: null, details: null };
    expect(sink.text).toContain(JSON.stringify(error));
  },
);

test("the settlement precedes the last byte of a stream", async () => {
  const { timeline } = await runScript(complete);
  const calls = ["hold", "ask", "mark 2000", "open", "write", "settle", "write", "end"];
  expect(timeline).toEqual(calls);
});

test("the settlement precedes the first byte of a non-streaming reply", async () => {
  const { timeline } = await runScript(complete, { stream: false });
  expect(timeline).toEqual(["hold", "ask", "mark 2000", "settle", "open", "write", "end"]);
});

test.each([
  ["an open stream", true, ["settle", "write", "end"]],
  ["a non-streaming reply", false, ["settle"]],
] as const)("the settlement of a failure precedes its error: %s", async (_, stream, want) => {
  const { timeline } = await runScript([[start], fail("server-error")], { stream });
  expect(timeline.slice(timeline.indexOf("settle"))).toEqual(want);
});

const halfCall = [
  [start, ...call("[1")],
  [used({ output: 3 }), end],
] as const;

test.each([
  [true, "broken 200 11000 error upstream_error"],
  [false, "failed 502 0 answers upstream-error"],
])("a reply that cannot be encoded is a failure, stream %s", async (stream, want) => {
  const run = await runScript(halfCall, { protocol: "messages", stream });
  expect(picture(run)).toBe(want);
  // The upstream's reply was complete; this is reported once.
  expect(run.attemptsEnded).toEqual([null]);
});

test.each([
  [0, ["hold settled"]],
  [1, ["hold failed", "hold settled"]],
  [2, ["hold failed", "hold failed", "unsettled req_1"]],
])("the observer is notified of %s failed settlements", async (settlementFailures, want) => {
  expect((await runScript(complete, { settlementFailures })).observed).toEqual(want);
});

/**
 * Exceeds the size of a reply from a model with 100 output tokens, in one piece or in many small
 * ones.
 */
const tooLong = 100 * 32 + 262_145;

test.each([
  ["text", [{ type: "text-delta", text: "x".repeat(tooLong) }]],
  ["reasoning", [{ type: "reasoning-delta", text: "x".repeat(tooLong) }]],
  ["arguments", call("x".repeat(tooLong))],
  ["calls", Array.from({ length: 1_100 }, () => call("")).flat()],
] as const)("a stream that is too long for its model gets an error event: %s", async (_, more) => {
  const run = await runScript([[start], more, "hangs"], { totalMs: 60_000 });
  expect(picture(run)).toMatch(/^broken 200 ~\d+ error upstream_error$/);
  expect(run.attemptsEnded).toEqual(["too-large"]);
  expect(run.summary?.failure).toMatchObject({ kind: "too-large" });
});

const neverReads = { clientReads: "never", totalMs: 5 } as const;

test("a request ends at its deadline if its client never reads", async () => {
  const run = await runScript([[start, text], "hangs"], neverReads);
  expect(picture(run)).toBe("client-gone 200 ~11000 error request_timeout");
  // The upstream was not slow.
  expect(run.attemptsEnded).toEqual(["cancelled"]);
  expect(run.summary?.failure).toMatchObject({ kind: "request-timeout" });
});

test("a keyed request does not wait for its client: at its deadline its upstream was slow", async () => {
  const run = await runScript([[start, text], "hangs"], { ...neverReads, keyed: true });
  // The text that is kept for repeats is not written at once to a client that does not read.
  expect(picture(run)).toBe("broken 200 ~11000 open");
  expect(run.attemptsEnded).toEqual(["timeout"]);
});

test.each([
  ["its client leaves", gone, "client-gone 200 ~11000 error unavailable"],
  ["the process stops", processStop, "broken 200 ~11000 error unavailable"],
] as const)(
  "a run does not wait for a client that does not read if %s",
  async (_, leftAtWrite, want) => {
    const options = { clientReads: "never", leftAtWrite } as const;
    expect(picture(await runScript([[start, text], "hangs"], options))).toBe(want);
  },
);

test("a bug in pricing leaves no hold, and is our loss", async () => {
  const steps = [[start, text], fail("server-error", 200)] as const;
  const run = await runScript(steps, { estimatesFail: true });
  expect(picture(run)).toBe("broken 200 0 error upstream_error");
  expect(run.observed).toEqual(["unpriced req_1", "hold settled"]);
});

test("a bug in an open stream ends it with an internal error, which its summary reports", async () => {
  const run = await runScript([[start, text], new TypeError("a bug")]);
  expect(picture(run)).toBe("broken 200 ~11000 error internal_error");
  expect(run.summary?.failure).toBeInstanceOf(TypeError);
});

test("a reply is settled once its client has read everything before the last byte", async () => {
  const { timeline } = await runScript(complete, { clientReads: "slowly" });
  expect(timeline.slice(timeline.indexOf("open"))).toEqual([
    ...["open", "write", "drained", "settle", "write", "end"],
  ]);
});

test.each([
  ["", {}, "client-gone 200 11000 error request_timeout"],
  ["keyed ", { keyed: true }, "finished 200 11000 open"],
])("a complete %sreply that its client never reads is paid", async (_, options, want) => {
  const run = await runScript([[start, text, ...finish]], { ...neverReads, ...options });
  expect(picture(run)).toBe(want);
  expect(run.summary?.failure).toMatchObject({ kind: "request-timeout" });
  expect(run.timers.running).toBe(0);
});

test("a slow client slows the upstream's reading", async () => {
  const { timeline } = await runScript([[start, text], [text], [end]], { clientReads: "slowly" });
  const writes = timeline.filter((item) => item === "write" || item === "drained");
  expect(writes.slice(0, 4)).toEqual(["write", "drained", "write", "drained"]);
});

test("a request that has ended has no timers or listeners", async () => {
  for (const steps of [complete, [fail("server-error")]]) {
    const { signal } = await runScript(steps);
    expect(getEventListeners(signal, "abort")).toEqual([]);
  }
});
