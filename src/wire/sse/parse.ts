/** Extra size of each `data` line in addition to its text, so that empty lines are bounded too. */
const LINE_CHARACTERS = 64;

/** One dispatched event; `event` is `message` if the stream names no event. */
export interface SseEvent {
  readonly event: string;
  readonly data: string;
}

/** Thrown if one event exceeds the parser's bound. */
export class SseOverflow extends Error {
  override readonly name = "SseOverflow";
}

/**
 * Parses an event stream (WHATWG HTML, 9.2.6) fed in arbitrary chunks. Lines end in LF, CR or CRLF;
 * comments, `id` and `retry` are skipped. `eventCharsMax` bounds the size of one event.
 */
export class SseParser {
  readonly #eventCharsMax: number;
  /** The start of an incomplete line. */
  #line = "";
  /** Null until the event's first `data` line: an event without data is not dispatched. */
  #data: string | null = null;
  #dataLines = 0;
  #event = "";
  /** Position of the fed text: a leading BOM is skipped; an LF after a CR belongs to that CR. */
  #edge: "start" | "plain" | "after-cr" = "start";

  constructor(eventCharsMax: number) {
    this.#eventCharsMax = eventCharsMax;
  }

  /**
   * Passes each event that `text` completes to `take`; throws `SseOverflow` after the events before
   * it.
   */
  feed(text: string, take: (event: SseEvent) => void): void {
    if (text === "") return;
    let at = 0;
    if (this.#edge === "start" && text.startsWith("\uFEFF")) at = 1;
    if (this.#edge === "after-cr" && text.startsWith("\n")) at = 1;
    this.#edge = "plain";
    let cr = text.indexOf("\r", at);
    for (;;) {
      const lf = text.indexOf("\n", at);
      if (cr !== -1 && cr < at) cr = text.indexOf("\r", at);
      const end = cr !== -1 && (lf === -1 || cr < lf) ? cr : lf;
      if (end === -1) break;
      this.#endLine(text.slice(at, end), take);
      at = end + 1;
      if (end !== cr) continue;
      if (at === text.length) this.#edge = "after-cr";
      else if (lf === at) at += 1;
    }
    if (at < text.length) {
      this.#line += text.slice(at);
      this.#bound();
    }
  }

  /**
   * Ends the stream: passes an event that lacks only its blank line to `take`, which decides
   * whether it is complete. Discarding it, as the standard does, would lose the end of some
   * servers' responses.
   */
  end(take: (event: SseEvent) => void): void {
    this.feed("\n\n", take);
  }

  #endLine(tail: string, take: (event: SseEvent) => void): void {
    const line = this.#line === "" ? tail : this.#line + tail;
    this.#line = "";
    if (line === "") {
      const [event, data] = [this.#event || "message", this.#data];
      this.#data = null;
      this.#dataLines = 0;
      this.#event = "";
      if (data !== null) take({ event, data });
      return;
    }
    const colon = line.indexOf(":");
    const field = colon === -1 ? line : line.slice(0, colon);
    const from = line.charCodeAt(colon + 1) === 0x20 ? colon + 2 : colon + 1;
    const value = colon === -1 ? "" : line.slice(from);
    if (field === "data") {
      this.#data = this.#data === null ? value : `${this.#data}\n${value}`;
      this.#dataLines += 1;
      this.#bound();
    } else if (field === "event") this.#event = value;
  }

  #bound(): void {
    // The first line is free: a bound may be as small as an event of one line.
    const lines = Math.max(this.#dataLines - 1, 0) * LINE_CHARACTERS;
    if (this.#line.length + (this.#data?.length ?? 0) + lines > this.#eventCharsMax) {
      throw new SseOverflow(`an event is longer than ${this.#eventCharsMax} characters`);
    }
  }
}
