import type { AbilityPlaces } from "../../core/conversation/ability-places.ts";
import type { Conversation } from "../../core/conversation/conversation.ts";
import type { GenerationEvent } from "../../core/conversation/generation-event.ts";
import type { GenerationResult } from "../../core/conversation/generation-result.ts";
import type { IgnoredParameter } from "../../core/conversation/ignored-parameter.ts";
import type { ErrorBody } from "../../core/errors/error-body.ts";

export type ProtocolName = "chat" | "messages";

/** What identifies a reply: an id of the protocol's form, and the catalog's model id. */
export interface ReplyIdentity {
  readonly id: string;
  /** Unix seconds. */
  readonly created: number;
  readonly model: string;
}

/** Turns events into the SSE text of one reply; synchronous, one instance per stream. */
export interface StreamEncoder {
  /** The SSE text for the event, `""` where it adds none; `generation-end` yields the terminal. */
  encode(event: GenerationEvent): string;
  /** The in-stream error, after which the stream ends without its terminal. */
  fail(error: ErrorBody): string;
}

/** A valid request of one protocol, with all that its reply needs to know of it. */
export interface DecodedRequest {
  readonly protocol: ProtocolName;
  readonly conversation: Conversation;
  readonly stream: boolean;
  /** What the ids of this protocol's replies begin with. */
  readonly replyIdPrefix: string;
  /** From here up the client's bound on output is not forwarded; absent: all are. */
  readonly maxTokensForwardedBelow?: number;
  /** JSON pointers of what was accepted without effect; array indices as `*`. */
  readonly ignored: readonly string[];
  /** JSON pointers of the places that need an ability, for `unsupported_content`. */
  readonly places: AbilityPlaces;
  /** The pointers of this protocol for what the model or the upstream's wire ignores. */
  ignoredPointers(parameters: readonly IgnoredParameter[]): readonly string[];
  /** The body of a non-streaming response. The result has ended: `stop` and `usage` are there. */
  encodeReply(result: GenerationResult, identity: ReplyIdentity): object;
  openStream(identity: ReplyIdentity): StreamEncoder;
}
