import { StringDecoder } from "node:string_decoder";

/** How a stream's bytes carry its events. */
export interface StreamFraming {
  readonly contentType: string;
  /**
   * A machine from the stream's bytes to the text of server-sent events. It throws where the bytes
   * are not a valid stream.
   */
  createReader(): (chunk: Uint8Array) => string;
}

/** Server-sent events as they are. */
export const plainSse: StreamFraming = {
  contentType: "text/event-stream",
  createReader: () => {
    // Not fatal: one broken character is no reason to lose a whole answer.
    const utf8 = new StringDecoder("utf8");
    return (chunk) => utf8.write(chunk);
  },
};
