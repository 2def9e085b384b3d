import type { Model, Upstream } from "../../catalog/model.ts";
import type { Conversation } from "../../../core/conversation/conversation.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import type { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import type { Surprise } from "./surprise.ts";
import type { StopSignal } from "../../../core/timing/stop-signal.ts";

export interface GenerationRequest {
  readonly conversation: Conversation;
  readonly model: Model;
  readonly upstream: Upstream;
  /** Whether to ask the upstream for a stream. */
  readonly stream: boolean;
  /**
   * Aborted when the client disconnects or a deadline passes. The upstream's socket is closed
   * immediately.
   */
  readonly signal: StopSignal;
  /**
   * Why the upstream has refused the request before: a call lacks its reasoning, or the upstream
   * accepts no field for reasoning, which includes a switch that the client did not request.
   */
  readonly reasoningRefused?: "missing" | "field";
  /**
   * Present if the gateway sets cache marks for a client that sets none, where that pays off:
   * `withAutomaticMarks`.
   */
  readonly automaticMarks?: { readonly inputTokensExpected: number };
  /** Our request id, for upstreams that accept one. */
  readonly requestId: string;
  /**
   * Called before the upstream call with parameters that the upstream's wire cannot express. The
   * client's stream may begin before the upstream responds.
   */
  readonly encoded?: (ignored: readonly IgnoredParameter[]) => void;
  /**
   * Called at the first byte of an accepted response, which for a non-streaming one is long before
   * its events. From this point on a process that dies owes the input (money rule 5).
   */
  readonly accepted?: () => void;
  /**
   * Called with the usage that a stream reported before its first content. It is owed only if the
   * request is then aborted: after a failure another upstream may answer.
   */
  readonly reported?: (usage: TokenUsage) => void;
  /** Called with a refusal after which the call is repeated without the refused part. */
  readonly repeated?: (refusal: UpstreamFailure) => void;
  /** Called with each part of the reply that the gateway does not know, at most 8 times. */
  readonly surprised?: (surprise: Surprise) => void;
}

/**
 * Back-pressure on an upstream. While paused, only events of data that was already received follow.
 */
export interface Flow {
  pause(): void;
  resume(): void;
}

/** A generation in progress: the upstream has accepted it, and its first content has arrived. */
export interface Generation {
  /** The upstream's HTTP status, for the log. */
  readonly status: number;
  readonly ignored: readonly IgnoredParameter[];
  readonly flow: Flow;
}

/**
 * Receives a generation in the event-loop turn in which its bytes arrive. An error thrown by either
 * method ends the upstream's call, and `generate` rejects with it.
 */
export interface GenerationConsumer {
  /**
   * Called once, in the turn of the first `events`. Until then another upstream can still be tried.
   * Events before the content (the start, usage reports) are held until the first content or the
   * end.
   */
  start(generation: Generation): void;
  /**
   * Receives the events of data that arrived together, never empty. A non-streaming response is one
   * call.
   */
  events(events: readonly GenerationEvent[]): void;
}

/** A conversation whose input tokens an upstream counts. */
export type CountRequest = Pick<
  GenerationRequest,
  "conversation" | "model" | "upstream" | "signal" | "requestId"
>;

/** One kind of upstream. */
export interface Provider {
  /**
   * Calls the upstream and passes its reply to the consumer; resolves once `generation-end` was
   * consumed. Rejects with `UpstreamFailure` on any other end, or with `GatewayError` if this API
   * cannot express the conversation.
   */
  generate(request: GenerationRequest, consumer: GenerationConsumer): Promise<void>;
  /**
   * Returns the input tokens of the conversation as the upstream counts them, without a generation;
   * null if this upstream does not count. Rejects like `generate`. Absent: no upstream of this kind
   * counts.
   */
  countInput?(request: CountRequest): Promise<number> | null;
}
