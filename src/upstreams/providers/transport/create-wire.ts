import type { Upstream } from "../../catalog/model.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { definedTools } from "../../../core/conversation/apply-changes.ts";
import {
  type DecodeContext,
  type CountKept,
  createKeptCounter,
  type StreamDecoder,
} from "../shared/decoding.ts";
import type { keyHeaders } from "../shared/dialects-of.ts";
import { DistinctCallIds, WholeCharacters } from "../shared/repair-events.ts";
import { wantsBestEffortJson, JsonCutter } from "../shared/json-output.ts";
import { generateWithReasoningRetry } from "./generate.ts";
import type { GenerationRequest, Provider } from "../shared/provider.ts";
import { createToolNameReader } from "../shared/tool-names.ts";
import type { HttpClient } from "./http-client.ts";
import { reportOnce } from "../shared/surprise.ts";
import type { Wire } from "./wire.ts";

export interface WireDependencies {
  /** Closed by the code that created it. */
  readonly http: HttpClient;
  /** Returns a new id (`call_…`) for a tool call that the upstream sent without one. */
  readonly newCallId: () => string;
}

type KeyHeader = (typeof keyHeaders)[number];

/** The parts of a kind of upstream. Decoders get the necessary data of the request. */
export interface WireParts extends Omit<Wire, "headers" | "decodeReply" | "createStreamDecoder"> {
  dialectOf(upstream: Upstream): { readonly keyHeader: KeyHeader };
  /** Returns headers in addition to the key's, with lower-case names. */
  headers(request: GenerationRequest): Readonly<Record<string, string>>;
  decodeReply(text: string, context: DecodeContext): GenerationEvent[];
  readonly StreamDecoder: new (context: DecodeContext) => StreamDecoder;
  /** Returns whether the prompt requests JSON, so that the answer is reduced to the JSON. */
  readonly promptsForJson?: (request: GenerationRequest) => boolean;
  /** Returns whether the reasoning of the reply consists of the requested progress reports. */
  readonly showsUpdates?: (request: GenerationRequest) => boolean;
  /** Maximum length of a tool name that is sent unchanged; absent for that of chat completions. */
  readonly toolNameCharsMax?: number;
}

/** Creates a provider that uses a wire. */
export function createWireProvider(
  parts: WireParts,
  { http, newCallId }: WireDependencies,
): Provider {
  const wire = createWire(parts, newCallId);
  return {
    generate: (request, consumer) => generateWithReasoningRetry({ http, wire }, request, consumer),
  };
}

/** Adds the events that result from an event to `events`. */
type EventFilter = (event: GenerationEvent, events: GenerationEvent[]) => void;

/**
 * Creates the common part of every wire: the decoders' context, and the filter of their events.
 * JSON that the prompt requested is extracted, calls get unique ids, deltas are valid Unicode, and
 * reasoning is hidden if progress reports were requested but the upstream has none.
 */
function createWire(
  { promptsForJson = wantsBestEffortJson, showsUpdates, toolNameCharsMax, ...parts }: WireParts,
  newCallId: () => string,
): Wire {
  const contextOf = (request: GenerationRequest): DecodeContext => {
    const { upstream, conversation, model, surprised } = request;
    return {
      upstream,
      countKept: createKeptCounter(model),
      report: reportOnce(surprised),
      stop: conversation.sampling.stop ?? [],
      newCallId,
      toolName: createToolNameReader(definedTools(conversation), toolNameCharsMax),
    };
  };
  const filterOf = (request: GenerationRequest, countKept?: CountKept): EventFilter => {
    const calls = new DistinctCallIds(request.conversation, newCallId);
    const characters = new WholeCharacters();
    const hidesReasoning =
      request.conversation.reasoning?.updates === true && showsUpdates?.(request) !== true;
    const repair: EventFilter = (event, events) => {
      const shownEvent =
        hidesReasoning && event.type === "generation-start"
          ? ({ ...event, hidesReasoning: true } as const)
          : event;
      characters.repair(calls.repair(shownEvent), events);
    };
    if (!promptsForJson(request)) return repair;
    const cutter = new JsonCutter(countKept);
    return (event, events) => {
      for (const cut of cutter.cut(event)) repair(cut, events);
    };
  };
  return {
    ...parts,
    headers: (request, key) => ({
      ...headerOfKey(key, request.upstream, parts.dialectOf(request.upstream).keyHeader),
      ...parts.headers(request),
    }),
    decodeReply(text, request) {
      const events: GenerationEvent[] = [];
      const filter = filterOf(request);
      for (const event of parts.decodeReply(text, contextOf(request))) filter(event, events);
      return events;
    },
    createStreamDecoder(request) {
      const decoder = new parts.StreamDecoder(contextOf(request));
      return new FilteredDecoder(decoder, filterOf(request, createKeptCounter(request.model)));
    },
  };
}

/**
 * A stream decoder with a filter for its events. Events before a failure are kept. It is a class,
 * since an object literal with a getter takes 10 µs of CPU to create.
 */
class FilteredDecoder implements StreamDecoder {
  readonly #inner: StreamDecoder;
  readonly #filter: EventFilter;

  constructor(inner: StreamDecoder, filter: EventFilter) {
    this.#inner = inner;
    this.#filter = filter;
  }

  get done(): boolean {
    return this.#inner.done;
  }

  feed(text: string, events: GenerationEvent[]): void {
    this.#pass((decoded) => this.#inner.feed(text, decoded), events);
  }

  end(events: GenerationEvent[]): void {
    this.#pass((decoded) => this.#inner.end(decoded), events);
  }

  #pass(decode: (decoded: GenerationEvent[]) => void, events: GenerationEvent[]): void {
    const decoded: GenerationEvent[] = [];
    try {
      decode(decoded);
    } finally {
      for (const event of decoded) this.#filter(event, events);
    }
  }
}

/**
 * Returns the header with the current key or token. If a service uses `api-key` for its keys,
 * access tokens are still sent in `authorization`, as OAuth requires.
 */
export function headerOfKey(
  key: string | null,
  { signIn }: Upstream,
  header: KeyHeader,
): Readonly<Record<string, string>> {
  if (key === null) return {};
  const isToken = signIn?.kind === "key" && signIn.isToken;
  const isBearer = header === "authorization" || (header === "api-key" && isToken);
  return isBearer ? { authorization: `Bearer ${key}` } : { [header]: key };
}
