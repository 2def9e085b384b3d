import type { ErrorKind } from "./error-table.ts";
import { GatewayError } from "./gateway-error.ts";
import type { Refusal } from "./refusal.ts";

interface FailureRow {
  /**
   * Upstreams that may be tried again before the first content: this one (`here`) or another one,
   * only another one (`elsewhere`), or no upstream (`nowhere`). The client's advice is that of
   * `error`.
   */
  readonly retry: "here" | "elsewhere" | "nowhere";
  /**
   * The upstream's health implied by the failure, for its circuit breaker and the log.
   * `unhealthy-for-all`: the request cannot be the cause, unless only the upstream's message
   * indicates this (`isKindFromMessage`). `unhealthy-if-alone`: ignored if another call was answered
   * while this one waited.
   */
  readonly health: "healthy" | "unhealthy" | "unhealthy-for-all" | "unhealthy-if-alone" | "unknown";
  readonly error: ErrorKind;
  /** For the client; null forwards the upstream's own message. */
  readonly message: string | null;
}

/** The kinds of upstream failures and all their consequences. */
export const failureTable = {
  /** The upstream's 400, 413 or 422: the client's mistake. */
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
  /** The operator's account at the upstream: its key, balance or quota. */
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
  /** A response that is not a valid reply. */
  "malformed-response": {
    retry: "elsewhere",
    health: "unhealthy",
    error: "upstream-error",
    message: "The model's upstream sent no valid reply.",
  },
  /** More output than the model can produce. */
  "too-large": {
    retry: "elsewhere",
    health: "unhealthy",
    error: "upstream-error",
    message: "The model's upstream sent more than the model can produce.",
  },
  /** The reply ended without the terminal event. */
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
  /** No data within a time limit. */
  timeout: {
    retry: "elsewhere",
    health: "unhealthy-if-alone",
    error: "upstream-timeout",
    message: "The model did not answer in time.",
  },
  /**
   * Ended by the gateway before the reply was complete: the client left or did not read, the process
   * stops, or the gateway itself failed.
   */
  cancelled: {
    retry: "nowhere",
    health: "unknown",
    error: "unavailable",
    message: "The request was cancelled.",
  },
} as const satisfies Readonly<Record<string, FailureRow>>;

export type UpstreamFailureKind = keyof typeof failureTable;

/** A field of the gateway's request that an upstream refuses. */
export interface RefusedField {
  /** From a closed set, so that it can be a metric label and be logged. */
  readonly name: string;
  /** The quirk (`upstreams[].quirks`) that changes this field; null if there is no such quirk. */
  readonly quirk: string | null;
}

export interface UpstreamFailureOptions {
  /** The upstream's HTTP status, or 0 without a response. */
  readonly status?: number;
  /** From the upstream's `retry-after`. */
  readonly retryAfterMs?: number;
  readonly upstreamMessage?: string;
  readonly named?: string;
  readonly refusedField?: RefusedField;
  readonly refusal?: Refusal;
  readonly isStaleReasoning?: boolean;
  readonly isReasoningMissing?: boolean;
  readonly isReasoningField?: boolean;
  readonly isKindFromMessage?: boolean;
  readonly cause?: unknown;
}

/**
 * `message` is for the log and contains no data of the request, except with `invalid-request`: then
 * it is the upstream's own message for the client, which is not logged.
 */
export class UpstreamFailure extends Error {
  override readonly name = "UpstreamFailure";
  readonly kind: UpstreamFailureKind;
  readonly status: number;
  readonly retryAfterMs: number | undefined;
  /**
   * The upstream's own message without the gateway's secrets. It may repeat content: not for the
   * log.
   */
  readonly upstreamMessage: string;
  /** The fields that the upstream names in addition to its message (`loc`, `param`), in quotes. */
  readonly named: string;
  readonly refusedField: RefusedField | undefined;
  /** The reason for an `invalid-request`, if its message is understood. */
  readonly refusal: Refusal | undefined;
  /**
   * The upstream refuses the reasoning that was sent back: it can no longer read text that it
   * issued before, or the conversation before it has changed.
   */
  readonly isStaleReasoning: boolean;
  /** The upstream refuses a call of the history without the reasoning that preceded it. */
  readonly isReasoningMissing: boolean;
  /** The upstream accepts no field for reasoning. */
  readonly isReasoningField: boolean;
  /** The kind was derived only from the upstream's message, which may repeat the request's text. */
  readonly isKindFromMessage: boolean;
  readonly #options: UpstreamFailureOptions;

  constructor(kind: UpstreamFailureKind, message: string, options: UpstreamFailureOptions = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status ?? 0;
    this.retryAfterMs = options.retryAfterMs;
    this.upstreamMessage = options.upstreamMessage ?? "";
    this.named = options.named ?? "";
    this.refusedField = options.refusedField;
    this.refusal = options.refusal;
    this.isStaleReasoning = options.isStaleReasoning ?? false;
    this.isReasoningMissing = options.isReasoningMissing ?? false;
    this.isReasoningField = options.isReasoningField ?? false;
    this.isKindFromMessage = options.isKindFromMessage ?? false;
    this.#options = options;
  }

  /** Returns the same failure with more details. */
  with(more: UpstreamFailureOptions): UpstreamFailure {
    return new UpstreamFailure(this.kind, this.message, { ...this.#options, ...more });
  }
}

/**
 * Returns the failure of a call. A call cancelled by a signal whose reason is a failure has that
 * failure.
 */
export function withAbortReason(thrown: unknown, signal: { readonly reason: unknown }): unknown {
  const isCancelled = thrown instanceof UpstreamFailure && thrown.kind === "cancelled";
  const { reason } = signal;
  const isFailure = reason instanceof UpstreamFailure || reason instanceof GatewayError;
  return isCancelled && isFailure ? reason : thrown;
}
