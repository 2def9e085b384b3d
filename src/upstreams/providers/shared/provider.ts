import type { Model, Upstream } from "../../catalog/model.ts";
import type { Conversation } from "../../../core/conversation/conversation.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import type { TokenUsage } from "../../../core/conversation/token-usage.ts";
import type { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import type { StopSignal } from "../../../core/timing/stop-signal.ts";

export interface GenerationRequest {
  readonly conversation: Conversation;
  readonly model: Model;
  readonly upstream: Upstream;
  /** Whether to ask the upstream for a stream. */
  readonly stream: boolean;
  /** Aborted when the client leaves or a deadline passes; the upstream's socket closes at once. */
  readonly signal: StopSignal;
  /** Our request id, for upstreams that accept one. */
  readonly requestId: string;
  /**
   * Called before the call with what the upstream's wire cannot express: the client's stream may begin
   * before the upstream answers.
   */
  readonly encoded?: (ignored: readonly IgnoredParameter[]) => void;
  /**
   * Called at the first byte of an accepted response, which for a non-streaming one is long before
   * its events: from here on a process that dies owes the input (money rule 5).
   */
  readonly accepted?: () => void;
  /**
   * Called with the usage that a stream has reported before its first content. It is owed only if the
   * request is aborted then: another upstream may answer in place of one that fails.
   */
  readonly reported?: (usage: TokenUsage) => void;
  /** Called with a refusal after which the call is repeated without what was refused. */
  readonly repeated?: (refusal: UpstreamFailure) => void;
}

/** Back-pressure on an upstream: once paused, only events follow that had been received. */
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
 * Takes a generation in the turn in which its bytes arrive. An error thrown by either method ends
 * the upstream's call, and `generate` rejects with it.
 */
export interface GenerationConsumer {
  /**
   * Called once, in the turn of the first `events`: until then another upstream can still be asked.
   * What only opens a reply (its start, reports of usage) is held until its first content, or its end.
   */
  start(generation: Generation): void;
  /** The events of what arrived together, never empty; a non-streaming response is one call. */
  events(events: readonly GenerationEvent[]): void;
}

/** One kind of upstream. */
export interface Provider {
  /**
   * Calls the upstream and hands its reply to the consumer; resolves once `generation-end` was
   * consumed. Rejects with `UpstreamFailure` on any other end, or with `GatewayError` if this API
   * cannot express the conversation.
   */
  generate(request: GenerationRequest, consumer: GenerationConsumer): Promise<void>;
}
