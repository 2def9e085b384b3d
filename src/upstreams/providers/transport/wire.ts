import type { StreamDecoder } from "../shared/decoding.ts";
import type { DialectFields } from "../shared/dialects-of.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import type { GenerationRequest } from "../shared/provider.ts";
import { StringDecoder } from "node:string_decoder";

/** A request encoded for an upstream's wire. */
export interface EncodedRequest {
  readonly body: object;
  readonly ignored: readonly IgnoredParameter[];
  /** Headers with lists that the body requires. The upstream's own entries of a list are kept. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** The parts that distinguish one kind of upstream from another. All others are shared. */
export interface Wire {
  address(request: GenerationRequest): URL;
  /**
   * Returns headers with lower-case names, without the upstream's own headers, which override
   * these. `key` is the current key or token; null if there is none, or if the call is signed
   * instead.
   */
  headers(request: GenerationRequest, key: string | null): Readonly<Record<string, string>>;
  encodeRequest(request: GenerationRequest): EncodedRequest;
  /** The fields that a refusal may name. */
  readonly dialectFields: DialectFields;
  /**
   * Decodes a non-streaming response. Throws `UpstreamFailure`: `malformed-response` if it is not
   * valid.
   */
  decodeReply(text: string, request: GenerationRequest): GenerationEvent[];
  /** Returns how streams are framed, if not as server-sent events. */
  framing?(request: GenerationRequest): StreamFraming;
  createStreamDecoder(request: GenerationRequest): StreamDecoder;
}

/** How a stream's bytes carry its events. */
export interface StreamFraming {
  readonly contentType: string;
  /**
   * Creates a reader that converts the stream's bytes to the text of server-sent events, which it
   * passes to `take`. It throws if the bytes are not a valid stream, after the text before the
   * error.
   */
  createReader(): (chunk: Uint8Array, take: (text: string) => void) => void;
}

/** Plain server-sent events. */
export const plainSse: StreamFraming = {
  contentType: "text/event-stream",
  createReader: () => {
    // Not fatal: a single invalid character does not justify the loss of an entire reply.
    const utf8 = new StringDecoder("utf8");
    return (chunk, take) => take(utf8.write(chunk));
  },
};
