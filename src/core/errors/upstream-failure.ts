import type { ErrorKind } from "./error-table.ts";
import { GatewayError } from "./gateway-error.ts";
import type { Refusal } from "./refusal.ts";

interface FailureRow {
  /**
   * Who may try again before the first content: this upstream (`here`) or another one, another one
   * only (`elsewhere`), or nobody (`nowhere`). The client's advice is that of `error`.
   */
  readonly retry: "here" | "elsewhere" | "nowhere";
  /**
   * What the failure shows of the upstream's health, for its circuit breaker and the log;
   * `unhealthy-for-all`: no request can be at fault, unless the upstream's message alone says so
   * (`isToldByMessage`); `unhealthy-if-alone`: nothing, where another call
   * was answered while this one waited.
   */
  readonly health: "healthy" | "unhealthy" | "unhealthy-for-all" | "unhealthy-if-alone" | "unknown";
  readonly error: ErrorKind;
  /** For the client; null passes on the upstream's own message. */
  readonly message: string | null;
}

/** How an upstream can fail, and everything that follows from it. */
export const failureTable = {
  /** Its own 400, 413 or 422: the client's mistake. */
  "invalid-request": {
    retry: "nowhere",
    health: "healthy",
    error: "upstream-rejected",
    message: null,
  },
  /** 429, 503, 529. */
  overloaded: {
    retry: "here",
    health: "unhealthy",
    error: "overloaded",
    message: "The model is overloaded. Try again shortly.",
  },
  /** The operator's account there: its key, its money, its quota. */
  "account-problem": {
    retry: "elsewhere",
    health: "unhealthy-for-all",
    error: "upstream-error",
    message: "The model's upstream failed.",
  },
  /** 403, 404 and other 4xx: the operator's mistake. */
  "access-denied": {
    retry: "elsewhere",
    health: "unhealthy",
    error: "upstream-error",
    message: "The model's upstream failed.",
  },
  /** 5xx, a reset, an error event. */
  "server-error": {
    retry: "here",
    health: "unhealthy",
    error: "upstream-error",
    message: "The model's upstream failed.",
  },
  /** What is not a valid reply. */
  "malformed-response": {
    retry: "elsewhere",
    health: "unhealthy",
    error: "upstream-error",
    message: "The model's upstream sent no valid reply.",
  },
  /** More than the model can produce. */
  "too-large": {
    retry: "elsewhere",
    health: "unhealthy",
    error: "upstream-error",
    message: "The model's upstream sent more than the model can produce.",
  },
  /** The end without the terminal event. */
  incomplete: {
    retry: "elsewhere",
    health: "unhealthy",
    error: "upstream-error",
    message: "The model's upstream ended the reply before it was complete.",
  },
  /** No connection. */
  connect: {
    retry: "here",
    health: "unhealthy-for-all",
    error: "upstream-error",
    message: "The model's upstream failed.",
  },
  /** Silent beyond a limit. */
  timeout: {
    retry: "elsewhere",
    health: "unhealthy-if-alone",
    error: "upstream-timeout",
    message: "The model did not answer in time.",
  },
  /** Our own abort. */
  cancelled: {
    retry: "nowhere",
    health: "unknown",
    error: "unavailable",
    message: "The request was cancelled.",
  },
} as const satisfies Readonly<Record<string, FailureRow>>;

export type UpstreamFailureKind = keyof typeof failureTable;

/** A field of our request that an upstream refuses. */
export interface RefusedField {
  /** One of a closed set: it can be a label of a metric, and be logged. */
  readonly name: string;
  /** The quirk (`upstreams[].quirks`) that changes what is sent; null: there is none. */
  readonly quirk: string | null;
}

export interface UpstreamFailureOptions {
  /** The upstream's HTTP status, or 0 where none came. */
  readonly status?: number;
  /** From the upstream's `retry-after`. */
  readonly retryAfterMs?: number;
  readonly said?: string;
  readonly named?: string;
  readonly refusedField?: RefusedField;
  readonly refusal?: Refusal;
  readonly isStaleReasoning?: boolean;
  readonly isToldByMessage?: boolean;
  readonly cause?: unknown;
}

/**
 * `message` is for the log and holds nothing that was sent, except with `invalid-request`: there it
 * is the upstream's own, for the client, and is not logged.
 */
export class UpstreamFailure extends Error {
  override readonly name = "UpstreamFailure";
  readonly kind: UpstreamFailureKind;
  readonly status: number;
  readonly retryAfterMs: number | undefined;
  /** The upstream's own words, without our secrets. They may repeat content: not for the log. */
  readonly said: string;
  /** The fields that the upstream names beside its words (`loc`, `param`), in quotes. */
  readonly named: string;
  readonly refusedField: RefusedField | undefined;
  /** What an `invalid-request` is about, if its words are known. */
  readonly refusal: Refusal | undefined;
  /**
   * The upstream refuses the reasoning that was sent back: it can no longer read what it once issued,
   * or the conversation before it has changed.
   */
  readonly isStaleReasoning: boolean;
  /** The kind follows from the upstream's words alone: they may repeat the request's. */
  readonly isToldByMessage: boolean;
  readonly #options: UpstreamFailureOptions;

  constructor(kind: UpstreamFailureKind, message: string, options: UpstreamFailureOptions = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status ?? 0;
    this.retryAfterMs = options.retryAfterMs;
    this.said = options.said ?? "";
    this.named = options.named ?? "";
    this.refusedField = options.refusedField;
    this.refusal = options.refusal;
    this.isStaleReasoning = options.isStaleReasoning ?? false;
    this.isToldByMessage = options.isToldByMessage ?? false;
    this.#options = options;
  }

  /** The same failure, of which more is known. */
  with(more: UpstreamFailureOptions): UpstreamFailure {
    return new UpstreamFailure(this.kind, this.message, { ...this.#options, ...more });
  }
}

/** A call that was cancelled by a signal whose reason is a failure has failed in that way. */
export function withAbortReason(thrown: unknown, signal: { readonly reason: unknown }): unknown {
  const isCancelled = thrown instanceof UpstreamFailure && thrown.kind === "cancelled";
  const { reason } = signal;
  const isFailure = reason instanceof UpstreamFailure || reason instanceof GatewayError;
  return isCancelled && isFailure ? reason : thrown;
}
