import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { acceptedCodings, createContentDecoder } from "../../wire/content-coding/decoders.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";

/** Returns the content coding of a body, in lower case; null: not encoded. */
export function codingOf({ "content-encoding": coding = "" }: IncomingHttpHeaders): string | null {
  const name = coding.toLowerCase();
  return name === "" || name === "identity" ? null : name;
}

/** A body without its content coding. */
export interface DecodedBody {
  readonly source: Readable;
  /** Throws `invalid-json` if the decoder left received bytes unused. */
  readonly checkUsed: () => void;
  /** Removes all listeners. */
  readonly close: () => void;
}

/**
 * Removes the content coding of a request's body. The source fails with `tooLarge()` if more than
 * `bytesMax` arrive, whatever they decode to. Throws `unsupported-media-type` for an unknown
 * coding.
 */
export function decodeCoding(
  request: IncomingMessage,
  { bytesMax, tooLarge }: { readonly bytesMax: number; readonly tooLarge: () => GatewayError },
): DecodedBody {
  const coding = codingOf(request.headers);
  if (coding === null) return { source: request, checkUsed: () => {}, close: () => {} };
  const decoder = createContentDecoder(coding);
  if (decoder === undefined) throw unsupportedCoding();
  let received = 0;
  const count = (bytes: Buffer): void => {
    received += bytes.length;
    if (received > bytesMax) decoder.destroy(tooLarge());
  };
  request.on("data", count).pipe(decoder);
  return {
    // The body parser reads a length and a coding from the headers; the decoded bytes have neither.
    source: Object.assign(decoder, { headers: {} }),
    checkUsed: () => {
      if (decoder.bytesWritten !== received) throw unusedBytes();
    },
    close: () => {
      request.off("data", count).unpipe(decoder);
      decoder.on("error", () => {}).destroy();
    },
  };
}

function unusedBytes(): GatewayError {
  return new GatewayError(
    "invalid-json",
    "The body has data after the end of its compressed data.",
  );
}

function unsupportedCoding(): GatewayError {
  return new GatewayError(
    "unsupported-media-type",
    `The body's content-encoding is not supported; send ${acceptedCodings} or none.`,
    { acceptEncoding: acceptedCodings },
  );
}
