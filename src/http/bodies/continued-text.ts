import { GatewayError } from "../../core/errors/gateway-error.ts";
import { containsHalfOfPair } from "../../wire/contract/find-ill-formed.ts";
import { type MessagePlace, MessagesOutline } from "../../wire/contract/messages-outline.ts";
import type { NameCounter } from "../../wire/contract/name-counter.ts";
import { type ScannedJson, scanJson, VALUES_MAX } from "../../wire/contract/scan-json.ts";
import type { BytePieces } from "../../core/collections/byte-pieces.ts";
import {
  type BodyText,
  type RememberedBytes,
  messagesOf,
  NewText,
  type ParsedBody,
  placesInBytes,
  type ValidBody,
} from "./body-text.ts";
import { parseJson } from "./parse-json.ts";

/** Levels around the elements of `messages`. */
const MESSAGES_DEPTH = 2;

/** A valid body in one piece. */
export interface KnownBody extends Omit<ValidBody, "bytes"> {
  readonly bytes: Uint8Array;
}

/** A body that equals a known one except for its last messages. */
export interface Continuation<Known extends KnownBody = KnownBody> {
  readonly known: Known;
  /** Number of messages that are equal. */
  readonly equalMessages: number;
  /** The place after them. */
  readonly from: MessagePlace;
  /** The end of the other messages. */
  readonly to: number;
}

/**
 * Compares a body with a known one; null if more than the last messages differ, or if the known one
 * has no messages.
 */
export function findContinuation<Known extends KnownBody>(
  known: Known,
  body: BytePieces,
): Continuation<Known> | null {
  const { bytes, ends, close } = known;
  const to = body.length - (bytes.length - close);
  const isEqual = (start: number, end: number): boolean =>
    end <= to && body.equals(start, bytes.subarray(start, end));
  const [start] = ends;
  if (start === undefined || ends.length === 1 || !isEqual(0, start.end)) return null;
  if (!body.equals(to, bytes.subarray(close))) return null;
  let [equalMessages, from] = [0, start];
  for (let beyond = ends.length; beyond - equalMessages > 1;) {
    const middle = Math.floor((equalMessages + beyond) / 2);
    const place = ends[middle];
    if (place !== undefined && isEqual(from.end, place.end))
      [equalMessages, from] = [middle, place];
    else beyond = middle;
  }
  return { known, equalMessages, from, to };
}

/**
 * The continuation of a known body. Only its changed messages are scanned and parsed; the result is
 * that of the whole text, which is read if the messages have a mistake or are not parsed exactly.
 */
export class ContinuedText implements BodyText {
  readonly length: number;
  readonly knownLength: number;
  readonly #own: RememberedBytes;
  readonly #continuation: Continuation;
  /** Text of the messages that are not known. */
  readonly #changed: string;
  #scanned: ScannedMessages | undefined;
  #whole: NewText | null = null;

  constructor(own: RememberedBytes, continuation: Continuation) {
    const { from, to } = continuation;
    this.length = own.bytes.length;
    this.knownLength = this.length - (to - from.end);
    this.#own = own;
    this.#continuation = continuation;
    this.#changed = own.bytes.slice(from.end, to);
  }

  text(): string {
    return this.#own.bytes.text();
  }

  scan(names?: NameCounter): ScannedJson {
    if (this.#whole === null) {
      this.#scanned ??= scanMessages(this.#changed, this.#continuation, names);
      if (this.#scanned !== undefined) {
        return { values: this.#scanned.values, isExactlyParsed: true };
      }
    }
    return this.#readWhole().scan(names);
  }

  parse(): ParsedBody {
    this.scan();
    const { known, equalMessages } = this.#continuation;
    const places = this.#scanned?.added;
    const added = places && parseMessages(this.#changed, equalMessages === 0);
    // A message that is not an object has no place.
    if (added === undefined || added.length !== places?.length) return this.#readWhole().parse();
    const messages = [...known.messages.slice(0, equalMessages), ...added];
    const body = { ...known.body, [known.field]: messages };
    return { body, source: known.source, illFormed: [] };
  }

  accepted(parsed: ParsedBody): void {
    if (this.#whole !== null || this.#scanned === undefined) {
      this.#whole?.accepted(parsed);
      return;
    }
    const { values, added } = this.#scanned;
    const { known, equalMessages, from, to } = this.#continuation;
    const { bytes, remember } = this.#own;
    // A scan counts one value besides the commas and brackets.
    const places = placesInBytes(this.#changed, added).map((place) => ({
      end: from.end + place.end,
      values: from.values + place.values - 1,
    }));
    remember({
      bytes,
      ends: [...known.ends.slice(0, equalMessages + 1), ...places],
      close: to,
      values,
      // `parse` has returned this body.
      body: parsed.body as object,
      field: known.field,
      messages: messagesOf(parsed.body, known.field) ?? [],
      source: parsed.source,
    });
  }

  #readWhole(): NewText {
    this.#whole ??= new NewText(this.text(), this.#own);
    return this.#whole;
  }
}

interface ScannedMessages {
  /** The ends of the messages in their text. */
  readonly added: readonly MessagePlace[];
  /** Values of the whole body. */
  readonly values: number;
}

/** Scans the changed messages; undefined if the whole text must be read. */
function scanMessages(
  changed: string,
  { known, equalMessages, from }: Continuation,
  names: NameCounter | undefined,
): ScannedMessages | undefined {
  // The count of values assumes that there are messages.
  if (equalMessages === 0 && changed.trim() === "") return undefined;
  const outline = new MessagesOutline({ end: 0, values: 1 });
  const scanning = { names, outline, depth: MESSAGES_DEPTH };
  const scanned = unlessRefused(() => scanJson(changed, scanning));
  if (scanned?.isExactlyParsed !== true || containsHalfOfPair(changed)) return undefined;
  // It contains more than messages.
  if (outline.isClosed) return undefined;
  const valuesAfter = known.values - (known.ends.at(-1)?.values ?? 0);
  const values = from.values + scanned.values - 1 + valuesAfter;
  return values > VALUES_MAX ? undefined : { added: outline.ends.slice(1), values };
}

/** Returns the changed messages; undefined if they are not elements of an array. */
function parseMessages(changed: string, areAll: boolean): readonly unknown[] | undefined {
  // An element before them makes their first comma valid.
  const first = areAll ? '"",' : '""';
  const parsed = unlessRefused(() => parseJson(`[${first}${changed}]`));
  return (parsed as readonly unknown[] | undefined)?.slice(1);
}

/** Returns the result; undefined if the text is refused. */
function unlessRefused<Result>(read: () => Result): Result | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof GatewayError) return undefined;
    throw error;
  }
}
