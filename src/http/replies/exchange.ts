import type { Clock } from "../../core/timing/clock.ts";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Context } from "koa";
import { defaultTimeouts } from "../../upstreams/catalog/model.ts";
import type { ResponseValidator } from "../../wire/response-validation/response-validator.ts";
import type { JobSummary } from "../../generation/job.ts";
import type { LimitState } from "../../access/limits/limiter.ts";
import type { ProtocolName } from "../../wire/protocols/protocol.ts";
import { type StopSignal, StopSource } from "../../core/timing/stop-signal.ts";
import type { Timers } from "../../core/timing/timer-wheel.ts";
import type { RequestScheduler } from "../fair-share/request-scheduler.ts";

/**
 * Facts about a request that are found while it is served, for its reply's headers and its log
 * line.
 */
export interface ExchangeNotes {
  /** Operation id, the name of a page, or `unmatched`: a fixed set, never the raw path. */
  operation: string;
  /** The protocol that determines the reply's status codes; null outside both. */
  protocol: ProtocolName | null;
  /** Result of the contract's dispatcher; null before the operation is known. */
  authentication: Promise<unknown> | null;
  /** For the log: ids of the key and the account. */
  caller: { readonly keyId: string; readonly accountId: string } | null;
  /** For the log: name of an operator's token. */
  actor: string | null;
  limits: LimitState | null;
  /** Headers of every reply to a request that uses something deprecated; or null. */
  deprecation: readonly string[] | null;
  /** From the catalog, never the client's text. */
  model: string | null;
  stream: boolean | null;
  /** The request only counts tokens: it is not a generation in metrics and traces. */
  isCount: boolean;
  summary: JobSummary | null;
  error: unknown;
  /** Time from the request's head to the response's; null if none was sent. */
  firstByteMs: number | null;
  /** A page outside `/v1`; a probe is requested every few seconds. */
  page: "page" | "probe" | null;
  /** The client was cut because it did not read. */
  isStalled: boolean;
}

export interface ExchangeDependencies {
  readonly context: Context;
  readonly requestId: string;
  /** Unix milliseconds. */
  readonly receivedAtMs: number;
  /** True once the process is stopping: the connection closes after the reply. */
  readonly isLast: boolean;
  /** How long the client may leave buffered output unread. */
  readonly clientStallMs: number;
  readonly clock: Pick<Clock, "elapsedMs">;
  readonly timers: Timers;
  readonly scheduler: RequestScheduler;
}

/** One request and its reply, from its head until the reply has been sent or the socket closed. */
export class Exchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly requestId: string;
  readonly receivedAtMs: number;
  readonly isLast: boolean;
  readonly clientStallMs: number;
  /** For time limits on the client's sending and reading. */
  readonly timers: Timers;
  readonly scheduler: RequestScheduler;
  /** Time limit of the request, including its reply. */
  totalMs = defaultTimeouts.totalMs;
  readonly notes: ExchangeNotes = {
    operation: "unmatched",
    protocol: null,
    authentication: null,
    caller: null,
    actor: null,
    limits: null,
    deprecation: null,
    model: null,
    stream: null,
    isCount: false,
    summary: null,
    error: null,
    firstByteMs: null,
    page: null,
    isStalled: false,
  };
  /** Validates the reply against the contract as it is sent; null for most requests. */
  validator: ResponseValidator | null = null;
  /** CORS headers of every reply, names and values alternate; or null. */
  crossOrigin: readonly string[] | null = null;
  /** Created when the signal is read: records do not need it. */
  #abort: StopSource | null = null;
  /** The reason of an abort before the signal was read. */
  #abortReason: Error | null = null;
  readonly #onClose: (() => void)[] = [];
  readonly #clock: ExchangeDependencies["clock"];
  /** Its start by the monotonic clock. */
  readonly #startedMs: number;
  readonly #onEnd: (() => void)[] = [];
  #isClosed = false;
  #hasEnded = false;
  #outlivesClient = false;

  constructor(options: ExchangeDependencies) {
    this.request = options.context.req;
    this.response = options.context.res;
    this.requestId = options.requestId;
    this.receivedAtMs = options.receivedAtMs;
    this.isLast = options.isLast;
    this.clientStallMs = options.clientStallMs;
    this.timers = options.timers;
    this.scheduler = options.scheduler;
    this.#clock = options.clock;
    this.#startedMs = options.clock.elapsedMs();
    this.response.on("close", () => this.#close());
  }

  /** Returns the method; HEAD counts as GET: the same reply without its body. */
  get method(): string {
    return this.request.method === "HEAD" ? "GET" : (this.request.method ?? "");
  }

  /** Records that the head of the response is being sent. */
  noteHead(): void {
    this.notes.firstByteMs = this.ageMs();
  }

  /** Returns the time since the request's head. */
  ageMs(): number {
    return this.#clock.elapsedMs() - this.#startedMs;
  }

  /** Returns the rest of the request's time limit. */
  remainingMs(): number {
    return this.totalMs - this.ageMs();
  }

  /** True once the reply has been sent or the socket has closed; no further data can be sent. */
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

  /** Stops the work on the request; `reason` is sent to the client if that is still possible. */
  abort(reason: Error): void {
    this.#abortReason ??= reason;
    this.#abort?.abort(reason);
  }

  /** Lets the work continue when the client leaves; from now on only `abort` stops it. */
  outliveClient(): void {
    this.#outlivesClient = true;
    if (!(this.#abortReason instanceof ClientDisconnected)) return;
    this.#abortReason = null;
    this.#abort = null;
  }

  /**
   * Calls back once the reply has been sent or the socket has closed; at once if it already has.
   */
  whenClosed(callback: () => void): void {
    if (this.#isClosed) callback();
    else this.#onClose.push(callback);
  }

  /** Calls back once the work on the request has ended; at once if it already has. */
  whenEnded(callback: () => void): void {
    if (this.#hasEnded) callback();
    else this.#onEnd.push(callback);
  }

  /** Records that the work on the request has ended. */
  end(): void {
    this.#hasEnded = true;
    for (const callback of this.#onEnd.splice(0)) callback();
  }

  #close(): void {
    this.#isClosed = true;
    if (!this.response.writableFinished && !this.#outlivesClient)
      this.abort(new ClientDisconnected());
    for (const callback of this.#onClose) callback();
  }
}

/** The client closed its socket before its reply was complete; no answer is possible. */
export class ClientDisconnected extends Error {
  override readonly name = "ClientDisconnected";

  constructor() {
    super("the client closed the connection");
  }
}
