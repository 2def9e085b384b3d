import { setTimeout as wait } from "node:timers/promises";
import { parseEvents } from "../streams/parse-events.ts";
import { type Exchange, NoAnswer, type RequestOptions } from "./exchange.ts";

export interface ClientOptions {
  /** With the prefix of the version, without a trailing slash: `http://host/v1`. */
  readonly baseUrl: string;
  readonly apiKey: string;
  /** Sent with every request, for gateways that need more than a key. */
  readonly headers: Readonly<Record<string, string>>;
  readonly timeoutMs: number;
  /** Called with each answer, also those that are repeated after a 429. */
  readonly onExchange: (exchange: Exchange) => void;
}

/** The longest answer that is read, in bytes. */
const ANSWER_BYTES_MAX = 4_194_304;
/** How often a request is repeated after a 429, and the longest wait before. */
const REPEATS_MAX = 4;
const WAIT_SECONDS_MAX = 60;
/** After so many requests in a row that were repeated in vain, none is repeated. */
const IN_VAIN_MAX = 8;

/** Makes the requests of the checks. */
export class Client {
  readonly #options: ClientOptions;
  #inVain = 0;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /**
   * Makes one request and reads the whole answer. Repeats it after a 429 of the gateway's limits.
   * Throws `NoAnswer` if none comes in time.
   */
  async send(request: RequestOptions): Promise<Exchange> {
    for (let repeats = 0; ; repeats += 1) {
      const exchange = await this.#attempt(request);
      this.#options.onExchange(exchange);
      if (exchange.status !== 429) {
        this.#inVain = 0;
        return exchange;
      }
      if (repeats === REPEATS_MAX) this.#inVain += 1;
      if (repeats === REPEATS_MAX || this.#inVain >= IN_VAIN_MAX) return exchange;
      const seconds = Number(exchange.headers["retry-after"] ?? 2 ** repeats);
      await wait(Math.min(Number.isFinite(seconds) ? seconds : 1, WAIT_SECONDS_MAX) * 1_000);
    }
  }

  async #attempt(request: RequestOptions): Promise<Exchange> {
    const { baseUrl, timeoutMs } = this.#options;
    const method = request.method ?? (request.body === undefined ? "GET" : "POST");
    const type = request.body === undefined ? {} : { "content-type": "application/json" };
    const headers = { ...type, ...this.#options.headers, ...request.headers };
    const root = request.origin === true ? new URL(baseUrl).origin : baseUrl;
    try {
      const response = await fetch(root + request.path, {
        method,
        headers: { ...headers, ...this.#authentication(request.auth ?? "bearer") },
        ...(request.body === undefined ? {} : { body: bytesOf(request.body) }),
        redirect: "manual",
        signal: AbortSignal.timeout(timeoutMs),
      });
      const text = await readText(response);
      const kept = {
        method,
        path: request.path,
        // Without those of all requests, which may hold secrets too.
        requestHeaders: { ...type, ...request.headers },
        requestBody: request.body,
      };
      return { ...kept, ...answerOf(response, text) };
    } catch (error) {
      throw new NoAnswer(`${method} ${request.path}: ${reasonOf(error)}`, { cause: error });
    }
  }

  #authentication(auth: NonNullable<RequestOptions["auth"]>): Readonly<Record<string, string>> {
    const { apiKey } = this.#options;
    switch (auth) {
      case "bearer":
        return { authorization: `Bearer ${apiKey}` };
      case "x-api-key":
        return { "x-api-key": apiKey };
      case "wrong":
        return { authorization: `Bearer ${wrongKey(apiKey)}` };
      case "none":
        return {};
    }
  }
}

/** Returns a key of the same form that the gateway does not know. */
function wrongKey(apiKey: string): string {
  return apiKey.replaceAll(/[a-z0-9]/gi, (character, at: number) => {
    if (at < apiKey.length / 2) return character;
    return character === "a" ? "b" : "a";
  });
}

function bytesOf(body: unknown): string | Uint8Array<ArrayBuffer> {
  if (typeof body === "string") return body;
  return body instanceof Uint8Array ? Uint8Array.from(body) : JSON.stringify(body);
}

function answerOf(
  response: Response,
  text: string,
): Pick<Exchange, "status" | "headers" | "text" | "json" | "events" | "isStream"> {
  const headers = Object.fromEntries(response.headers);
  const isStream = headers["content-type"]?.startsWith("text/event-stream") ?? false;
  return {
    status: response.status,
    headers,
    text,
    json: isStream ? undefined : readJson(text),
    events: isStream ? parseEvents(text) : [],
    isStream,
  };
}

async function* noBytes(): AsyncGenerator<Uint8Array> {}

async function readText(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  const body: AsyncIterable<Uint8Array> = response.body ?? noBytes();
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > ANSWER_BYTES_MAX) throw new Error(`the answer exceeds ${ANSWER_BYTES_MAX} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not every answer is JSON; the check states its expectation.
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && cause.message !== "" ? cause.message : error.message;
}
