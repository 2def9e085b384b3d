import type { Duplex } from "node:stream";
import { constants, createBrotliDecompress, createGunzip, createZstdDecompress } from "node:zlib";
import { AnyInflate } from "./inflate.ts";

/** Removes one content coding; `bytesWritten` is what it has used. */
export type ContentDecoder = Duplex & { readonly bytesWritten: number };

/** What a frame may ask a decoder to keep: 8 MiB, as RFC 9659 allows for a content coding. */
const ZSTD_WINDOW_LOG_MAX = 23;

const decoders: Readonly<Record<string, () => ContentDecoder>> = {
  gzip: createGunzip,
  "x-gzip": createGunzip,
  deflate: () => new AnyInflate(),
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

/** Whether a coding, whose name is in lower case, can be removed. */
export function isContentCoding(name: string): boolean {
  return Object.hasOwn(decoders, name);
}

/** A decoder of the coding, whose name is in lower case; undefined if it is unknown. */
export function createContentDecoder(coding: string): ContentDecoder | undefined {
  return isContentCoding(coding) ? decoders[coding]?.() : undefined;
}
