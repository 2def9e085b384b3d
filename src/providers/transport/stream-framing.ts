import { StringDecoder } from "node:string_decoder";

/** How a stream's bytes carry its events. */
export interface StreamFraming {
  readonly contentType: string;
  /**
   * Creates a reader from the stream's bytes to the text of server-sent events, which it hands to
   * `take`. It throws if the bytes are not a valid stream, after the text of what came before.
   */
  createReader(): (chunk: Uint8Array, take: (text: string) => void) => void;
}

/** Plain server-sent events. */
export const plainSse: StreamFraming = {
  contentType: "text/event-stream",
  createReader: () => {
    // Not fatal: one invalid character is not worth losing an entire reply.
    const utf8 = new StringDecoder("utf8");
    return (chunk, take) => take(utf8.write(chunk));
  },
};
