import type { DeprecatedField } from "../../../generated/deprecations.ts";
import type { AbilityPlaces } from "../../core/conversation/ability-places.ts";
import type { Conversation } from "../../core/conversation/conversation.ts";
import type { GenerationEvent } from "../../core/conversation/generation-event.ts";
import type { GenerationResult } from "../../core/conversation/generation-result.ts";
import type { IgnoredParameter } from "../../core/conversation/ignored-parameter.ts";
import type { ErrorBody } from "../../core/errors/error-body.ts";

export type ProtocolName = "chat" | "messages" | "responses";

/** Identifies a response: an id in the protocol's form, and the catalog's model id. */
export interface ReplyIdentity {
  readonly id: string;
  /** Unix seconds. */
  readonly created: number;
  readonly model: string;
}

/** Encodes events as the SSE text of one response; synchronous, one instance per stream. */
export interface StreamEncoder {
  /**
   * Returns the SSE text for the event, `""` if it adds no text; `generation-end` yields the
   * terminal.
   */
  encode(event: GenerationEvent): string;
  /** Returns the in-stream error, after which the stream ends without its terminal. */
  fail(error: ErrorBody): string;
}

/** A valid request of one protocol, with everything that its response depends on. */
export interface DecodedRequest {
  readonly protocol: ProtocolName;
  readonly conversation: Conversation;
  readonly stream: boolean;
  /** Prefix of the response ids of this protocol. */
  readonly replyIdPrefix: string;
  /**
   * From this value on, the client's output bound is not forwarded; absent: all bounds are
   * forwarded.
   */
  readonly maxTokensForwardedBelow?: number;
  /**
   * Set if the client gets the reasoning states of calls, sealed, and sends them back with its
   * history; absent: the store keeps them.
   */
  readonly carriesReasoning?: true;
  /** The deprecated fields that the request has. */
  readonly deprecated: readonly DeprecatedField[];
  /** JSON pointers of fields that were accepted but ignored, with `*` for array indices. */
  readonly ignored: readonly string[];
  /** JSON pointers of the places that require an ability, for `unsupported_content`. */
  readonly places: AbilityPlaces;
  /**
   * Returns this protocol's pointers for parameters that the model or the upstream's protocol
   * ignores.
   */
  ignoredPointers(parameters: readonly IgnoredParameter[]): readonly string[];
  /**
   * Returns the body of a non-streaming response. The result has ended: `stop` and `usage` are set.
   */
  encodeReply(result: GenerationResult, identity: ReplyIdentity): object;
  openStream(identity: ReplyIdentity): StreamEncoder;
  /**
   * Present if the request only counts its input tokens, and nothing is generated: returns the body
   * of the response.
   */
  readonly encodeCount?: (inputTokens: number) => object;
}
