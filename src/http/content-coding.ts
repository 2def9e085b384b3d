import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import type { Readable, Transform } from "node:stream";
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from "node:zlib";
import { GatewayError } from "../errors/gateway-error.ts";

type Decoder = Transform & { readonly bytesWritten: number };

/** What a frame may ask a decoder to keep: 8 MiB, as RFC 9659 allows for a content coding. */
const ZSTD_WINDOW_LOG_MAX = 23;

const decoders: Readonly<Record<string, () => Decoder>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
  zstd: () =>
    createZstdDecompress({
      params: { [constants.ZSTD_d_windowLogMax]: ZSTD_WINDOW_LOG_MAX },
      // The first bytes of another frame count as used.
      rejectGarbageAfterEnd: true,
    }),
};

/** The value of `Accept-Encoding` in a 415. */
const ACCEPTED = "gzip, deflate, br, zstd";

/** The content coding of a body, in lower case; null: its bytes are as they are. */
export function codingOf({ "content-encoding": coding = "" }: IncomingHttpHeaders): string | null {
  const name = coding.toLowerCase();
  return name === "" || name === "identity" ? null : name;
}

/** A body without its content coding. */
export interface DecodedBody {
  readonly source: Readable;
  /** Throws `invalid-json` if bytes came that the decoder did not use. */
  readonly checkUsed: () => void;
  /** Takes all listeners away. */
  readonly close: () => void;
}

/**
 * Removes the content coding of a request's body. The source fails with `tooLarge()` where more than
 * `bytesMax` arrive, whatever they decode to. Throws `unsupported-media-type` for an unknown coding.
 */
export function decodeCoding(
  request: IncomingMessage,
  { bytesMax, tooLarge }: { readonly bytesMax: number; readonly tooLarge: () => GatewayError },
): DecodedBody {
  const coding = codingOf(request.headers);
  if (coding === null) return { source: request, checkUsed: () => {}, close: () => {} };
  const create = Object.hasOwn(decoders, coding) ? decoders[coding] : undefined;
  if (create === undefined) throw unsupportedCoding();
  const decoder = create();
  let received = 0;
  const count = (bytes: Buffer): void => {
    received += bytes.length;
    if (received > bytesMax) decoder.destroy(tooLarge());
  };
  request.on("data", count).pipe(decoder);
  return {
    // The body parser looks for a length and a coding among the headers: these bytes have neither.
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
  return new GatewayError("invalid-json", "The body goes on after the end of its compressed data.");
}

function unsupportedCoding(): GatewayError {
  return new GatewayError(
    "unsupported-media-type",
    `The body's content-encoding is not supported; send ${ACCEPTED} or none.`,
    { acceptEncoding: ACCEPTED },
  );
}
