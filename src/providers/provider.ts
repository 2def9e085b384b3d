import type { Model, ProviderKind, Upstream } from "../catalog/model.ts";
import type { Conversation } from "../conversation/conversation.ts";
import type { GenerationEvent } from "../conversation/generation-event.ts";
import type { IgnoredParameter } from "../conversation/ignored-parameter.ts";

export interface GenerationRequest {
  readonly conversation: Conversation;
  readonly model: Model;
  readonly upstream: Upstream;
  /** Whether to ask the upstream for a stream. */
  readonly stream: boolean;
  /** Aborted when the client goes or a deadline passes; the upstream's socket closes at once. */
  readonly signal: AbortSignal;
  /** Our request id, for upstreams that take one. */
  readonly requestId: string;
}

/** A generation under way: the upstream has accepted it, and its first byte is here. */
export interface Generation {
  /** The upstream's HTTP status, for the log. */
  readonly status: number;
  readonly ignored: readonly IgnoredParameter[];
  /**
   * One array per network chunk (never empty); a whole reply is one array. Not reading is
   * back-pressure. Ends after `generation-end`; throws `UpstreamFailure` on every other end.
   */
  readonly events: AsyncIterable<readonly GenerationEvent[]>;
}

/** One kind of upstream. */
export interface Provider {
  readonly kind: ProviderKind;
  /**
   * Asks the upstream and resolves at the first byte of an accepted reply. Rejects with
   * `UpstreamFailure`, or with `GatewayError` where the conversation cannot be said on this wire.
   */
  generate(request: GenerationRequest): Promise<Generation>;
  close(): Promise<void>;
}

/**
 * How an upstream failed:
 * `rejected` – its own 400, 413, 422: the client's fault, passed on with `message`;
 * `busy` – 429, 503, 529; `refused` – 401, 402, 403, 404 and other 4xx: our fault there;
 * `broken` – 5xx, a reset, an error event; `garbage` – what is no reply; `truncated` – the end
 * without the terminal event; `connect` – no connection; `timeout` – silent beyond a limit;
 * `cancelled` – our own abort.
 */
export type UpstreamFailureKind =
  | "rejected"
  | "busy"
  | "refused"
  | "broken"
  | "garbage"
  | "truncated"
  | "connect"
  | "timeout"
  | "cancelled";

export interface UpstreamFailureOptions {
  /** The upstream's HTTP status, or 0 where none came. */
  readonly status?: number;
  /** From the upstream's `retry-after`. */
  readonly retryAfterMs?: number;
  readonly cause?: unknown;
}

/** `message` is for the log, but with `rejected`, where it is the upstream's own to the client. */
export class UpstreamFailure extends Error {
  override readonly name = "UpstreamFailure";
  readonly kind: UpstreamFailureKind;
  readonly status: number;
  readonly retryAfterMs: number | undefined;

  constructor(kind: UpstreamFailureKind, message: string, options: UpstreamFailureOptions = {}) {
    super(message, { cause: options.cause });
    this.kind = kind;
    this.status = options.status ?? 0;
    this.retryAfterMs = options.retryAfterMs;
  }
}
