/** One server-sent event. */
export interface SseEvent {
  /** The standard's default is `message`. */
  readonly event: string;
  readonly data: string;
}

/** Reads server-sent events from bytes in any chunks. */
export async function* readSse(body: ReadableStream<Uint8Array>): AsyncGenerator<SseEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = new SseParser();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      yield* parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Also runs if the caller leaves the loop early: closing the connection stops the response and
    // its cost.
    await reader.cancel().catch(() => undefined);
  }
}

/** Lines end in LF, CRLF or CR; an event ends at an empty line; `:` begins a comment. */
class SseParser {
  #rest = "";
  #event = "";
  #data: string[] = [];

  *feed(text: string): Generator<SseEvent> {
    this.#rest += text;
    // A CR at the end may be the first half of a CRLF.
    const end = this.#rest.endsWith("\r") ? this.#rest.length - 1 : this.#rest.length;
    const lines = this.#rest.slice(0, end).split(/\r\n|\n|\r/);
    this.#rest = (lines.pop() ?? "") + this.#rest.slice(end);
    for (const line of lines) {
      const event = this.#readLine(line);
      if (event !== null) yield event;
    }
  }

  #readLine(line: string): SseEvent | null {
    if (line === "") return this.#dispatch();
    const [, field = "", value = ""] = /^([^:]*)(?:: ?(.*))?$/s.exec(line) ?? [];
    if (field === "event") this.#event = value;
    if (field === "data") this.#data.push(value);
    return null;
  }

  #dispatch(): SseEvent | null {
    const event = { event: this.#event || "message", data: this.#data.join("\n") };
    const isEmpty = this.#data.length === 0;
    this.#event = "";
    this.#data = [];
    return isEmpty ? null : event;
  }
}
