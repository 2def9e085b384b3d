/** A call made by a page. */
export interface Call {
  readonly method: string;
  /** Path with the query, as sent. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Parsed JSON; undefined without a body. */
  readonly body: unknown;
}

/** Text, or bytes, which may be split within a character. */
export type Piece = string | Uint8Array;

/** An answer of the server; bytes of a stream may arrive one after another. */
export interface Answer {
  readonly status: number;
  /** An object is sent as JSON, a string unchanged. */
  readonly body?: unknown;
  /** Replaces the body, read piece by piece; an error interrupts the stream. */
  readonly stream?: AsyncIterable<Piece> | Iterable<Piece>;
  readonly headers?: Readonly<Record<string, string>>;
}

export type Responder = (call: Call) => Answer | Promise<Answer>;

interface Options {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly signal?: AbortSignal | null;
}

export function ok(body: unknown): Answer {
  return { status: 200, body, headers: { "x-request-id": "req_1" } };
}

/** Returns a refusal in the form of the contract. */
export function refusal(status: number, message: string, details: object | null = null): Answer {
  const error = { code: `code_${status}`, message, ...(details !== null && { details }) };
  return { status, body: { error }, headers: { "x-request-id": "req_refused" } };
}

/** Returns an answer without a response. */
export function unreachable(): Responder {
  return () => Promise.reject(new TypeError("fetch failed"));
}

/** Returns an answer that is sent when the test releases it. */
export function heldAnswer(): {
  readonly answering: Responder;
  readonly release: (answer: Answer) => void;
} {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { answering: () => promise, release: resolve };
}

/** Answers a page's calls by a table, and records them. */
export class FakeServer {
  readonly calls: Call[] = [];
  readonly #answers = new Map<string, Responder>();

  /**
   * Sets an answer. `route` is a method and a path without its query; a later answer replaces an
   * earlier one.
   */
  answer(route: string, answer: Answer | Responder): void {
    this.#answers.set(route, typeof answer === "function" ? answer : () => answer);
  }

  /** Returns the calls of a route so far. */
  callsOf(route: string): readonly Call[] {
    return this.calls.filter((call) => routeOf(call) === route);
  }

  /** Discards the calls so far. */
  forget(): void {
    this.calls.length = 0;
  }

  readonly fetch = async (address: string, options: Options = {}): Promise<object> => {
    const { method = "GET", headers = {}, body, signal = null } = options;
    const sent = body === undefined ? undefined : (JSON.parse(body) as unknown);
    const call = { method, path: address, headers, body: sent };
    this.calls.push(call);
    const answering = this.#answers.get(routeOf(call));
    if (answering === undefined) throw new Error(`the test answers no ${routeOf(call)}`);
    return responseOf(await untilAborted(answering(call), signal), signal);
  };
}

function routeOf({ method, path }: Pick<Call, "method" | "path">): string {
  return `${method} ${path.split("?")[0]}`;
}

async function untilAborted<T>(work: T | Promise<T>, signal: AbortSignal | null): Promise<T> {
  if (signal === null) return work;
  const { promise, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason as Error);
  if (signal.aborted) abort();
  signal.addEventListener("abort", abort, { once: true });
  try {
    return await Promise.race([work, promise]);
  } finally {
    signal.removeEventListener("abort", abort);
  }
}

/**
 * Returns the part of a `Response` that pages use, without a macrotask, so that a test can
 * determine when all work is done.
 */
function responseOf(
  { status, body = null, stream, headers = {} }: Answer,
  signal: AbortSignal | null,
): object {
  const text = typeof body === "string" ? body : JSON.stringify(body);
  const type = stream === undefined ? "application/json" : "text/event-stream; charset=utf-8";
  return {
    status,
    ok: status >= 200 && status < 300,
    headers: new Headers({ "content-type": type, ...headers }),
    text: async () => text,
    json: async () => JSON.parse(text) as unknown,
    body: { getReader: () => readerOf(stream ?? [text], signal) },
  };
}

function readerOf(pieces: NonNullable<Answer["stream"]>, signal: AbortSignal | null): object {
  const encoder = new TextEncoder();
  const iterator =
    Symbol.asyncIterator in pieces ? pieces[Symbol.asyncIterator]() : pieces[Symbol.iterator]();
  return {
    read: async () => {
      const { done, value } = await untilAborted(
        Promise.resolve<IteratorResult<Piece, unknown>>(iterator.next()),
        signal,
      );
      if (done === true) return { done };
      return { done: false, value: typeof value === "string" ? encoder.encode(value) : value };
    },
  };
}
