const HEAD_END = "\r\n\r\n";
/** End of a chunked body. No event or JSON text contains it. */
const LAST_CHUNK = "0\r\n\r\n";

type State =
  | { readonly in: "head"; readonly text: string }
  | { readonly in: "body"; readonly bytesLeft: number }
  | { readonly in: "chunks"; readonly end: string };

const HEAD: State = { in: "head", text: "" };

/** Finds the responses on a connection, reading as few bytes as possible. */
export class ResponseReader {
  readonly #onResponse: (status: number) => void;
  #state: State = HEAD;
  #status = 0;

  constructor(onResponse: (status: number) => void) {
    this.#onResponse = onResponse;
  }

  read(bytes: Buffer): void {
    let at = 0;
    while (at < bytes.length) at += this.#readPart(bytes.subarray(at));
  }

  /** Returns the number of bytes that belong to the current part; at least one. */
  #readPart(bytes: Buffer): number {
    const state = this.#state;
    if (state.in === "head") return this.#readHead(bytes, state.text);
    if (state.in === "chunks") return this.#readChunks(bytes, state.end);
    const taken = Math.min(bytes.length, state.bytesLeft);
    this.#state = { in: "body", bytesLeft: state.bytesLeft - taken };
    if (taken === state.bytesLeft) this.#end();
    return taken;
  }

  #readHead(bytes: Buffer, before: string): number {
    const text = before + bytes.toString("latin1");
    const end = text.indexOf(HEAD_END);
    if (end < 0) {
      this.#state = { in: "head", text };
      return bytes.length;
    }
    const head = text.slice(0, end);
    this.#status = Number(head.slice("HTTP/1.1 ".length, "HTTP/1.1 200".length));
    if (/^transfer-encoding:/im.test(head)) this.#state = { in: "chunks", end: "" };
    else {
      const bytesLeft = Number(/^content-length: *(\d+)/im.exec(head)?.[1] ?? 0);
      this.#state = { in: "body", bytesLeft };
      if (bytesLeft === 0) this.#end();
    }
    return end + HEAD_END.length - before.length;
  }

  #readChunks(bytes: Buffer, before: string): number {
    const text = before + bytes.toString("latin1");
    const end = text.indexOf(LAST_CHUNK);
    if (end < 0) {
      this.#state = { in: "chunks", end: text.slice(1 - LAST_CHUNK.length) };
      return bytes.length;
    }
    this.#end();
    return end + LAST_CHUNK.length - before.length;
  }

  #end(): void {
    this.#state = HEAD;
    this.#onResponse(this.#status);
  }
}
