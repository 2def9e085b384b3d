import { isDeepStrictEqual } from "node:util";
import { formatAmount } from "../../src/core/money/amounts.ts";
import { call, type Reply } from "../../contract-tests/harness/call.ts";
import { composeGateway, readConfig, type ComposedGateway } from "../composed-gateway.ts";
import type { Protocol } from "./ending.ts";
import type { GoldenCase, JsonObject, Outcome, UpstreamReply } from "./golden-case.ts";
import { startRawUpstream, type RawCall } from "./raw-upstream.ts";
import { contentTypeOf, headOf, wireKinds, type WireKind } from "./wire-reply.ts";
import { untilRead } from "./until-read.ts";

/** A comment in a stream, before which the upstream pauses. */
const PAUSE = ": pause\n\n";

/** Runs golden cases through one gateway with a stopped clock. */
export interface GoldenGateway {
  /** The current outcome of a case. */
  readonly play: (golden: GoldenCase) => Promise<GoldenCase["want"]>;
  /** The head of the last call to each wire. */
  readonly lastCalls: ReadonlyMap<WireKind, RawCall>;
  readonly close: () => Promise<void>;
}

const UPSTREAM_KEY = "upstream-secret-0123456789";
const NOW_MS = Date.UTC(2026, 0, 1);
const PATHS = { chat: "/v1/chat/completions", messages: "/v1/messages" } as const;
interface WireFacts {
  readonly path: string;
  /** Whether its events have an `event:` line. */
  readonly namesEvents: boolean;
  /** Fields of a streaming request besides `stream`. */
  readonly streamFields: JsonObject;
}

const wires: Readonly<Record<WireKind, WireFacts>> = {
  openai: {
    path: "/v1/chat/completions",
    namesEvents: false,
    streamFields: { stream_options: { include_usage: true } },
  },
  "openai-responses": { path: "/v1/responses", namesEvents: true, streamFields: {} },
  anthropic: { path: "/v1/messages", namesEvents: true, streamFields: {} },
};
const shownHeaders = ["x-ignored-fields", "retry-after", "x-should-retry"];

export async function startGoldenGateway(): Promise<GoldenGateway> {
  let replies: GoldenCase["replies"] = {};
  const calls = new Map<WireKind, RawCall>();
  const lastCalls = new Map<WireKind, RawCall>();
  const upstream = await startRawUpstream((received) => {
    const wire = wireKinds.find((kind) => received.path.split("?")[0] === wires[kind].path);
    if (wire === undefined) throw new Error(`no wire has the path ${received.path}`);
    calls.set(wire, received);
    lastCalls.set(wire, received);
    const reply = replies[wire];
    if (reply === undefined) throw new Error(`an unexpected call to ${wire}`);
    void answer(received, wire, reply);
  });
  const env = { UPSTREAM_KEY };
  const fileOf = (golden: GoldenCase): object => configFile(golden, upstream.origin);
  const empty: GoldenCase = { asked: {}, replies: {}, want: { requests: {}, outcomes: {} } };
  const nowMs = (): number => NOW_MS;
  const composed = await composeGateway({ config: fileOf(empty), env, nowMs, random: () => 0 });
  return {
    lastCalls,
    play: async (golden) => {
      replies = golden.replies;
      const config = readConfig(fileOf(golden), env);
      const closed = readConfig({}, env);
      return playCase(golden, async (asking, stream) => {
        // Reloading a configuration without the upstreams discards their open circuits.
        composed.gateway.reload(closed);
        composed.gateway.reload(config);
        calls.clear();
        const outcome = await ask(composed, asking, stream);
        const received = calls.get(asking.wire)?.body;
        if (received === undefined) throw new Error(`never asked: ${JSON.stringify(outcome)}`);
        return { outcome, request: received as JsonObject };
      });
    },
    close: async () => {
      await composed.close();
      await upstream.close();
    },
  };
}

function configFile({ model, names }: GoldenCase, origin: string): object {
  return {
    models: wireKinds.map((kind) => ({
      id: `golden/${kind}`,
      context_length: 100_000,
      max_output_tokens: 4_000,
      capabilities: { tools: true, images: true, structured_output: "strict", reasoning: "none" },
      pricing: {
        prompt: "0.000001",
        completion: "0.00001",
        cached_prompt: "0.0000001",
        cache_write: "0.00000125",
      },
      ...model,
      upstreams: [
        {
          kind,
          base_url: `${origin}/v1`,
          model: names?.[kind] ?? "upstream-model",
          api_key_env: "UPSTREAM_KEY",
        },
      ],
    })),
  };
}

async function answer(
  { socket, body }: RawCall,
  wire: WireKind,
  reply: UpstreamReply,
): Promise<void> {
  const { status = 200, headers = {}, whole, stream } = reply;
  const isStreamed = (body as { readonly stream?: boolean }).stream === true;
  const events = isStreamed ? stream : undefined;
  const texts = events?.map((event) => eventText(wire, event)) ?? [textOf(whole)];
  const text = texts.join("");
  const all = {
    "content-type": contentTypeOf(events !== undefined),
    "content-length": String(Buffer.byteLength(text)),
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  const pauseAt = text.indexOf(PAUSE);
  socket.write(headOf(status, lines) + (pauseAt < 0 ? text : text.slice(0, pauseAt)));
  if (pauseAt < 0) return;
  await untilRead();
  socket.write(text.slice(pauseAt));
}

function textOf(value: JsonObject | string): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

function eventText(wire: WireKind, event: JsonObject | string): string {
  if (typeof event === "string") return event;
  const name = wires[wire].namesEvents ? `event: ${textOf(event["type"] as string)}\n` : "";
  return `${name}data: ${JSON.stringify(event)}\n\n`;
}

type Ask = (
  asking: Asking,
  stream: boolean,
) => Promise<{ readonly outcome: Outcome; readonly request: JsonObject }>;

async function playCase(golden: GoldenCase, ask: Ask): Promise<GoldenCase["want"]> {
  const outcomes: Record<string, Outcome> = {};
  const requests: Record<string, JsonObject> = {};
  for (const wire of Object.keys(golden.replies) as WireKind[]) {
    const asked = new Map<Protocol, JsonObject>();
    for (const [protocol, body] of Object.entries(golden.asked) as [Protocol, JsonObject][]) {
      const whole = await ask({ protocol, wire, body }, false);
      const streamed = await ask({ protocol, wire, body }, true);
      checkStreamedRequest(wire, whole.request, streamed.request);
      outcomes[`${protocol} over ${wire}`] = whole.outcome;
      outcomes[`${protocol} over ${wire}, streamed`] = streamed.outcome;
      asked.set(protocol, whole.request);
    }
    const [first, ...others] = asked.values();
    if (first !== undefined && others.every((other) => isDeepStrictEqual(first, other))) {
      requests[wire] = first;
    } else for (const [protocol, body] of asked) requests[`${protocol} over ${wire}`] = body;
  }
  return { requests, outcomes };
}

/** Checks that a streaming request differs only in its streaming fields. */
function checkStreamedRequest(wire: WireKind, whole: JsonObject, streamed: unknown): void {
  const { streamFields } = wires[wire];
  if (isDeepStrictEqual(streamed, { ...whole, stream: true, ...streamFields })) return;
  throw new Error(`streamed otherwise: ${JSON.stringify(streamed)}`);
}

interface Asking {
  readonly protocol: Protocol;
  readonly wire: WireKind;
  readonly body: JsonObject;
}

async function ask(
  composed: ComposedGateway,
  { protocol, wire, body }: Asking,
  stream: boolean,
): Promise<Outcome> {
  const reply = await call(composed, PATHS[protocol], {
    key: composed.key,
    body: { model: `golden/${wire}`, ...body, ...(stream && { stream }) },
  });
  const record = await composed.store.showRequest(reply.headers.get("x-request-id") ?? "");
  if (record === null) throw new Error(`no ledger entry: ${reply.text}`);
  const { status, outcome, usage, estimated, charge } = record;
  return {
    status: reply.status,
    headers: Object.fromEntries(
      shownHeaders.flatMap((name) => {
        const value = reply.headers.get(name);
        return value === null ? [] : [[name, value]];
      }),
    ),
    reply: shownReply(reply),
    record: { status, outcome, ...usage, estimated, charge: charge && formatAmount(charge) },
  };
}

/**
 * Returns the bytes except for ids: a body as JSON, or as its text if it is formatted in another
 * way.
 */
function shownReply({ text, headers }: Reply): Outcome["reply"] {
  const alike = text
    .replaceAll(/"(chatcmpl-|msg_|req_)[0-9a-z]+"/g, '"$1ID"')
    .replaceAll(/"call_[0-9a-f]{24}"/g, '"call_NEW"');
  if (headers.get("content-type")?.startsWith("text/event-stream") === true)
    return alike.split("\n\n");
  const value = JSON.parse(alike) as JsonObject;
  return JSON.stringify(value) === alike ? value : [alike];
}
