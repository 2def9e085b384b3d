import { expect, test } from "vitest";
import type { GenerationEvent } from "../../core/conversation/generation-event.ts";
import { UpstreamFailure, type UpstreamFailureKind } from "../../core/errors/upstream-failure.ts";
import type { Provider } from "../providers/shared/provider.ts";
import { everyKind } from "../providers/testing/every-kind.ts";
import { testRequest } from "../providers/transport/test-upstream.ts";
import { Router } from "./router.ts";

/**
 * Returns a provider whose reply consists of these events, with a router that calls it and a
 * request.
 */
function replying(events: readonly GenerationEvent[], refusal?: UpstreamFailure) {
  const provider: Provider = {
    async generate({ repeated }, consumer) {
      if (refusal !== undefined) repeated?.(refusal);
      const flow = { pause: () => undefined, resume: () => undefined };
      consumer.start({ status: 200, ignored: [], flow });
      for (const event of events) consumer.events([event]);
    },
  };
  const ends: (UpstreamFailureKind | undefined)[] = [];
  const router = new Router({
    providers: everyKind(provider),
    clock: { nowMs: () => 0, sleep: () => Promise.resolve() },
    random: () => 0,
    attemptEnded: ({ failure }) => void ends.push(failure?.kind),
  });
  const request = {
    conversation: testRequest().conversation,
    model: testRequest().model,
    stream: true,
    signal: new AbortController().signal,
    requestId: "r",
    client: "c",
    attempts: [],
  };
  const consumer = { start: () => undefined, events: () => undefined };
  return { ends, generate: () => router.generate(request, consumer) };
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

test("a repeated refusal is reported as a failed attempt before the successful one", async () => {
  const refusal = new UpstreamFailure("invalid-request", "no", { isStaleReasoning: true });
  const { ends, generate } = replying([textDelta, ending], refusal);
  await generate();
  expect(ends).toEqual(["invalid-request", undefined]);
});
