import type { Model, Upstream } from "../../catalog/model.ts";
import { replyCharactersMax } from "../../catalog/reply-size.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import type { JsonSource } from "../../../core/raw-json/json-source.ts";
import { type SseEvent, SseParser } from "../../../wire/sse/parse.ts";
import { asText, type JsonObject, parseObject } from "./json.ts";

/** A synchronous machine that turns a stream's text into events; throws `UpstreamFailure`. */
export interface StreamDecoder {
  /** Whether the upstream's terminal event was seen; anything after it is not read. */
  readonly done: boolean;
  /** Appends the events of `text`; those before a failure are appended before it is thrown. */
  feed(text: string, events: GenerationEvent[]): void;
  /**
   * Handles the end of the text and appends the remaining events, of which those before a failure are
   * appended before it is thrown; throws `incomplete` if a terminal event is missing. Nothing is
   * called after it.
   */
  end(events: GenerationEvent[]): void;
}

/** What decoding a reply needs to know about its request. */
export interface DecodeContext {
  readonly upstream: Upstream;
  readonly keep: Keep;
  /** The requested stop strings. */
  readonly stop: readonly string[];
  /** An id for a call that the upstream sent without one. */
  newCallId(): string;
  /** Maps a tool name as sent to the upstream back to the client's name. */
  toolName(name: string): string;
}

/** What each thing that a decoder remembers counts beside its text. */
export const KEPT_CHARACTERS = 64;

/** Counts what a decoder keeps and has not shown as events; throws if the model cannot say it. */
export type Keep = (characters: number) => void;

/** The bound on what is kept of one reply: that of the reply itself. */
export function keepWithin(model: Pick<Model, "maxOutputTokens">): Keep {
  const max = replyCharactersMax(model);
  let left = max;
  return (characters) => {
    left -= characters;
    if (left < 0) throw failure("too-large", `more than ${max} characters to keep`);
  };
}

function failure(kind: UpstreamFailure["kind"], what: string): UpstreamFailure {
  return new UpstreamFailure(kind, `upstream: ${what}`, { status: 200 });
}

/** The failure for a body or an event that is not a valid part of a reply. */
export function malformed(what: string): UpstreamFailure {
  return failure("malformed-response", what);
}

/** The failure for a stream that ends too early. */
export function incomplete(what: string): UpstreamFailure {
  return failure("incomplete", what);
}

/** A whole reply's JSON object; throws `malformed-response` if it is none. */
export function readReply(text: string): JsonObject {
  const reply = parseObject(text);
  if (reply === undefined) throw malformed("no JSON object");
  return reply;
}

/** The name of a call; throws `malformed-response` if it has none. */
export function nameOfCall(name: unknown): string {
  const given = asText(name);
  if (given === undefined) throw malformed("a tool call without a name");
  return given;
}

/**
 * The arguments of a reply's call as text. What a server sends as an object instead is taken from
 * the reply's source, as it is written there. Throws `malformed-response` for what is nested too deep
 * to be read.
 */
export function readArguments(given: unknown, source: JsonSource): string {
  if (typeof given !== "object" || given === null) return asText(given) ?? "";
  try {
    return source.raw(given).text;
  } catch (error) {
    if (error instanceof RangeError) throw malformed("arguments that are nested too deep");
    throw error;
  }
}

const EVENT_CHARS_MAX = 16 * 1024 * 1024;

/** The frame of every wire's stream decoder: from text to whole server-sent events. */
export abstract class SseDecoder implements StreamDecoder {
  abstract readonly done: boolean;
  protected readonly context: DecodeContext;
  readonly #parser = new SseParser(EVENT_CHARS_MAX);

  constructor(context: DecodeContext) {
    this.context = context;
  }

  /** Takes an event before the terminal one. */
  protected abstract take(event: SseEvent, events: GenerationEvent[]): void;

  /** Ends a stream without its terminal event; throws `incomplete` if the wire needs one. */
  protected abstract endEarly(events: GenerationEvent[]): void;

  feed(text: string, events: GenerationEvent[]): void {
    this.#parser.feed(text, (event) => {
      if (!this.done) this.take(event, events);
    });
  }

  end(events: GenerationEvent[]): void {
    this.#parser.end((event) => {
      if (!this.done && isWhole(event)) this.take(event, events);
    });
    if (!this.done) this.endEarly(events);
  }
}

/**
 * Whether an event only keeps a connection open: its name is `ping`, or it has no data. (An error says
 * that there is one by its name alone.)
 */
export function isKeepAlive({ event, data }: SseEvent): boolean {
  return event === "ping" || (event !== "error" && data.trim() === "");
}

/** What ends a stream of chat completions; servers of the other APIs send it behind their own end. */
export function isDone({ data }: SseEvent): boolean {
  return data.trim() === "[DONE]";
}

/**
 * Whether the event that a stream ended within lacks no more than its line ends: its data is what
 * no cut can leave of longer data.
 */
function isWhole(event: SseEvent): boolean {
  return isDone(event) || parseObject(event.data) !== undefined;
}
