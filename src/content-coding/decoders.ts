import type { Transform } from "node:stream";
import {
  constants,
  createBrotliDecompress,
  createGunzip,
  createInflate,
  createZstdDecompress,
} from "node:zlib";

/** Removes one content coding; `bytesWritten` is what it has used. */
export type ContentDecoder = Transform & { readonly bytesWritten: number };

/** What a frame may ask a decoder to keep: 8 MiB, as RFC 9659 allows for a content coding. */
const ZSTD_WINDOW_LOG_MAX = 23;

const decoders: Readonly<Record<string, () => ContentDecoder>> = {
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

/** The codings that can be removed, as `Accept-Encoding` lists them. */
export const acceptedCodings = "gzip, deflate, br, zstd";

/** A decoder of the coding, whose name is in lower case; undefined if it is unknown. */
export function createContentDecoder(coding: string): ContentDecoder | undefined {
  return Object.hasOwn(decoders, coding) ? decoders[coding]?.() : undefined;
}
