import { exampleMessage } from "../../contract-tests/harness/error-examples.ts";
import { zeroUsage } from "../core/ledger/usage.ts";
import { describe, expect, test } from "vitest";
import { GatewayError } from "../core/errors/gateway-error.ts";
import { StoreUnavailable } from "../core/errors/store-unavailable.ts";
import { nanoUsd } from "../core/money/amounts.ts";
import { sealReply } from "./sealing.ts";
import { bareStart, call, complete, end, fail, start, text, used } from "./testing/events.ts";
import { idempotency, runScript } from "./testing/run-script.ts";

test("the hold is the ceiling of the request; it is placed before the upstream is called", async () => {
  const { holds, timeline } = await runScript(complete, { protocol: "messages", stream: false });
  expect(holds).toMatchObject([
    {
      requestId: "req_1",
      accountId: "a",
      keyId: "k",
      // 7 bytes of text at 1,000 nano-dollars, and 100 tokens at 2,000.
      amount: 207_000,
      startedCharge: 2_000,
      model: "test/model",
      protocol: "messages",
      stream: false,
      atMs: 1,
    },
  ]);
  expect(timeline.slice(0, 2)).toEqual(["hold", "ask"]);
});

describe("a balance that does not cover the hold", () => {
  test.each([
    ["chat", {}, 46],
    ["messages", { max_tokens: 100 }, 46],
  ] as const)("%s: the error states an affordable limit", async (protocol, fields, affordable) => {
    const request = { balance: 100_000, protocol, fields };
    const { error, settlements, observed, timeline } = await runScript(complete, request);
    expect(error).toMatchObject({
      kind: "insufficient-balance",
      details: { needed: "0.000207", available: "0.0001", affordable_max_tokens: affordable },
    });
    expect((error as Error).message).toMatch(exampleMessage("insufficient_balance"));
    expect(String(error)).toContain(`A max_tokens of at most ${affordable} would pass.`);
    expect([settlements, observed, timeline]).toEqual([[], ["hold insufficient"], ["hold"]]);
  });

  test.each([
    ["chat", { max_tokens: 20_000 }, 19_999],
    ["chat", { max_tokens: 12_000 }, 11_999],
    // A larger limit would not be forwarded (section 2.7), so the hold would stay the same.
    ["messages", { max_tokens: 20_000 }, 7_999],
    ["responses", { max_output_tokens: 20_000 }, 19_999],
  ] as const)(
    "%s with %j: the stated limit does not exceed the forwarded one",
    async (protocol, fields, affordable) => {
      const { error } = await runScript(complete, {
        protocol,
        fields,
        maxOutputTokens: 20_000,
        // One nano-dollar short of the hold for the entire output.
        balance: 7_000 + 2_000 * Math.max(...Object.values(fields)) - 1,
      });
      expect(error).toMatchObject({ details: { affordable_max_tokens: affordable } });
      expect(String(error)).toContain(` A ${Object.keys(fields)[0]} of at most ${affordable} `);
    },
  );

  test.each([
    ["no limit is affordable", 5_000, "0.000005"],
    ["a debt counts as zero", -5_000, "0"],
  ])("%s", async (_, balance, available) => {
    const { error } = await runScript(complete, { balance });
    const details = { available, affordable_max_tokens: null };
    expect(error).toMatchObject({ details: { limit: "balance", ...details } });
    expect(String(error)).toMatch(/ is available\.$/);
  });

  test("a key's spending limit is reported as such", async () => {
    const hold = { result: "insufficient", available: nanoUsd(0), limit: "key" } as const;
    const { error } = await runScript(complete, { hold });
    expect(String(error)).toContain("The key's spending limit does not cover this request");
    const details = { limit: "spending_limit" };
    expect(error).toMatchObject({ kind: "spending-limit-exceeded", details });
    expect(error).not.toHaveProperty("details.resets_at");
  });

  test.each([
    ["key-budget", "key_budget", "The key's budget per day"],
    ["account-budget", "account_budget", "The account's budget per day"],
  ] as const)("%s is named with its remaining amount and reset time", async (limit, code, name) => {
    const resetsAtMs = Date.UTC(2026, 10, 23);
    const left = { available: nanoUsd(150_000), limit, period: "day", resetsAtMs } as const;
    const { error } = await runScript(complete, { hold: { result: "insufficient", ...left } });
    const resets_at = "2026-11-23T00:00:00.000Z";
    expect(String(error)).toContain(`${name} does not cover this request`);
    expect(String(error)).toContain(`$0.00015 is available until it resets at ${resets_at}.`);
    const details = { limit: code, available: "0.00015", resets_at };
    expect(error).toMatchObject({ kind: `${limit}-exceeded`, details });
  });
});

test("a key that was revoked after its lookup yields a 401", async () => {
  const hold = { result: "key-revoked" } as const;
  const { error, observed, timeline } = await runScript(complete, { hold });
  const refusedKey = { reason: "key-revoked", keyId: "k" };
  expect(error).toMatchObject({ kind: "invalid-api-key", refusedKey });
  expect([observed, timeline]).toEqual([["hold key-revoked"], ["hold"]]);
});

test("an account that was suspended after the key's lookup yields a 403", async () => {
  const { error, timeline } = await runScript(complete, { hold: { result: "account-suspended" } });
  const refusedKey = { reason: "account-suspended", keyId: "k" };
  expect(error).toMatchObject({ kind: "account-suspended", refusedKey });
  expect(timeline).toEqual(["hold"]);
});

test("a duplicate request id is an internal error", async () => {
  const { error, timeline } = await runScript(complete, {
    hold: { result: "duplicate-request-id" },
  });
  expect(error).not.toBeInstanceOf(GatewayError);
  expect(error).toMatchObject({ message: "duplicate request id" });
  expect(timeline).toEqual(["hold"]);
});

describe("idempotency", () => {
  const keyed = { keyed: true } as const;
  const long = { type: "text-delta", text: "x".repeat(8 * 1024 * 1024) } as const;
  const finish = [used({ output: 3 }), end];

  test("a key is claimed first, and the settlement stores the sealed reply", async () => {
    for (const stream of [true, false]) {
      const { claims, timeline, settled, sink } = await runScript(complete, { ...keyed, stream });
      const { keyHash, bodyHash } = idempotency;
      expect(claims).toEqual([
        { accountId: "a", keyHash, bodyHash, requestId: "req_1", atMs: 2_500 },
      ]);
      expect(timeline[0]).toBe("claim");
      expect(settled?.reply?.keyHash).toBe(keyHash);
      const sealed = settled?.reply?.sealed ?? "";
      const claim = { result: "stored", requestId: "req_0", sealed } as const;
      const replayed = await runScript([], { ...keyed, stream, claim });
      expect(replayed.error).toBeNull();
      expect(replayed.sink).toMatchObject({ head: sink.head, text: sink.text, ended: true });
      expect(replayed.timeline).toEqual(["claim", "open", "write", "end"]);
      expect(replayed.summary).toEqual({
        outcome: "replayed",
        usage: zeroUsage,
        chargeNanoUsd: 0,
        upstream: null,
        upstreamMs: 0,
        attempts: 0,
        stopRaw: "",
        failure: null,
      });
    }
  });

  test("a stored reply opens only with the key that sealed it", async () => {
    const head = { contentType: "application/json", ignored: [] } as const;
    const sealed = sealReply({ head, text: "{}" }, new Uint8Array(32).fill(8));
    const claim = { result: "stored", requestId: "req_0", sealed } as const;
    const { error, sink } = await runScript([], { ...keyed, claim });
    expect(error).toBeInstanceOf(Error);
    expect(sink.head).toBeUndefined();
  });

  test.each([
    ["in-flight", "idempotency-in-flight", 1_000],
    ["mismatch", "idempotency-mismatch", undefined],
  ] as const)("a claim that is %s ends the request", async (result, kind, retryAfterMs) => {
    const { error, timeline } = await runScript(complete, { ...keyed, claim: { result } });
    expect(error).toMatchObject({ kind, retryAfterMs });
    expect(timeline).toEqual(["claim"]);
  });

  test.each([
    ["too little balance", { balance: 0 }, "insufficient-balance"],
    ["a revoked key", { hold: { result: "key-revoked" } }, "invalid-api-key"],
  ] as const)("%s releases the claim", async (_, options, kind) => {
    const { error, timeline } = await runScript(complete, { ...keyed, ...options });
    expect(error).toMatchObject({ kind });
    expect(timeline).toEqual(["claim", "hold", "release key-hash"]);
  });

  test("a claim that cannot be released is reported, and the original error is returned", async () => {
    const run = await runScript(complete, { ...keyed, balance: 0, releaseFails: true });
    expect(run.error).toMatchObject({ kind: "insufficient-balance" });
    expect(run.observed).toEqual(["hold insufficient", "unsettled req_1"]);
  });

  test.each([
    ["of more than 8 MiB, streamed", true],
    ["of more than 8 MiB", false],
  ])("a reply %s is completed but not stored", async (_, stream) => {
    const options = { ...keyed, stream, maxOutputTokens: 300_000 };
    const { settled } = await runScript([[start, long], finish], options);
    expect(settled?.outcome).toBe("finished");
    expect(settled).not.toHaveProperty("reply");
  });

  test.each([
    ["without a key", complete, {}],
    ["that broke", [[start, text], fail("server-error")], keyed],
    ["that failed", [fail("timeout")], keyed],
    ["of more than 8 MiB, streamed", [[start, long], finish], keyed],
    ["of more than 8 MiB", [[start, long], finish], { ...keyed, stream: false }],
  ] as const)("a reply %s is not stored", async (_, steps, options) => {
    const { settled } = await runScript(steps, options);
    expect(settled).toBeDefined();
    expect(settled).not.toHaveProperty("reply");
  });
});

describe("usage and charge", () => {
  test.each([
    // what was reported              events                                     in out est
    ["all counts", [start, text], { output: 3 }, 5, 3, false],
    ["no usage at the start", [bareStart, text], { freshInput: 6, output: 3 }, 6, 3, false],
    ["no input", [bareStart, text], { output: 3 }, 4, 3, true],
    ["no output", [start, text], {}, 5, 3, true],
    ["zero beside text", [start, text], { output: 0 }, 5, 3, true],
    ["a negative number", [start, text], { output: -1 }, 5, 3, true],
    ["an implausible number", [start, text], { output: 1e9 }, 5, 3, true],
  ] as const)("upstream reports %s", async (_, events, usage, input, output, estimated) => {
    const { settled } = await runScript([events, [used(usage), end]]);
    expect(settled).toMatchObject({
      usage: { promptTokens: input, completionTokens: output },
      charge: input * 1_000 + output * 2_000,
      estimated,
    });
  });

  test("hidden reasoning is billed when the reply is cut off", async () => {
    const hidden = { type: "reasoning-delta", text: "x y" } as const;
    const { settled } = await runScript([[start, hidden], fail("server-error")]);
    expect(settled).toMatchObject({ charge: 9_000, usage: { reasoningTokens: 2 } });
  });

  test("a cost above the hold is our loss", async () => {
    const { settled, holds, observed } = await runScript([
      [start, text],
      [used({ output: 150 }), end],
    ]);
    expect(holds[0]?.amount).toBe(207_000);
    expect(settled).toMatchObject({ charge: 207_000, usage: { completionTokens: 150 } });
    expect(observed).toEqual(["lost req_1 98000", "hold settled"]);
  });

  test("a cost equal to the hold is not a loss", async () => {
    const { settled, observed } = await runScript([
      [start, text],
      [used({ freshInput: 7, output: 100 }), end],
    ]);
    expect([settled?.charge, observed]).toEqual([207_000, ["hold settled"]]);
  });

  test.each([
    ["chat", /"prompt_tokens":5,"completion_tokens":3/],
    ["messages", /"input_tokens":5,"output_tokens":3/],
    ["responses", /"input_tokens":5,[^}]*\},"output_tokens":3/],
  ] as const)("%s: the reply shows the billed usage", async (kind, shown) => {
    for (const stream of [true, false]) {
      const fields = kind === "chat" && stream ? { stream_options: { include_usage: true } } : {};
      const { sink } = await runScript(complete, { protocol: kind, stream, fields });
      expect(sink.text).toMatch(shown);
    }
  });

  test.each([
    ["an implausible number", 1_001, 0],
    ["a negative number", -1, 0],
    ["a plausible number", 1_000, 1_000],
  ])("%s of input tokens at the start of a stream", async (_, freshInput, shown) => {
    const first = { type: "generation-start", usage: { freshInput } } as const;
    const { sink } = await runScript([[first, text], [end]], { protocol: "messages" });
    expect(sink.text.split("\n\n")[0]).toContain(`"usage":{"input_tokens":${shown},`);
    expect(sink.text).toContain('"text":"one two three"');
  });

  test("usage that is reported between deltas is shown only at the end", async () => {
    const steps = [
      [start, used({ output: 2 }), text],
      [used({ output: 3 }), end],
    ] as const;
    const { sink } = await runScript(steps, { protocol: "messages" });
    expect(sink.text).toContain('"usage":{"input_tokens":5,"output_tokens":0');
    expect(sink.text.match(/"output_tokens":3/g)).toHaveLength(1);
  });
});

describe("progress marks", () => {
  const word = { type: "text-delta", text: "x".repeat(8) } as const;

  test("the estimated input is owed as soon as the upstream has accepted", async () => {
    const { timeline } = await runScript([[start], [word], [end]]);
    expect(timeline.filter((item) => item.startsWith("mark"))).toEqual(["mark 2000"]);
    expect(timeline.indexOf("mark 2000")).toBe(timeline.indexOf("ask") + 1);
  });

  test("the output so far is recorded every two seconds", async () => {
    const thought = { type: "reasoning-delta", text: "12345678" } as const;
    const steps = [[start], [word], [word, thought], [...call("12345")], [end]] as const;
    const { timeline } = await runScript(steps, { tickMs: 2_000 });
    const marks = timeline.filter((item) => item.startsWith("mark"));
    // 4 characters per token, rounded up, at 2,000 nano-dollars, plus 2,000 for the input.
    const want = [2_000, 2_000, 6_000, 14_000, 18_000, 18_000].map((charge) => `mark ${charge}`);
    expect(marks).toEqual(want);
  });

  test("a mark is not repeated before two seconds have passed", async () => {
    // After each mark the clock is read twice: once too early, once when the next mark is due.
    const steps = [[start], [word], [word], [word], [end]] as const;
    const { timeline } = await runScript(steps, { tickMs: 1_000 });
    expect(timeline.filter((item) => item.startsWith("mark"))).toEqual([
      "mark 2000",
      "mark 6000",
      "mark 14000",
    ]);
  });

  test("a mark that fails is reported and has no other effect", async () => {
    const { error, observed, settled } = await runScript(complete, { marksFail: true });
    expect(error).toBeNull();
    expect(settled?.outcome).toBe("finished");
    expect(observed).toEqual(["unsettled req_1", "hold settled"]);
  });
});

describe("the reply and the log line", () => {
  test.each([
    ["chat", "chatcmpl-1"],
    ["messages", "msg_1"],
    ["responses", "resp_1"],
  ] as const)("%s: id and model", async (protocol, id) => {
    for (const stream of [true, false]) {
      const { sink } = await runScript(complete, { protocol, stream });
      expect(sink.text).toContain(`"id":"${id}"`);
      expect(sink.text).toContain('"model":"test/model"');
      if (protocol !== "messages") expect(sink.text).toMatch(/"created(?:_at)?":2,/);
    }
  });

  test.each([
    [true, "text/event-stream"],
    [false, "application/json"],
  ])("stream %s: the head names each ignored parameter once", async (stream, contentType) => {
    const fields = { max_tokens: 9_000, temperature: 1, top_p: 1 };
    const { sink } = await runScript(complete, {
      protocol: "messages",
      stream,
      fields,
      ignored: ["temperature", "temperature"],
    });
    expect(sink.head).toEqual({ contentType, ignored: ["/max_tokens", "/temperature"] });
  });

  test("the head names the parameters that the model ignores", async () => {
    const fields = { response_format: { type: "json_object" } };
    const { sink } = await runScript(complete, { fields, structuredOutput: "none" });
    expect(sink.head?.ignored).toEqual(["/response_format"]);
  });

  test("the summary of a finished request", async () => {
    const { summary } = await runScript(complete);
    expect(summary).toMatchObject({
      outcome: "finished",
      usage: { promptTokens: 5, completionTokens: 3 },
      chargeNanoUsd: 11_000,
      upstream: { id: "scripted" },
      upstreamMs: 1,
      attempts: 1,
      stopRaw: "stop",
      failure: null,
    });
  });

  test("the summary of a broken request", async () => {
    const { summary } = await runScript([[start, text], fail("server-error")]);
    expect(summary).toMatchObject({ outcome: "broken", chargeNanoUsd: 11_000, stopRaw: "" });
  });

  test("the settlement names each attempt and its duration", async () => {
    const { settled } = await runScript(complete);
    expect(settled?.upstreams).toEqual([
      { upstream: "scripted", kind: "sandbox", model: "scripted", status: 200, ms: 1, afterMs: 1 },
    ]);
    expect(settled?.atMs).toBeGreaterThan(0);
    expect(settled?.requestId).toBe("req_1");
  });
});

test("a reply without a settlement has no end", async () => {
  for (const stream of [true, false]) {
    const { sink, summary } = await runScript(complete, { stream, settlementFailures: 2 });
    if (stream) expect(sink.text).toMatch(/"code":"unavailable"/);
    else expect(sink.head).toBeUndefined();
    expect(summary?.failure).toBeInstanceOf(StoreUnavailable);
    expect(sink.text).not.toContain("[DONE]");
  }
});
