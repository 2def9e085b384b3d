import { GatewayError } from "../../core/errors/gateway-error.ts";
import { writesHalf } from "../../wire/contract/find-ill-formed.ts";
import {
  type MessagePlace,
  MessagesOutline,
  type MessagesPlaces,
} from "../../wire/contract/messages-outline.ts";
import type { NameCounter } from "../../wire/contract/name-counter.ts";
import { type ScannedJson, scanJson, VALUES_MAX } from "../../wire/contract/scan-json.ts";
import { type BodyText, type KeepBody, NewText, type ParsedBody } from "./body-text.ts";
import type { ReadBodyText } from "./body-text.ts";

/** Levels around the elements of `messages`. */
const MESSAGES_DEPTH = 2;

/** A text that equals that of a known body except for the last messages. */
export interface Continuation<Known extends ReadBodyText = ReadBodyText> {
  readonly known: Known;
  /** Number of messages that are equal. */
  readonly kept: number;
  /** The place after them. */
  readonly from: MessagePlace;
  /** Text of the other messages. */
  readonly changed: string;
}

/**
 * Compares a text with that of a known body; null if more than the last messages differ, or if one
 * of them has no messages. The engine compares slices like memory.
 */
export function findContinuation<Known extends ReadBodyText>(
  known: Known,
  text: string,
): Continuation<Known> | null {
  const { ends, close } = known.places;
  const end = text.length - (known.text.length - close);
  const isEqual = (from: number, to: number): boolean =>
    to <= end && text.slice(from, to) === known.text.slice(from, to);
  const [start] = ends;
  if (start === undefined || !isEqual(0, start.end)) return null;
  if (ends.length === 1 || text.slice(end) !== known.text.slice(close)) return null;
  let [kept, from] = [0, start];
  for (let beyond = ends.length; beyond - kept > 1;) {
    const middle = Math.floor((kept + beyond) / 2);
    const place = ends[middle];
    if (place !== undefined && isEqual(from.end, place.end)) [kept, from] = [middle, place];
    else beyond = middle;
  }
  const changed = text.slice(from.end, end);
  return kept === 0 && changed.trim() === "" ? null : { known, kept, from, changed };
}

/**
 * The continuation of a known body. Only its changed messages are scanned and parsed; the result is
 * that of the whole text, which is read if the messages have a mistake or are not parsed exactly.
 */
export class ContinuedText implements BodyText {
  readonly text: string;
  readonly #continuation: Continuation;
  readonly #keep: KeepBody;
  #changed: ScannedMessages | undefined;
  #whole: NewText | null = null;

  constructor(text: string, continuation: Continuation, keep: KeepBody) {
    this.text = text;
    this.#continuation = continuation;
    this.#keep = keep;
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
    const { values, places } = this.#changed;
    // `parse` has returned this body.
    const body = parsed.body as ReadBodyText["body"];
    this.#keep({ text: this.text, places, values, body, source: parsed.source });
  }

  #readWhole(): NewText {
    this.#whole ??= new NewText(this.text, this.#keep);
    return this.#whole;
  }
}

interface ScannedMessages {
  readonly places: MessagesPlaces;
  /** Values of the whole body. */
  readonly values: number;
}

/** Scans the changed messages; null if the whole text must be read. */
function scanMessages(
  { known, kept, from, changed }: Continuation,
  names: NameCounter | undefined,
): ScannedMessages | null {
  const outline = new MessagesOutline({ end: 0, values: 1 });
  const scanned = scanIfValid(changed, { names, outline, depth: MESSAGES_DEPTH });
  if (scanned === null || !scanned.isExactlyParsed || writesHalf(changed)) return null;
  const { ends } = known.places;
  // A scan counts one value besides the commas and brackets.
  const added = outline.ends
    .slice(1)
    .map(({ end, values }) => ({ end: from.end + end, values: from.values + values - 1 }));
  const valuesAfter = known.values - (ends.at(-1)?.values ?? 0);
  const values = from.values + scanned.values - 1 + valuesAfter;
  if (values > VALUES_MAX) return null;
  const places = {
    ends: [...ends.slice(0, kept + 1), ...added],
    close: from.end + changed.length,
  };
  return { places, values };
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
