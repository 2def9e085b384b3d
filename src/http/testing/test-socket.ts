import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";

/** A socket without a network: keeps what is written, and closes where it is told to. */
export class TestSocket extends Socket {
  written = "";
  /** While true, the client takes nothing. */
  isStuck = false;
  #taken: (() => void) | null = null;

  constructor(address?: string) {
    super();
    Object.defineProperty(this, "remoteAddress", { value: address });
    // A reset is an error first; nobody but the close is asked.
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

  /** The client takes what was written. */
  release(): void {
    this.isStuck = false;
    this.#taken?.();
    this.#taken = null;
  }
}

/** A request and its response as node's parser hands them over. */
export interface Received {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** A request that came on the socket as a whole, or so far its head only. */
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

/** The reply has left, or its socket has closed. */
export function end({ response }: Received): void {
  response.emit("close");
}
