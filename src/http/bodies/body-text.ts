import type { Issue } from "../../core/errors/gateway-error.ts";
import {
  ExactSource,
  type JsonSource,
  KnownSource,
  plainSource,
} from "../../core/raw-json/json-source.ts";
import { findIllFormed, writesHalf } from "../../wire/contract/find-ill-formed.ts";
import { MessagesOutline, type MessagesPlaces } from "../../wire/contract/messages-outline.ts";
import type { NameCounter } from "../../wire/contract/name-counter.ts";
import { type ScannedJson, scanJson } from "../../wire/contract/scan-json.ts";
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
  readonly text: string;
  /** Scans the text unless it was scanned before; throws the errors of `scanJson`. */
  scan(names?: NameCounter): ScannedJson;
  /** Parses the text, which was scanned; throws `invalid-json`. */
  parse(): ParsedBody;
  /** Must be called once the parsed body was found valid. */
  accepted(parsed: ParsedBody): void;
}

/** A valid body of which another one may be the continuation. */
export interface ReadBodyText {
  readonly text: string;
  readonly places: MessagesPlaces;
  readonly values: number;
  readonly body: { readonly messages: readonly unknown[] };
  readonly source: JsonSource;
}

/** Remembers a body that is the same after parsing and serializing. */
export type KeepBody = (read: ReadBodyText) => void;

/** A text of which nothing is known. */
export class NewText implements BodyText {
  readonly text: string;
  readonly #keep: KeepBody | undefined;
  readonly #outline: MessagesOutline | undefined;
  #scanned: ScannedJson | undefined;

  /** Without `keep` the body is not remembered. */
  constructor(text: string, keep?: KeepBody) {
    this.text = text;
    this.#keep = keep;
    this.#outline = keep && new MessagesOutline();
  }

  scan(names?: NameCounter): ScannedJson {
    this.#scanned ??= scanJson(this.text, { names, outline: this.#outline });
    return this.#scanned;
  }

  parse(): ParsedBody {
    const { text } = this;
    const { isExactlyParsed } = this.scan();
    const body = parseJson(text);
    const illFormed = writesHalf(text) ? findIllFormed(body) : [];
    if (!isExactlyParsed) return { body, source: new ExactSource(text, body), illFormed };
    return { body, source: this.#keep ? new KnownSource() : plainSource, illFormed };
  }

  accepted({ body, source }: ParsedBody): void {
    const places = this.#outline?.places() ?? null;
    const { values, isExactlyParsed } = this.scan();
    if (places === null || !isExactlyParsed || !hasMessages(body)) return;
    if (body.messages.length !== places.ends.length - 1) return;
    this.#keep?.({ text: this.text, places, values, body, source });
  }
}

function hasMessages(body: unknown): body is ReadBodyText["body"] {
  return (
    typeof body === "object" && body !== null && "messages" in body && Array.isArray(body.messages)
  );
}
