import { type Model, type Upstream, replyCharactersMax } from "../../catalog/model.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import type { JsonSource } from "../../../core/raw-json/json-source.ts";
import { type SseEvent, SseParser } from "../../../wire/sse/parse.ts";
import { asText, type JsonObject, parseObject } from "../../../core/raw-json/untyped-json.ts";
import type { Report } from "./surprise.ts";

/**
 * A synchronous state machine that converts a stream's text to events; throws `UpstreamFailure`.
 */
export interface StreamDecoder {
  /** True once the upstream's terminal event was read. Later data is not read. */
  readonly done: boolean;
  /** Appends the events of `text`; those before a failure are appended before it is thrown. */
  feed(text: string, events: GenerationEvent[]): void;
  /**
   * Handles the end of the text and appends the remaining events, before a failure is thrown;
   * throws `incomplete` if a terminal event is missing. No method is called afterwards.
   */
  end(events: GenerationEvent[]): void;
}

/** Information about the request that decoding its reply needs. */
export interface DecodeContext {
  readonly upstream: Upstream;
  readonly countKept: CountKept;
  readonly report: Report;
  /** The requested stop strings. */
  readonly stop: readonly string[];
  /** Returns an id for a call that the upstream sent without one. */
  newCallId(): string;
  /** Maps a tool name as sent to the upstream back to the client's name. */
  toolName(name: string): string;
}

/** Size of each item that a decoder keeps, in addition to its text. */
export const KEPT_ITEM_CHARACTERS = 64;

/**
 * Counts characters that a decoder keeps and has not yet emitted as events; throws if the model
 * cannot produce that many.
 */
export type CountKept = (characters: number) => void;

/**
 * Returns a counter with the bound on kept data of one reply, which is that of the reply itself.
 */
export function createKeptCounter(model: Pick<Model, "maxOutputTokens">): CountKept {
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

/** Returns the failure for a body or an event that is not a valid part of a reply. */
export function malformedReply(what: string): UpstreamFailure {
  return failure("malformed-response", what);
}

/** Returns the failure for a stream that ends too early. */
export function incompleteReply(what: string): UpstreamFailure {
  return failure("incomplete", what);
}

/** Parses a non-streaming response; throws `malformed-response` if it is not a JSON object. */
export function readReply(text: string): JsonObject {
  const reply = parseObject(text);
  if (reply === undefined) throw malformedReply("no JSON object");
  return reply;
}

/** Returns the name of a call; throws `malformed-response` without one. */
export function nameOfCall(name: unknown): string {
  const given = asText(name);
  if (given === undefined) throw malformedReply("a tool call without a name");
  return given;
}

/**
 * Returns the arguments of a reply's call as text. Arguments that a server sends as an object are
 * taken from the reply's source as written. Throws `malformed-response` if they are nested too deep
 * to be read.
 */
export function readArguments(given: unknown, source: JsonSource): string {
  if (typeof given !== "object" || given === null) return asText(given) ?? "";
  try {
    return source.raw(given).text;
  } catch (error) {
    if (error instanceof RangeError) throw malformedReply("arguments that are nested too deep");
    throw error;
  }
}

const EVENT_CHARS_MAX = 16 * 1024 * 1024;

/** Base class of every wire's stream decoder: splits the text into complete server-sent events. */
export abstract class SseDecoder implements StreamDecoder {
  abstract readonly done: boolean;
  protected readonly context: DecodeContext;
  readonly #parser = new SseParser(EVENT_CHARS_MAX);

  constructor(context: DecodeContext) {
    this.context = context;
  }

  /** Handles an event before the terminal one. */
  protected abstract take(event: SseEvent, events: GenerationEvent[]): void;

  /** Ends a stream without its terminal event; throws `incomplete` if the wire requires one. */
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
 * Returns whether an event only keeps a connection open: its name is `ping`, or it has no data. (An
 * event named `error` is an error even without data.)
 */
export function isKeepAlive({ event, data }: SseEvent): boolean {
  return event === "ping" || (event !== "error" && data.trim() === "");
}

/** Returns the type of an event. Not every server repeats the event's name in the data. */
export function typeOfEvent({ event }: SseEvent, payload: JsonObject | undefined): string {
  return asText(payload?.["type"]) ?? event;
}

/**
 * Returns whether an event ends a stream of chat completions. Servers of the other APIs send it
 * after their own terminal event.
 */
export function isDone({ data }: SseEvent): boolean {
  return data.trim() === "[DONE]";
}

/**
 * Returns whether the event at the end of a stream lacks only its line breaks: its data cannot be a
 * prefix of longer valid data.
 */
function isWhole(event: SseEvent): boolean {
  return isDone(event) || parseObject(event.data) !== undefined;
}
