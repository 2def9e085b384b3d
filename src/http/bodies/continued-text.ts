import { GatewayError } from "../../core/errors/gateway-error.ts";
import { writesHalf } from "../../wire/contract/find-ill-formed.ts";
import { type MessagePlace, MessagesOutline } from "../../wire/contract/messages-outline.ts";
import type { NameCounter } from "../../wire/contract/name-counter.ts";
import { type ScannedJson, scanJson, VALUES_MAX } from "../../wire/contract/scan-json.ts";
import type { BodyBytes } from "./body-bytes.ts";
import {
  type BodyText,
  type KeptBytes,
  NewText,
  type ParsedBody,
  placesInBytes,
  type ReadBody,
} from "./body-text.ts";

/** Levels around the elements of `messages`. */
const MESSAGES_DEPTH = 2;

/** A valid body in one piece. */
export interface KnownBody extends Omit<ReadBody, "bytes"> {
  readonly bytes: Uint8Array;
}

/** A body that equals a known one except for its last messages. */
export interface Continuation<Known extends KnownBody = KnownBody> {
  readonly known: Known;
  /** Number of messages that are equal. */
  readonly kept: number;
  /** The place after them. */
  readonly from: MessagePlace;
  /** Text of the other messages. */
  readonly changed: string;
}

/**
 * Compares a body with a known one; null if more than the last messages differ, or if one of them
 * has no messages.
 */
export function findContinuation<Known extends KnownBody>(
  known: Known,
  body: BodyBytes,
): Continuation<Known> | null {
  const { bytes, ends, close } = known;
  const end = body.length - (bytes.length - close);
  const isEqual = (from: number, to: number): boolean =>
    to <= end && body.equals(from, bytes.subarray(from, to));
  const [start] = ends;
  if (start === undefined || ends.length === 1 || !isEqual(0, start.end)) return null;
  if (!body.equals(end, bytes.subarray(close))) return null;
  let [kept, from] = [0, start];
  for (let beyond = ends.length; beyond - kept > 1;) {
    const middle = Math.floor((kept + beyond) / 2);
    const place = ends[middle];
    if (place !== undefined && isEqual(from.end, place.end)) [kept, from] = [middle, place];
    else beyond = middle;
  }
  const changed = body.slice(from.end, end);
  return kept === 0 && changed.trim() === "" ? null : { known, kept, from, changed };
}

/**
 * The continuation of a known body. Only its changed messages are scanned and parsed; the result is
 * that of the whole text, which is read if the messages have a mistake or are not parsed exactly.
 */
export class ContinuedText implements BodyText {
  readonly length: number;
  readonly #kept: KeptBytes;
  readonly #continuation: Continuation;
  #changed: ScannedMessages | undefined;
  #whole: NewText | null = null;

  constructor(kept: KeptBytes, continuation: Continuation) {
    this.length = kept.bytes.length;
    this.#kept = kept;
    this.#continuation = continuation;
  }

  text(): string {
    return this.#kept.bytes.text();
  }

  scan(names?: NameCounter): ScannedJson {
    if (this.#whole === null) {
      const changed = (this.#changed ??= scanMessages(this.#continuation, names) ?? undefined);
      if (changed !== undefined) return { values: changed.values, isExactlyParsed: true };
    }
    return this.#readWhole().scan(names);
  }

  parse(): ParsedBody {
    this.scan();
    const messages = this.#changed && parseMessages(this.#continuation);
    if (messages === undefined || messages === null) return this.#readWhole().parse();
    const { known } = this.#continuation;
    return { body: { ...known.body, messages }, source: known.source, illFormed: [] };
  }

  accepted(parsed: ParsedBody): void {
    if (this.#whole !== null || this.#changed === undefined) {
      this.#whole?.accepted(parsed);
      return;
    }
    const { values, added } = this.#changed;
    const { known, kept, from, changed } = this.#continuation;
    const { bytes, keep } = this.#kept;
    // A scan counts one value besides the commas and brackets.
    const places = placesInBytes(changed, added).map((place) => ({
      end: from.end + place.end,
      values: from.values + place.values - 1,
    }));
    keep({
      bytes,
      ends: [...known.ends.slice(0, kept + 1), ...places],
      close: bytes.length - (known.bytes.length - known.close),
      values,
      // `parse` has returned this body.
      body: parsed.body as ReadBody["body"],
      source: parsed.source,
    });
  }

  #readWhole(): NewText {
    this.#whole ??= new NewText(this.text(), this.#kept);
    return this.#whole;
  }
}

interface ScannedMessages {
  /** The ends of the messages in their text. */
  readonly added: readonly MessagePlace[];
  /** Values of the whole body. */
  readonly values: number;
}

/** Scans the changed messages; null if the whole text must be read. */
function scanMessages(
  { known, from, changed }: Continuation,
  names: NameCounter | undefined,
): ScannedMessages | null {
  const outline = new MessagesOutline({ end: 0, values: 1 });
  const scanned = scanIfValid(changed, { names, outline, depth: MESSAGES_DEPTH });
  if (scanned === null || !scanned.isExactlyParsed || writesHalf(changed)) return null;
  const valuesAfter = known.values - (known.ends.at(-1)?.values ?? 0);
  const values = from.values + scanned.values - 1 + valuesAfter;
  return values > VALUES_MAX ? null : { added: outline.ends.slice(1), values };
}

function scanIfValid(...scan: Parameters<typeof scanJson>): ScannedJson | null {
  try {
    return scanJson(...scan);
  } catch (error) {
    if (error instanceof GatewayError) return null;
    throw error;
  }
}

/** Returns all messages; null if the changed ones are not elements of an array. */
function parseMessages({ known, kept, changed }: Continuation): readonly unknown[] | null {
  // An element before them makes their first comma valid.
  const first = kept === 0 ? '"",' : '""';
  try {
    const parsed = JSON.parse(`[${first}${changed}]`) as readonly unknown[];
    return [...known.body.messages.slice(0, kept), ...parsed.slice(1)];
  } catch {
    return null;
  }
}
