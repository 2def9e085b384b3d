import { timeoutError } from "./gateway-error.js";

/** One server-sent event. */
export interface SseEvent {
  /** The standard's default is `message`. */
  readonly event: string;
  readonly data: string;
}

/**
 * Reads server-sent events from bytes in any chunks. Throws `APIConnectionTimeoutError` if no bytes,
 * not even of a comment, arrive for longer than the limit.
 */
export async function* readSse(
  body: ReadableStream<Uint8Array>,
  timeoutMs = Number.POSITIVE_INFINITY,
): AsyncGenerator<SseEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const parser = new SseParser();
  try {
    for (;;) {
      const { done, value } = await within(timeoutMs, reader.read());
      if (done) return;
      yield* parser.feed(decoder.decode(value, { stream: true }));
    }
  } finally {
    // Also runs if the caller leaves the loop early: closing the connection stops the response and
    // its cost.
    await reader.cancel().catch(() => undefined);
  }
}

/** Awaits a result; throws `APIConnectionTimeoutError` if it takes longer than the limit. */
async function within<T>(timeoutMs: number, result: Promise<T>): Promise<T> {
  if (!Number.isFinite(timeoutMs)) return result;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(timeoutError(timeoutMs)), timeoutMs);
  });
  return Promise.race([result, limit]).finally(() => clearTimeout(timer));
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
