import { once } from "node:events";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { afterEach } from "vitest";
import type { TestGateway } from "./test-gateway.ts";

/** A reply as it was received over a raw socket. */
export interface RawReply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** Returns the error's code in a body. */
export function errorCode(body: string): string {
  return (JSON.parse(body) as { readonly error: { readonly code: string } }).error.code;
}

/** A client on a raw socket, for requests that no HTTP client would send. */
export class RawClient {
  readonly socket: Socket;
  #received = "";

  constructor(port: number) {
    this.socket = connect(port, "127.0.0.1");
    this.socket.setEncoding("latin1");
    this.socket.on("data", (text: string) => (this.#received += text));
    // A reset by the peer is visible in the received data.
    this.socket.on("error", () => undefined);
  }

  get received(): string {
    return this.#received;
  }

  send(text: string): void {
    this.socket.write(text, "latin1");
  }

  /** Resolves once a whole head, and as much body as its length requires, has arrived. */
  async reply(): Promise<RawReply> {
    for (;;) {
      const parsed = parseReply(this.#received);
      if (parsed !== undefined) {
        this.#received = this.#received.slice(parsed.length);
        return parsed.reply;
      }
      if (this.socket.closed) throw new Error(`closed after ${JSON.stringify(this.#received)}`);
      await this.changed();
    }
  }

  /** Resolves when the peer has closed. */
  async closed(): Promise<void> {
    if (!this.socket.closed) await once(this.socket, "close");
  }

  /** Resolves when more data has arrived, or the peer has closed. */
  changed(): Promise<void> {
    return new Promise((resolve) => {
      const done = (): void => {
        this.socket.off("data", done);
        this.socket.off("close", done);
        resolve();
      };
      this.socket.on("data", done);
      this.socket.on("close", done);
    });
  }
}

function parseReply(
  text: string,
): { readonly reply: RawReply; readonly length: number } | undefined {
  const end = text.indexOf("\r\n\r\n");
  if (end < 0) return undefined;
  const [statusLine = "", ...lines] = text.slice(0, end).split("\r\n");
  const headers = Object.fromEntries(
    lines.map((line) => {
      const colon = line.indexOf(":");
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
    }),
  );
  const length = end + 4 + Number(headers["content-length"] ?? 0);
  if (text.length < length) return undefined;
  const status = Number(statusLine.split(" ")[1]);
  return { reply: { status, headers, body: text.slice(end + 4, length) }, length };
}

/** Creates clients of a test's gateway; both end with the test. */
export function rawClients(gatewayOf: () => TestGateway): () => RawClient {
  let clients: RawClient[] = [];
  afterEach(async () => {
    for (const client of clients) client.socket.destroy();
    clients = [];
    await gatewayOf().close();
  });
  return () => {
    const client = new RawClient(gatewayOf().port);
    clients.push(client);
    return client;
  };
}
