/** An event; its name is repeated in its data. */
export interface ServerSentEvent {
  /** Null for an event without data, such as a comment. */
  readonly data: string | null;
  /** The event's original text, without its blank line. */
  readonly raw: string;
}

/** Parses server-sent events fed in arbitrary chunks; each event keeps its raw text. */
export class EventReader {
  #rest = "";

  /** Returns the events that `text` completes. */
  feed(text: string): readonly ServerSentEvent[] {
    this.#rest += text;
    // A CR at the end may be half of a CRLF, so it is kept until more text arrives.
    const whole = this.#rest.endsWith("\r") ? this.#rest.slice(0, -1) : this.#rest;
    const blocks = whole.replace(/\r\n?/g, "\n").split("\n\n");
    this.#rest = (blocks.pop() ?? "") + this.#rest.slice(whole.length);
    return blocks.filter((block) => block.trim() !== "").map(readBlock);
  }
}

function readBlock(raw: string): ServerSentEvent {
  const lines = raw.split("\n").map((line) => /^data(?::\s?(.*))?$/.exec(line));
  const data = lines.flatMap((found) => (found === null ? [] : [found[1] ?? ""]));
  return { data: data.length > 0 ? data.join("\n") : null, raw };
}
