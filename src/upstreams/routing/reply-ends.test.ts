import { expect, test } from "vitest";
import type { GenerationEvent } from "../../core/conversation/generation-event.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { UpstreamFailure, type UpstreamFailureKind } from "../../core/errors/upstream-failure.ts";
import type { UpstreamAttempt } from "../../core/ledger/request-record.ts";
import type { Surprise } from "../providers/shared/surprise.ts";
import type { Provider } from "../providers/shared/provider.ts";
import { everyKind } from "../providers/testing/every-kind.ts";
import { testRequest } from "../providers/transport/test-upstream.ts";
import { Router } from "./router.ts";

interface Reply {
  /** A failure that the provider repeats the request after. */
  readonly refusal?: UpstreamFailure;
  /** Reported by the provider before its refusal and its events. */
  readonly surprise?: Surprise;
  /** Thrown after the events: the call was stopped, or the gateway failed. */
  readonly stopped?: Error;
}

/**
 * Returns a provider whose reply consists of these events, with a router that calls it and a
 * request.
 */
function replying(events: readonly GenerationEvent[], { refusal, surprise, stopped }: Reply = {}) {
  const state = { nowMs: 0, isDown: false };
  const provider: Provider = {
    async generate({ repeated, surprised }, consumer) {
      if (state.isDown) throw new UpstreamFailure("connect", "down");
      if (surprise !== undefined) surprised?.(surprise);
      if (refusal !== undefined) repeated?.(refusal);
      const flow = { pause: () => undefined, resume: () => undefined };
      consumer.start({ status: 200, ignored: [], flow });
      for (const event of events) consumer.events([event]);
      if (stopped !== undefined) throw stopped;
    },
  };
  const ends: (UpstreamFailureKind | undefined)[] = [];
  const surprised: (readonly string[])[] = [];
  const router = new Router({
    providers: everyKind(provider),
    clock: { elapsedMs: () => state.nowMs, sleep: () => Promise.resolve() },
    random: () => 0,
    attemptEnded: ({ failure, surprises }) => {
      ends.push(failure?.kind);
      surprised.push(surprises.map(({ word }) => word));
    },
  });
  const request = {
    conversation: testRequest().conversation,
    model: testRequest().model,
    stream: true,
    signal: new AbortController().signal,
    requestId: "r",
    client: "c",
  };
  const attempts: UpstreamAttempt[] = [];
  const consumer = { start: () => undefined, events: () => undefined };
  const generate = () => router.generate({ ...request, attempts }, consumer);
  return { ends, surprised, attempts, state, router, generate };
}

const textDelta = { type: "text-delta", text: "a" } as const;
const ending = { type: "generation-end", stop: { cause: "end", raw: "stop" } } as const;

test.each<[string, readonly GenerationEvent[]]>([
  ["no event", []],
  ["text", [{ type: "generation-start" }, textDelta]],
  ["its terminal event and more", [ending, textDelta]],
])("a reply that ends after %s is incomplete even without an error", async (_name, events) => {
  const { ends, generate } = replying(events);
  await expect(generate()).rejects.toMatchObject({ kind: "incomplete" });
  expect(ends).toEqual(["incomplete"]);
});

test("a reply that ends with its terminal event is complete", async () => {
  const { ends, generate } = replying([{ type: "generation-start" }, textDelta, ending]);
  await generate();
  expect(ends).toEqual([undefined]);
});

test.each([
  ["a complete reply", [textDelta, ending], [undefined]],
  ["a broken reply", [textDelta], ["incomplete"]],
] as const)("the unknown parts of %s are reported at its end", async (_fact, events, kinds) => {
  const surprise = { kind: "unknown-event", word: "later" } as const;
  const { ends, surprised, generate } = replying(events, { surprise });
  await generate().catch(() => undefined);
  expect(ends).toEqual(kinds);
  expect(surprised).toEqual([["later"]]);
});

test("a repeated refusal is reported as a failed attempt before the successful one", async () => {
  const refusal = new UpstreamFailure("invalid-request", "no", { isStaleReasoning: true });
  const { ends, generate } = replying([textDelta, ending], { refusal });
  await generate();
  expect(ends).toEqual(["invalid-request", undefined]);
});

test("the unknown parts of a repeated refusal are reported with it, and not again", async () => {
  const refusal = new UpstreamFailure("invalid-request", "no", { isStaleReasoning: true });
  const surprise = { kind: "unknown-event", word: "later" } as const;
  const { ends, surprised, generate } = replying([textDelta, ending], { refusal, surprise });
  await generate();
  expect(ends).toEqual(["invalid-request", undefined]);
  expect(surprised).toEqual([["later"], []]);
});

/** Ends of a reply that has begun which are not the upstream's. */
const stops = [
  ["the client's deadline", new GatewayError("request-timeout", "late")],
  ["an error of the gateway", new TypeError("a bug")],
] as const;

test.each(stops)("a reply that is cut off by %s is neither complete nor failed", async (_, end) => {
  const { ends, attempts, generate } = replying([textDelta], { stopped: end });
  await expect(generate()).rejects.toBe(end);
  expect(ends).toEqual(["cancelled"]);
  expect(attempts).toMatchObject([{ status: 200, failure: "cancelled" }]);
});

test.each(stops)("a complete reply stays complete after %s", async (_, end) => {
  const { ends, attempts, generate } = replying([textDelta, ending], { stopped: end });
  await expect(generate()).rejects.toBe(end);
  expect(ends).toEqual([undefined]);
  expect(attempts).toMatchObject([{ status: 200 }]);
  expect(attempts[0]).not.toHaveProperty("failure");
});

test("a probe that is cut off does not close the circuit, and the next one may follow", async () => {
  const stopped = new GatewayError("request-timeout", "late");
  const { state, router, generate } = replying([textDelta], { stopped });
  state.isDown = true;
  for (let request = 0; request < 5; request += 1) await generate().catch(() => undefined);
  state.isDown = false;
  state.nowMs += 60_000;
  for (let probe = 0; probe < 2; probe += 1) {
    await expect(generate()).rejects.toBe(stopped);
    expect([...router.circuits().values()]).toEqual(["open"]);
  }
});
