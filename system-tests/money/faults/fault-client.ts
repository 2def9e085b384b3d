import { once } from "node:events";
import { request, type ClientRequest, type IncomingMessage } from "node:http";

/** The response as a client received it. */
export interface ClientResponse {
  /** 0 if no response began. */
  readonly status: number;
  readonly text: string;
  /** The response arrived completely, and its text is valid JSON or a stream with its end mark. */
  readonly isComplete: boolean;
}

export interface AskOptions {
  readonly port: number;
  readonly key: string;
  readonly path: string;
  readonly body: string;
  readonly idempotencyKey: string | null;
}

/** One request on its own connection, by a client that can disconnect at any moment. */
export class LeavingClient {
  readonly #options: AskOptions;
  readonly #request: ClientRequest;
  readonly seen: Promise<ClientResponse>;

  constructor(options: AskOptions) {
    this.#options = options;
    const { port, path, key, idempotencyKey, body } = options;
    this.#request = request({
      host: "127.0.0.1",
      port,
      path,
      method: "POST",
      agent: false,
      headers: {
        connection: "close",
        authorization: `Bearer ${key}`,
        "content-type": "application/json",
        "content-length": Buffer.byteLength(body),
        ...(idempotencyKey !== null && { "idempotency-key": idempotencyKey }),
      },
    });
    this.seen = this.#look();
  }

  /** Sends the head and this many bytes of the body. */
  begin(bytes: number): void {
    this.#request.write(this.#options.body.slice(0, bytes));
  }

  send(): void {
    this.#request.end(this.#options.body);
  }

  leave(): void {
    this.#request.destroy();
  }

  async #look(): Promise<ClientResponse> {
    let response: IncomingMessage;
    try {
      [response] = (await once(this.#request, "response")) as [IncomingMessage];
    } catch {
      // The connection ended before a response: either on purpose, or the verdict reports it.
      return { status: 0, text: "", isComplete: false };
    }
    const status = response.statusCode ?? 0;
    let text = "";
    response.setEncoding("utf8").on("data", (piece: string) => (text += piece));
    // A cut response emits an error; only the received data counts.
    response.on("error", () => undefined);
    if (!response.closed) await once(response, "close").catch(() => undefined);
    return { status, text, isComplete: response.complete && looksWhole(response, text) };
  }
}

/** The end mark of each protocol's stream. */
export const endMark =
  /^data: \[DONE\]$|^event: (?:message_stop|response\.(?:completed|incomplete))$/m;

function looksWhole({ headers }: IncomingMessage, text: string): boolean {
  if (headers["content-type"]?.startsWith("text/event-stream") === true) return endMark.test(text);
  try {
    JSON.parse(text);
    return true;
  } catch {
    // An incomplete body.
    return false;
  }
}
