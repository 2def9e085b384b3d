import type { GenerationEvent } from "../conversation/generation-event.ts";
import { definedTools } from "../conversation/settle.ts";
import type { DecodeContext } from "./decode-context.ts";
import { DistinctCallIds } from "./distinct-call-ids.ts";
import { type EventFilter, FilteredDecoder } from "./filtered-decoder.ts";
import { answersAtBestEffort, JsonCutter } from "./json-output.ts";
import { type Keep, keepWithin } from "./kept-size.ts";
import { generateOrForget } from "./forget-reasoning.ts";
import type { GenerationRequest, Provider } from "./provider.ts";
import { createToolNameReader } from "./tool-names.ts";
import type { HttpClient } from "./transport/http-client.ts";
import type { StreamDecoder, Wire } from "./transport/wire.ts";
import { WholeCharacters } from "./whole-characters.ts";

export interface WireDependencies {
  /** Closed by its creator. */
  readonly http: HttpClient;
  readonly ids: {
    /** A new id (`call_…`) for a tool call that the upstream sent without one. */
    newCallId(): string;
  };
}

/** What a kind of upstream brings; decoders get what they need of the request. */
export interface WireParts extends Omit<Wire, "decodeReply" | "createStreamDecoder"> {
  decodeReply(text: string, context: DecodeContext): GenerationEvent[];
  createStreamDecoder(context: DecodeContext): StreamDecoder;
  /** Whether the request asks for JSON in words, so that the answer is cut to the JSON. */
  readonly asksInWords?: (request: GenerationRequest) => boolean;
  /** Whether the reasoning that comes is the short reports of progress that were asked for. */
  readonly showsUpdates?: (request: GenerationRequest) => boolean;
  /** The longest name of a tool that is sent as it is; absent: that of chat completions. */
  readonly toolNameCharsMax?: number;
}

/** A provider that speaks a wire. */
export function createWireProvider(parts: WireParts, { http, ids }: WireDependencies): Provider {
  const wire = createWire(parts, ids);
  return {
    generate: (request, consumer) => generateOrForget({ http, wire }, request, consumer),
  };
}

/**
 * The frame of every wire: what decoders see of a request, and what becomes of their events: JSON
 * that was asked for in words is cut out, calls get distinct ids, deltas are valid Unicode, and
 * reasoning is hidden where reports of progress were asked for and the upstream has none.
 */
function createWire(
  { asksInWords = answersAtBestEffort, showsUpdates, toolNameCharsMax, ...parts }: WireParts,
  ids: WireDependencies["ids"],
): Wire {
  const contextOf = ({ upstream, conversation, model }: GenerationRequest): DecodeContext => ({
    upstream,
    keep: keepWithin(model),
    stop: conversation.sampling.stop ?? [],
    newCallId: () => ids.newCallId(),
    toolName: createToolNameReader(definedTools(conversation), toolNameCharsMax),
  });
  const filterOf = (request: GenerationRequest, keep?: Keep): EventFilter => {
    const calls = new DistinctCallIds(request.conversation, () => ids.newCallId());
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
    decodeReply(text, request) {
      const events: GenerationEvent[] = [];
      const filter = filterOf(request);
      for (const event of parts.decodeReply(text, contextOf(request))) filter(event, events);
      return events;
    },
    createStreamDecoder(request) {
      const decoder = parts.createStreamDecoder(contextOf(request));
      return new FilteredDecoder(decoder, filterOf(request, keepWithin(request.model)));
    },
  };
}
