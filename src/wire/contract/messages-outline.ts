import { isName } from "../../core/raw-json/json-text.ts";

/** The field with the conversation: of chat and messages, or of responses. */
export type ConversationField = (typeof fields)[number];

const fields = ["messages", "input"] as const;
const BACKSLASH = 0x5c;
const OPEN_ARRAY = 0x5b;

/** A position between messages in a body's text. */
export interface MessagePlace {
  /** Index after the message, or after the bracket that opens the array. */
  readonly end: number;
  /** Values of the body up to there; see `scanJson`. */
  readonly values: number;
}

/** The places of a body's messages. */
export interface MessagesPlaces {
  /** The start of the array, then the end of each message. */
  readonly ends: readonly MessagePlace[];
  /** Index of the bracket that closes the array. */
  readonly close: number;
  /** The array's field. */
  readonly field: ConversationField;
}

/**
 * Notes where the elements of the body's array `messages` or `input` are. It finds none if such a
 * field occurs twice, or if the name of a field has an escape, since that might be the same name.
 */
export class MessagesOutline {
  /** The start of the array, then the end of each message. */
  readonly ends: MessagePlace[] = [];
  #close = -1;
  #field: ConversationField = "messages";
  /** The latest name, if it is that of the conversation. */
  #named: ConversationField | undefined;
  #isAmbiguous = false;

  /** `start` is the place before the text, which is a part of the array. */
  constructor(start?: MessagePlace) {
    if (start !== undefined) this.ends.push(start);
  }

  /** Takes a string of the first level. */
  string(text: string, open: number, close: number): void {
    if (!isName(text, close)) return;
    this.#named = fields.find(
      (field) => close - open === field.length + 1 && text.startsWith(`"${field}"`, open),
    );
    if (this.#named !== undefined && this.ends.length > 0) this.#isAmbiguous = true;
    for (let at = open; at < close; at += 1) {
      if (text.charCodeAt(at) === BACKSLASH) this.#isAmbiguous = true;
    }
  }

  /** Takes the bracket that opens a value of a field, and the values so far. */
  opened(text: string, at: number, values: number): void {
    if (this.#named === undefined || text.charCodeAt(at) !== OPEN_ARRAY) return;
    this.#field = this.#named;
    this.ends.push({ end: at + 1, values });
  }

  /** Takes a closing bracket, the level after it, and the values so far. */
  closed(at: number, depth: number, values: number): void {
    if (this.ends.length === 0 || this.isClosed) return;
    if (depth === 2) this.ends.push({ end: at + 1, values });
    else this.#close = at;
  }

  /** Whether the array has ended. */
  get isClosed(): boolean {
    return this.#close >= 0;
  }

  /** Returns the places; null if they are not known for certain. */
  places(): MessagesPlaces | null {
    if (this.#isAmbiguous || !this.isClosed) return null;
    return { ends: this.ends, close: this.#close, field: this.#field };
  }
}
