import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "koa";
import { defaultTimeouts } from "../../upstreams/catalog/default-timeouts.ts";
import type { ResponseValidator } from "../../wire/response-validation/response-validator.ts";
import type { JobSummary } from "../../generation/job.ts";
import type { LimitState } from "../../access/limits/limiter.ts";
import type { ProtocolName } from "../../wire/protocols/protocol.ts";
import { type StopSignal, StopSource } from "../../core/timing/stop-signal.ts";
import type { Timers } from "../../core/timing/timer-wheel.ts";
import type { Turns } from "../fair-share/turns.ts";

/** What is found out about a request on its way, for its reply's headers and its log line. */
export interface ExchangeNotes {
  /** Operation id, the name of a page, or `unmatched`: a closed set, never the raw path. */
  operation: string;
  /** The protocol whose statuses the reply takes; null outside both. */
  protocol: ProtocolName | null;
  /** What the dispatcher of the request's contract found; null before the operation is known. */
  authentication: Promise<unknown> | null;
  /** For the log: the key's and the account's id. */
  caller: { readonly keyId: string; readonly accountId: string } | null;
  /** For the log: the name of an operator's token. */
  actor: string | null;
  limits: LimitState | null;
  /** From the catalog, never the client's text. */
  model: string | null;
  stream: boolean | null;
  summary: JobSummary | null;
  error: unknown;
  /** When the head of the response was sent, in Unix milliseconds. */
  headAtMs: number | null;
  /** A page outside `/v1`; a probe is asked for every few seconds. */
  page: "page" | "probe" | null;
  /** The client was cut because it did not read. */
  isStalled: boolean;
}

export interface ExchangeOptions {
  readonly context: Context;
  readonly requestId: string;
  /** Unix milliseconds. */
  readonly receivedAtMs: number;
  /** True once the process was told to stop: the connection closes after the reply. */
  readonly isLast: boolean;
  /** How long the client may take nothing of what is there for it. */
  readonly clientStallMs: number;
  readonly clock: { readonly nowMs: () => number };
  readonly timers: Timers;
  readonly turns: Turns;
}

/** One request and its reply, from its head until the reply has left or the socket closed. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly receivedAtMs: number;
  readonly isLast: boolean;
  readonly clientStallMs: number;
  /** For limits on what its client sends and reads. */
  readonly timers: Timers;
  readonly turns: Turns;
  /** How long the request may take, its reply included. */
  totalMs = defaultTimeouts.totalMs;
  readonly notes: ExchangeNotes = {
    operation: "unmatched",
    protocol: null,
    authentication: null,
    caller: null,
    actor: null,
    limits: null,
    model: null,
    stream: null,
    summary: null,
    error: null,
    headAtMs: null,
    page: null,
    isStalled: false,
  };
  /** Checks the reply against the contract as it goes out; null for most. */
  validator: ResponseValidator | null = null;
  /** For pages of other origins: headers of every reply, names and values in turn; or null. */
  crossOrigin: readonly string[] | null = null;
  /** Made when somebody asks for the signal: records need none. */
  #abort: StopSource | null = null;
  /** Why it was aborted before anybody asked. */
  #abortReason: Error | null = null;
  readonly #onClose: (() => void)[] = [];
  readonly #clock: ExchangeOptions["clock"];
  #isClosed = false;
  #outlivesClient = false;

  constructor(options: ExchangeOptions) {
    this.request = options.context.req;
    this.response = options.context.res;
    this.requestId = options.requestId;
    this.receivedAtMs = options.receivedAtMs;
    this.isLast = options.isLast;
    this.clientStallMs = options.clientStallMs;
    this.timers = options.timers;
    this.turns = options.turns;
    this.#clock = options.clock;
    this.response.on("close", () => this.#close());
  }

  /** HEAD counts as GET: the same reply without its body. */
  get method(): string {
    return this.request.method === "HEAD" ? "GET" : (this.request.method ?? "");
  }

  /** Notes that the head of the response is being sent. */
  noteHead(): void {
    this.notes.headAtMs = this.#clock.nowMs();
  }

  /** What is left of the request's time. */
  remainingMs(): number {
    return this.receivedAtMs + this.totalMs - this.#clock.nowMs();
  }

  /** True once the reply has left or the socket has closed; then nothing more can be said. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /**
   * Aborted when the client left before its reply was complete, unless the work outlives it, or by
   * `abort`.
   */
  get signal(): StopSignal {
    if (this.#abort === null) {
      this.#abort = new StopSource();
      if (this.#abortReason !== null) this.#abort.abort(this.#abortReason);
    }
    return this.#abort;
  }

  /** Stops the work on the request; `reason` is sent to the client where that is still possible. */
  abort(reason: Error): void {
    this.#abortReason ??= reason;
    this.#abort?.abort(reason);
  }

  /** The work goes on when the client leaves, and from here on only `abort` stops it. */
  outliveClient(): void {
    this.#outlivesClient = true;
    if (!(this.#abortReason instanceof ClientGone)) return;
    this.#abortReason = null;
    this.#abort = null;
  }

  /** Calls back once the reply has left or the socket has closed; at once where it has already. */
  whenClosed(callback: () => void): void {
    if (this.#isClosed) callback();
    else this.#onClose.push(callback);
  }

  #close(): void {
    this.#isClosed = true;
    if (!this.response.writableFinished && !this.#outlivesClient) this.abort(new ClientGone());
    for (const callback of this.#onClose) callback();
  }
}

/** The client closed its socket before its reply was complete; there is nobody left to answer. */
export class ClientGone extends Error {
  override readonly name = "ClientGone";

  constructor() {
    super("the client closed the connection");
  }
}
