import type { GenerationEvent } from "../../conversation/generation-event.ts";
import type { IgnoredParameter } from "../../conversation/ignored-parameter.ts";
import type { UpstreamFailure } from "../../errors/upstream-failure.ts";
import type { GenerationRequest } from "../provider.ts";
import type { ErrorReply } from "../upstream-error.ts";
import type { StreamFraming } from "./stream-framing.ts";

/** A request as an upstream's wire says it. */
export interface EncodedRequest {
  readonly body: object;
  readonly ignored: readonly IgnoredParameter[];
}

/** A synchronous machine from a stream's text to events; throws `UpstreamFailure`. */
export interface StreamDecoder {
  /** Whether the upstream's terminal event was seen; what follows it is not read. */
  readonly done: boolean;
  feed(text: string): GenerationEvent[];
  /**
   * Takes the end of the text and returns what it brings; throws `incomplete` where a terminal
   * event is missing.
   */
  end(): GenerationEvent[];
}

/** What tells one kind of upstream from another; everything else is shared. */
export interface Wire {
  address(request: GenerationRequest): URL;
  /**
   * Names in lower case; without the upstream's own headers, which are laid over these. `key` is the
   * key or token in force; null if there is none, or if the call is signed instead.
   */
  headers(request: GenerationRequest, key: string | null): Readonly<Record<string, string>>;
  encodeRequest(request: GenerationRequest): EncodedRequest;
  /** Throws `UpstreamFailure`: `malformed-response` where the text is not a valid reply. */
  decodeReply(text: string, request: GenerationRequest): GenerationEvent[];
  /** How streams are framed, if not as server-sent events. */
  framing?(request: GenerationRequest): StreamFraming;
  createStreamDecoder(request: GenerationRequest): StreamDecoder;
  decodeError(reply: ErrorReply, request: GenerationRequest): UpstreamFailure;
}
