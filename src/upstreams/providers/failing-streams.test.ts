import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { GenerationEvent } from "../../core/conversation/generation-event.ts";
import { UpstreamFailure } from "../../core/errors/upstream-failure.ts";
import { anthropicWire } from "./anthropic/wire.ts";
import { createWireProvider } from "./transport/create-wire.ts";
import { responsesWire } from "./openai-responses/wire.ts";
import { openAiWire } from "./openai/wire.ts";
import type { GenerationConsumer, Provider } from "./shared/provider.ts";
import type { HttpClient } from "./transport/http-client.ts";
import type { HttpReply } from "./transport/upstream-call.ts";
import { type TestRequestChanges, testRequest } from "./transport/test-upstream.ts";
import fc from "fast-check";

const wires = {
  openai: openAiWire,
  "openai-responses": responsesWire,
  anthropic: anthropicWire,
} as const;

/** Data after the valid frames; null for a broken connection. */
const failures: Readonly<Record<string, string | null>> = {
  error: 'event: error\ndata: {"type":"error","error":{"type":"api_error","message":"m"}}\n\n',
  "no JSON": "data: {\n\n",
  end: "",
  reset: null,
};

/**
 * Returns the frames of a wire's golden streams without their terminal, which is among the last
 * two.
 */
function streamsOf(kind: keyof typeof wires): readonly (readonly string[])[] {
  const folder = new URL(`${kind}/golden/streams/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".sse") && !file.startsWith("nothing-after"))
    .map((file) => readFileSync(new URL(file, folder), "utf8"))
    .map((text) => text.split(/(?<=\r?\n\r?\n)/).slice(0, -2));
}

const head: Omit<HttpReply, "pause" | "resume"> = {
  status: 200,
  header: (name) => (name === "content-type" ? "text/event-stream" : undefined),
};

/**
 * Returns an upstream that sends these packets and then ends its reply or breaks the connection.
 */
function sending(packets: readonly Uint8Array[], breaks: boolean): HttpClient {
  return {
    post: async (_, open) => {
      const reader = open({ ...head, pause: () => undefined, resume: () => undefined });
      for (const packet of packets) if (!reader.done) reader.read(packet);
      if (breaks) throw new UpstreamFailure("server-error", "reset");
      if (!reader.done) reader.end();
    },
    close: async () => undefined,
  };
}

/** Returns the consumer's events and the failure after them. */
async function outcomeOf(provider: Provider, changes: TestRequestChanges) {
  const events: GenerationEvent[] = [];
  let starts = 0;
  const consumer: GenerationConsumer = {
    start: () => void (starts += 1),
    events: (some) => void events.push(...some),
  };
  const failure = await provider
    .generate(testRequest(changes), consumer)
    .catch((error: unknown) => {
      if (error instanceof UpstreamFailure) return `${error.kind}: ${error.message}`;
      throw error;
    });
  return { starts, events, failure };
}

function cutAt(bytes: Uint8Array, places: readonly number[]): readonly Uint8Array[] {
  const at = [0, ...places.map((place) => place % (bytes.length + 1)), bytes.length];
  const sorted = at.toSorted((a, b) => a - b);
  return sorted.slice(1).flatMap((to, index) => {
    const packet = bytes.subarray(sorted[index], to);
    return packet.length === 0 ? [] : [packet];
  });
}

const opening = new Set(["generation-start", "usage-update"]);
const inWords: TestRequestChanges = {
  conversation: { output: { kind: "json-object" } },
  capabilities: { structuredOutput: "best_effort" },
};

describe.each(Object.entries(wires))("a stream of %s that fails", (kind, wire) => {
  const streams = streamsOf(kind as keyof typeof wires);
  const newCallId = (): string => "call_new";

  test.each([
    ["as it comes", {}],
    ["cut to its JSON", inWords],
  ])("ends the same regardless of its packets, %s", async (_fact, changes) => {
    const asked = { kind: kind as keyof typeof wires, stream: true, ...changes };
    let failedOver = 0;
    let broken = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...streams),
        fc.nat(),
        fc.constantFrom(...Object.values(failures)),
        fc.array(fc.nat(), { maxLength: 8 }),
        async (stream, count, last, places) => {
          const frames = [...stream.slice(0, count % (stream.length + 1)), last ?? ""];
          const packets = (texts: readonly string[]): Uint8Array[] =>
            texts.filter((text) => text !== "").map((text) => Buffer.from(text));
          const play = (sent: readonly Uint8Array[]): ReturnType<typeof outcomeOf> =>
            outcomeOf(
              createWireProvider(wire, { http: sending(sent, last === null), newCallId }),
              asked,
            );
          const apart = await play(packets(frames));
          const cut = await play(cutAt(Buffer.from(frames.join("")), places));
          expect(cut).toEqual(apart);
          const content = apart.events.filter(({ type }) => !opening.has(type));
          expect(apart.starts).toBe(content.length > 0 ? 1 : 0);
          expect(apart.failure).toBeDefined();
          if (content.length > 0) broken += 1;
          else failedOver += 1;
        },
      ),
      { numRuns: 200 },
    );
    expect(failedOver).toBeGreaterThan(0);
    expect(broken).toBeGreaterThan(0);
  });
});
