import type { Upstream, UpstreamTimeouts } from "../../catalog/model.ts";
import { writeJson } from "../../../core/raw-json/write-json.ts";
import type { GenerationConsumer, GenerationRequest } from "../shared/provider.ts";
import type { HttpClient, HttpPost } from "./http-client.ts";
import { nameRefusedField } from "./refused-field.ts";
import { openReader } from "./reply-readers.ts";
import { beforeAbort, currentKey, signForAws } from "./sign-in.ts";
import { plainSse, type Wire } from "./wire.ts";
import {
  callsOfTurn,
  type Conversation,
  type Turn,
} from "../../../core/conversation/conversation.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import { carriesReasoning } from "../shared/reasoning-state.ts";

/** Calls upstreams of one kind over their wire. */
export interface WireClient {
  readonly http: HttpClient;
  readonly wire: Wire;
}

/** Calls one upstream over its wire; see `Provider.generate`. */
export async function generate(
  { http, wire }: WireClient,
  request: GenerationRequest,
  consumer: GenerationConsumer,
): Promise<void> {
  const { upstream, signal } = request;
  const { body, ignored, headers: lists = {} } = wire.encodeRequest(request);
  request.encoded?.(ignored);
  const framing = wire.framing?.(request) ?? plainSse;
  const accept = request.stream ? framing.contentType : "application/json";
  const pending = currentKey(upstream.signIn);
  const key = pending instanceof Promise ? await beforeAbort(pending, signal) : pending;
  const plain: HttpPost = {
    url: withQuery(wire.address(request), upstream),
    headers: withLists(requestHeaders(upstream, { accept, ...wire.headers(request, key) }), lists),
    body: writeJson(body),
    timeouts: timeoutsOf(request),
    signal,
  };
  const post =
    upstream.signIn?.kind === "aws-sigv4"
      ? { ...plain, headers: await signForAws(plain, upstream.signIn) }
      : plain;
  const call = { wire, request, consumer, ignored, framing };
  try {
    await http.post(post, (reply) => openReader(call, reply));
  } catch (error) {
    throw nameRefusedField(error, call);
  }
}

/**
 * Returns the time limits. A non-streaming response's first byte comes with its last, so that only
 * the total limit applies.
 */
function timeoutsOf({ upstream: { timeouts }, stream }: GenerationRequest): UpstreamTimeouts {
  return stream ? timeouts : { ...timeouts, firstByteMs: timeouts.totalMs };
}

function requestHeaders(
  upstream: Upstream,
  own: Readonly<Record<string, string>>,
): Record<string, string> {
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "user-agent": "chat-gateway",
    "accept-encoding": "identity",
    ...own,
  };
  for (const [name, value] of Object.entries(upstream.headers)) {
    headers[name.toLowerCase()] = value;
  }
  return headers;
}

/** Adds entries to headers that hold lists. */
function withLists(
  headers: Readonly<Record<string, string>>,
  lists: Readonly<Record<string, string>>,
): Record<string, string> {
  const added = Object.entries(lists).map(([name, entry]): [string, string] => {
    const entries = (headers[name] ?? "").split(",").map((one) => one.trim());
    const all = new Set([...entries, ...entry.split(",")]);
    return [name, [...all].filter((one) => one !== "").join(",")];
  });
  return { ...headers, ...Object.fromEntries(added) };
}

function withQuery(url: URL, upstream: Upstream): URL {
  for (const [name, value] of Object.entries(upstream.query)) url.searchParams.set(name, value);
  return url;
}

/**
 * Calls an upstream, and repeats the call once if the upstream refuses the reasoning of the history,
 * or the switch of reasoning that only the gateway wanted; otherwise the conversation could not
 * continue. Reasoning that was sent is left out. If reasoning is missing, the second request turns
 * thinking off or fills the gaps, as the dialect allows. If the upstream accepts no field for
 * reasoning, gaps are not filled and thinking is not turned off. The refusal is an error status, or
 * an error within the reply before any of its content.
 */
export async function generateWithReasoningRetry(
  client: WireClient,
  request: GenerationRequest,
  consumer: GenerationConsumer,
): Promise<void> {
  const { conversation } = request;
  let isStarted = false;
  try {
    await generate(client, request, {
      start: (generation) => {
        isStarted = true;
        consumer.start(generation);
      },
      events: (events) => consumer.events(events),
    });
  } catch (error) {
    if (isStarted || !(error instanceof UpstreamFailure)) throw error;
    const lost: readonly IgnoredParameter[] = carriesReasoning(conversation)
      ? ["reasoning-state"]
      : [];
    const reasoningRefused = refusedBy(error, client, request);
    const isMended = reasoningRefused !== undefined || (error.isStaleReasoning && lost.length > 0);
    if (!isMended) throw error;
    request.repeated?.(error);
    await generate(
      client,
      {
        ...request,
        conversation: withoutReasoning(conversation),
        ...(reasoningRefused !== undefined && { reasoningRefused }),
      },
      {
        start: ({ ignored, ...generation }) =>
          consumer.start({ ...generation, ignored: [...ignored, ...lost] }),
        events: (events) => consumer.events(events),
      },
    );
  }
}

function refusedBy(
  failure: UpstreamFailure,
  { wire }: WireClient,
  request: GenerationRequest,
): GenerationRequest["reasoningRefused"] {
  const { isStaleReasoning, isReasoningMissing, isReasoningField, refusedField } = failure;
  const { reasoning, turns } = request.conversation;
  if (!isStaleReasoning) {
    const isOfReasoning = refusedField?.name === "thinking" && reasoning === undefined;
    return isOfReasoning && "thinking" in wire.encodeRequest(request).body ? "field" : undefined;
  }
  if (!turns.some((turn) => callsOfTurn(turn).length > 0)) return undefined;
  if (isReasoningMissing) return "missing";
  return isReasoningField ? "field" : undefined;
}

function withoutReasoning(conversation: Conversation): Conversation {
  return { ...conversation, turns: conversation.turns.map(turnWithoutReasoning) };
}

function turnWithoutReasoning(turn: Turn): Turn {
  if (turn.role !== "assistant") return turn;
  const parts = turn.parts.map((part) => {
    if (part.type !== "tool-call") return part;
    const { reasoningState: _, ...call } = part;
    return call;
  });
  return { ...turn, parts };
}
