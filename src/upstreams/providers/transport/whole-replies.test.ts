import { afterEach, expect, test } from "vitest";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { callsOf } from "../../../core/conversation/generation-result.ts";
import type { ProviderKind } from "../../catalog/provider-kinds.ts";
import { anthropicWire } from "../anthropic/wire.ts";
import { responsesWire } from "../openai-responses/wire.ts";
import { openAiWire } from "../openai/wire.ts";
import { pull } from "../testing/pull.ts";
import { type StartedWire, startWire } from "../testing/start-wire.ts";
import type { WireParts } from "./create-wire.ts";
import { foldEvents, testRequest } from "./test-upstream.ts";

/** Arguments that change when they are parsed and written: digits, an exponent, order of fields. */
const argumentsJson = '{"a":12.50,"b":12345678901234567890,"c":[1e400,-0.0],"2":1,"1":2}';

interface WholeReply {
  readonly kind: ProviderKind;
  readonly wire: WireParts;
  /** The body of a reply with one call; `given` is the JSON of its arguments. */
  readonly body: (given: string) => string;
}

const replies: readonly WholeReply[] = [
  {
    kind: "openai",
    wire: openAiWire,
    body: (given) =>
      '{"object":"chat.completion","choices":[{"index":0,"message":{"role":"assistant",' +
      `"tool_calls":[{"id":"a","function":{"name":"look","arguments":${given}}}]},` +
      '"finish_reason":"tool_calls"}]}',
  },
  {
    kind: "openai-responses",
    wire: responsesWire,
    body: (given) =>
      '{"object":"response","status":"completed","output":[{"type":"function_call",' +
      `"call_id":"a","name":"look","arguments":${given}}]}`,
  },
  {
    kind: "anthropic",
    wire: anthropicWire,
    body: (given) =>
      '{"type":"message","content":[{"type":"tool_use","id":"a","name":"look",' +
      `"input":${given}}],"stop_reason":"tool_use"}`,
  },
];

const forms: readonly (readonly [string, string, (body: string) => string])[] = [
  ["as JSON", "application/json", (body) => body],
  ["as JSON with the type of a stream", "text/event-stream", (body) => body],
  ["as one event", "text/event-stream", (body) => `data: ${body}\n\ndata: [DONE]\n\n`],
];

let started: StartedWire | undefined;
afterEach(() => started?.close());

/** Returns the events of a reply that the server sends in pieces of 7 bytes. */
async function eventsOf(
  { kind, wire }: WholeReply,
  stream: boolean,
  { type, text }: { readonly type: string; readonly text: string },
): Promise<readonly GenerationEvent[]> {
  started = await startWire(wire);
  const { upstream, provider } = started;
  const baseUrl = `${upstream.origin}/v1`;
  const pulled = pull(provider, testRequest({ kind, stream, upstream: { baseUrl } }));
  const { response } = await upstream.nextCall();
  response.writeHead(200, { "content-type": type });
  for (const piece of text.match(/[^]{1,7}/g) ?? []) response.write(piece);
  response.end();
  const events: GenerationEvent[] = [];
  for await (const batch of (await pulled).events) events.push(...batch);
  return events;
}

const rows = replies.flatMap((reply) =>
  forms.flatMap(([what, type, textOf]) =>
    [true, false].map((stream) => {
      const asked = stream ? "a stream" : "a non-streaming response";
      return [reply.kind, what, asked, { reply, type, textOf, stream }] as const;
    }),
  ),
);

test.each(rows)(
  "%s: a whole reply %s to a request for %s keeps the digits of its call's arguments",
  async (_kind, _what, _asked, { reply, type, textOf, stream }) => {
    const text = textOf(reply.body(argumentsJson));
    const events = await eventsOf(reply, stream, { type, text });
    expect(callsOf(foldEvents(events))).toMatchObject([{ name: "look", argumentsJson }]);
  },
);
