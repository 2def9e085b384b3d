import type { Upstream } from "../../catalog/model.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { definedTools } from "../../../core/conversation/apply-changes.ts";
import { type DecodeContext, type Keep, keepWithin } from "../shared/decoding.ts";
import type { keyHeaders } from "../shared/dialects-of.ts";
import { DistinctCallIds } from "../shared/distinct-call-ids.ts";
import { answersAtBestEffort, JsonCutter } from "../shared/json-output.ts";
import { generateOrForget } from "./forget-reasoning.ts";
import type { GenerationRequest, Provider } from "../shared/provider.ts";
import { createToolNameReader } from "../shared/tool-names.ts";
import type { HttpClient } from "./http-client.ts";
import type { StreamDecoder } from "../shared/decoding.ts";
import type { Wire } from "./wire.ts";
import { WholeCharacters } from "../shared/whole-characters.ts";

export interface WireDependencies {
  /** Closed by its creator. */
  readonly http: HttpClient;
  /** A new id (`call_…`) for a tool call that the upstream sent without one. */
  readonly newCallId: () => string;
}

type KeyHeader = (typeof keyHeaders)[number];

/** What a kind of upstream brings; decoders get what they need of the request. */
export interface WireParts extends Omit<Wire, "headers" | "decodeReply" | "createStreamDecoder"> {
  dialectOf(upstream: Upstream): { readonly keyHeader: KeyHeader };
  /** Headers beside the key's, with lower-case names. */
  headers(request: GenerationRequest): Readonly<Record<string, string>>;
  decodeReply(text: string, context: DecodeContext): GenerationEvent[];
  readonly StreamDecoder: new (context: DecodeContext) => StreamDecoder;
  /** Whether the request asks for JSON in words, so that the answer is cut to the JSON. */
  readonly asksInWords?: (request: GenerationRequest) => boolean;
  /** Whether the reasoning that comes is the short reports of progress that were asked for. */
  readonly showsUpdates?: (request: GenerationRequest) => boolean;
  /** The longest name of a tool that is sent as it is; absent: that of chat completions. */
  readonly toolNameCharsMax?: number;
}

/** A provider that speaks a wire. */
export function createWireProvider(
  parts: WireParts,
  { http, newCallId }: WireDependencies,
): Provider {
  const wire = createWire(parts, newCallId);
  return {
    generate: (request, consumer) => generateOrForget({ http, wire }, request, consumer),
  };
}

/** Adds to `events` what becomes of an event. */
type EventFilter = (event: GenerationEvent, events: GenerationEvent[]) => void;

/**
 * The frame of every wire: what decoders see of a request, and what becomes of their events: JSON
 * that was asked for in words is cut out, calls get distinct ids, deltas are valid Unicode, and
 * reasoning is hidden where reports of progress were asked for and the upstream has none.
 */
function createWire(
  { asksInWords = answersAtBestEffort, showsUpdates, toolNameCharsMax, ...parts }: WireParts,
  newCallId: () => string,
): Wire {
  const contextOf = ({ upstream, conversation, model }: GenerationRequest): DecodeContext => ({
    upstream,
    keep: keepWithin(model),
    stop: conversation.sampling.stop ?? [],
    newCallId,
    toolName: createToolNameReader(definedTools(conversation), toolNameCharsMax),
  });
  const filterOf = (request: GenerationRequest, keep?: Keep): EventFilter => {
    const calls = new DistinctCallIds(request.conversation, newCallId);
    const characters = new WholeCharacters();
    const isUnasked =
      request.conversation.reasoning?.updates === true && showsUpdates?.(request) !== true;
    const mend: EventFilter = (event, events) => {
      const told =
        isUnasked && event.type === "generation-start"
          ? ({ ...event, hidesReasoning: true } as const)
          : event;
      characters.mend(calls.mend(told), events);
    };
    if (!asksInWords(request)) return mend;
    const cutter = new JsonCutter(keep);
    return (event, events) => {
      for (const cut of cutter.cut(event)) mend(cut, events);
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
      return new FilteredDecoder(decoder, filterOf(request, keepWithin(request.model)));
    },
  };
}

/**
 * A stream decoder whose events pass a filter; a failure loses nothing that came before it. A class,
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
 * The header with the current key or token. If a service uses `api-key` for its keys, access tokens
 * still go in `authorization`, as OAuth requires.
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
