import type { Model, Upstream } from "../catalog/model.ts";
import type { Conversation } from "../conversation/conversation.ts";
import type { GenerationEvent } from "../conversation/generation-event.ts";
import type { IgnoredParameter } from "../conversation/ignored-parameter.ts";

export interface GenerationRequest {
  readonly conversation: Conversation;
  readonly model: Model;
  readonly upstream: Upstream;
  /** Whether to ask the upstream for a stream. */
  readonly stream: boolean;
  /** Aborted when the client leaves or a deadline passes; the upstream's socket closes at once. */
  readonly signal: AbortSignal;
  /** Our request id, for upstreams that accept one. */
  readonly requestId: string;
  /**
   * Called at the first byte of an accepted response, which for a non-streaming one is long before
   * `generate` resolves: from here on a process that dies owes the input (money rule 5).
   */
  readonly accepted?: () => void;
}

/** A generation in progress: the upstream has accepted it, and its first events have arrived. */
export interface Generation {
  /** The upstream's HTTP status, for the log. */
  readonly status: number;
  readonly ignored: readonly IgnoredParameter[];
  /**
   * One array per network chunk (never empty); a non-streaming response is one array. Not reading
   * applies back-pressure. Ends after `generation-end`; throws `UpstreamFailure` on any other end.
   */
  readonly events: AsyncIterable<readonly GenerationEvent[]>;
}

/** One kind of upstream. */
export interface Provider {
  /**
   * Calls the upstream and resolves at the first events of an accepted reply, which are all of them
   * for a non-streaming response. Rejects with `UpstreamFailure`, or with `GatewayError` if this
   * API cannot express the conversation.
   */
  generate(request: GenerationRequest): Promise<Generation>;
}
