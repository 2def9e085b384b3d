import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** A socket without a network: stores writes, and closes on command. */
export class TestSocket extends Socket {
  written = "";
  /** While true, the client accepts no data. */
  isStuck = false;
  #taken: (() => void) | null = null;

  constructor(address?: string) {
    super();
    Object.defineProperty(this, "remoteAddress", { value: address });
    // A reset emits an error first; the code under test only listens to the close.
    this.on("error", () => undefined);
  }

  override _write(bytes: unknown, _encoding: BufferEncoding, written: () => void): void {
    this.written += String(bytes);
    if (this.isStuck) this.#taken = written;
    else written();
  }

  override _writev(parts: readonly { readonly chunk: unknown }[], written: () => void): void {
    this._write(parts.map(({ chunk }) => String(chunk)).join(""), "utf8", written);
  }

  /** Lets the client accept pending writes. */
  release(): void {
    this.isStuck = false;
    this.#taken?.();
    this.#taken = null;
  }
}

/** A request and its response as Node's parser delivers them. */
export interface Received {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** Returns a request that arrived on the socket completely, or only its head. */
export function received(
  socket: Socket,
  headers: Readonly<Record<string, string>> = {},
  complete = true,
): Received {
  const request = new IncomingMessage(socket);
  Object.assign(request.headers, headers);
  request.httpVersion = "1.1";
  request.complete = complete;
  return { request, response: new ServerResponse(request) };
}

/** Simulates the end of the reply, or the close of its socket. */
export function end({ response }: Received): void {
  response.emit("close");
}
