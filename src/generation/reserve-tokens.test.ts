import { describe, expect, test } from "vitest";
import { GatewayError } from "../core/errors/gateway-error.ts";
import type { TokenEstimate } from "./job.ts";
import { sealReply } from "./sealing.ts";
import { complete } from "./testing/events.ts";
import { idempotency, runScript } from "./testing/run-script.ts";

describe("the tokens of a request are reserved before its hold", () => {
  test.each([
    [{}, { inputTokens: 6, outputTokensMax: 100, isBounded: false }],
    [{ max_tokens: 7 }, { inputTokens: 6, outputTokensMax: 7, isBounded: true }],
  ])("as estimated, and as its client bounds them: %j", async (fields, estimate) => {
    const estimates: TokenEstimate[] = [];
    const reserveTokens = async (given: TokenEstimate) => void estimates.push(given);
    const { timeline } = await runScript(complete, { fields, reserveTokens });
    expect([estimates, timeline.slice(0, 2)]).toEqual([[estimate], ["hold", "ask"]]);
  });

  test("and a refusal places none", async () => {
    const refusal = new GatewayError("rate-limited", "no tokens");
    const refuse = { reserveTokens: () => Promise.reject(refusal) };
    const { error, timeline } = await runScript(complete, refuse);
    expect([error, timeline]).toEqual([refusal, []]);
    const keyed = await runScript(complete, { ...refuse, keyed: true });
    expect(keyed.error).toBe(refusal);
    expect(keyed.timeline).toEqual(["claim", expect.stringContaining("release")]);
  });

  test("but a stored reply needs none", async () => {
    const head = { contentType: "application/json", ignored: [] } as const;
    const sealed = sealReply({ head, text: "stored" }, idempotency.sealKey);
    const { error, sink } = await runScript(complete, {
      keyed: true,
      claim: { result: "stored", requestId: "req_0", sealed },
      reserveTokens: () => Promise.reject(new GatewayError("rate-limited", "no tokens")),
    });
    expect([error, sink.text]).toEqual([null, "stored"]);
  });
});
