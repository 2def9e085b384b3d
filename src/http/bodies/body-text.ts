import type { Issue } from "../../core/errors/gateway-error.ts";
import {
  ExactSource,
  type JsonSource,
  KnownSource,
  plainSource,
} from "../../core/raw-json/json-source.ts";
import { findIllFormed, containsHalfOfPair } from "../../wire/contract/find-ill-formed.ts";
import {
  type ConversationField,
  type MessagePlace,
  MessagesOutline,
} from "../../wire/contract/messages-outline.ts";
import type { NameCounter } from "../../wire/contract/name-counter.ts";
import { type ScannedJson, scanJson } from "../../wire/contract/scan-json.ts";
import type { BytePieces } from "../../core/collections/byte-pieces.ts";
import { parseJson } from "./parse-json.ts";

/** A parsed body. */
export interface ParsedBody {
  readonly body: unknown;
  /** Source of JSON values that are passed on uninterpreted. */
  readonly source: JsonSource;
  /** Texts in the body that are not valid Unicode. */
  readonly illFormed: readonly Issue[];
}

/** The JSON text of a request's body. It is scanned and parsed once. */
export interface BodyText {
  /** Bytes of the whole text; characters of a short one, whose bytes are not kept. */
  readonly length: number;
  /** Bytes of it that are known: they are neither scanned nor parsed again. */
  readonly knownLength: number;
  /** Returns the whole text. */
  text(): string;
  /** Scans the text unless it was scanned before; throws the errors of `scanJson`. */
  scan(names?: NameCounter): ScannedJson;
  /** Parses the text, which was scanned; throws `invalid-json`. */
  parse(): ParsedBody;
  /** Must be called once the parsed body was found valid. */
  accepted(parsed: ParsedBody): void;
}

/** A valid body of which another one may be the continuation. */
export interface ValidBody {
  readonly bytes: BytePieces;
  /** The start of its messages in its bytes, then the end of each message. */
  readonly ends: readonly MessagePlace[];
  /** Index of the bracket after them. */
  readonly close: number;
  readonly values: number;
  readonly body: object;
  /** The field of the body that has the messages. */
  readonly field: ConversationField;
  readonly messages: readonly unknown[];
  readonly source: JsonSource;
}

/** Bytes of a body, and what remembers them if they are the same after parsing and serializing. */
export interface RememberedBytes {
  readonly bytes: BytePieces;
  readonly remember: (read: ValidBody) => void;
}

/** A text of which nothing is known. */
export class NewText implements BodyText {
  readonly length: number;
  readonly knownLength = 0;
  readonly #text: string;
  readonly #own: RememberedBytes | undefined;
  readonly #outline: MessagesOutline | undefined;
  #scanned: ScannedJson | undefined;

  /** Without `own` the body is not remembered. */
  constructor(text: string, own?: RememberedBytes) {
    this.#text = text;
    this.length = own?.bytes.length ?? text.length;
    this.#own = own;
    this.#outline = own && new MessagesOutline();
  }

  text(): string {
    return this.#text;
  }

  scan(names?: NameCounter): ScannedJson {
    this.#scanned ??= scanJson(this.#text, { names, outline: this.#outline });
    return this.#scanned;
  }

  parse(): ParsedBody {
    const text = this.#text;
    const { isExactlyParsed } = this.scan();
    const body = parseJson(text);
    const illFormed = containsHalfOfPair(text) ? findIllFormed(body) : [];
    if (!isExactlyParsed) return { body, source: new ExactSource(text, body), illFormed };
    const source = this.#own === undefined ? plainSource : new KnownSource();
    return { body, source, illFormed };
  }

  accepted({ body, source, illFormed }: ParsedBody): void {
    const { values, isExactlyParsed } = this.scan();
    const places = this.#outline?.places() ?? null;
    if (this.#own === undefined || places === null) return;
    // A continuation has neither.
    if (!isExactlyParsed || illFormed.length > 0) return;
    const { field } = places;
    const messages = messagesOf(body, field);
    if (messages?.length !== places.ends.length - 1) return;
    const { bytes, remember } = this.#own;
    // A byte order mark is not part of the text.
    if (Buffer.byteLength(this.#text) !== bytes.length) return;
    const ends = placesInBytes(this.#text, places.ends);
    const close = bytes.length - Buffer.byteLength(this.#text.slice(places.close));
    remember({ bytes, ends, close, values, body: body as object, field, messages, source });
  }
}

/** Converts places in a text to places in its UTF-8 bytes. */
export function placesInBytes(
  text: string,
  places: readonly MessagePlace[],
): readonly MessagePlace[] {
  let [at, bytes] = [0, 0];
  return places.map(({ end, values }) => {
    bytes += Buffer.byteLength(text.slice(at, end));
    at = end;
    return { end: bytes, values };
  });
}

/** Returns the messages of a body in this field; undefined if it has none. */
export function messagesOf(
  body: unknown,
  field: ConversationField,
): readonly unknown[] | undefined {
  if (typeof body !== "object" || body === null) return undefined;
  const messages: unknown = Reflect.get(body, field);
  return Array.isArray(messages) ? messages : undefined;
}
