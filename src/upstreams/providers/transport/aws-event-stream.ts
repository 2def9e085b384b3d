import { crc32 } from "node:zlib";

/** One message: its string headers (`:event-type`, `:message-type`, …) and its payload. */
export interface AwsMessage {
  readonly headers: ReadonlyMap<string, string>;
  readonly payload: Buffer;
}

/** Thrown if the bytes are not a valid event stream. */
export class AwsEventStreamError extends Error {
  override readonly name = "AwsEventStreamError";
}

/** Length of the message and of its headers, and the checksum of both. */
const PRELUDE_BYTES = 12;
const CHECKSUM_BYTES = 4;
const MESSAGE_BYTES_MAX = 24 * 1_024 * 1_024;

/** Length of a header's value by type in bytes; types 6 and 7 have a length prefix. */
const valueBytes: readonly number[] = [0, 0, 1, 2, 4, 8, -1, -1, 8, 16];
const STRING = 7;

/**
 * Parses AWS's binary event stream (`application/vnd.amazon.eventstream`) from arbitrary chunks.
 * Every checksum is verified; an incomplete message is never dispatched.
 */
export class AwsEventStreamParser {
  /** The start of an incomplete message. */
  #unread: Buffer = Buffer.alloc(0);

  /**
   * Passes each message that `chunk` completes to `take`; throws `AwsEventStreamError` after the
   * messages before an invalid one.
   */
  feed(chunk: Uint8Array, take: (message: AwsMessage) => void): void {
    let bytes =
      this.#unread.length === 0 ? Buffer.from(chunk) : Buffer.concat([this.#unread, chunk]);
    while (bytes.length >= PRELUDE_BYTES) {
      const length = readLength(bytes);
      if (bytes.length < length) break;
      take(readMessage(bytes.subarray(0, length)));
      bytes = bytes.subarray(length);
    }
    this.#unread = bytes;
  }
}

function readLength(bytes: Buffer): number {
  const length = bytes.readUInt32BE(0);
  const headersLength = bytes.readUInt32BE(4);
  if (crc32(bytes.subarray(0, 8)) !== bytes.readUInt32BE(8)) fail("a prelude's checksum is wrong");
  if (length > MESSAGE_BYTES_MAX) fail(`a message is longer than ${MESSAGE_BYTES_MAX} bytes`);
  if (headersLength + PRELUDE_BYTES + CHECKSUM_BYTES > length) fail("headers exceed their message");
  return length;
}

function readMessage(bytes: Buffer): AwsMessage {
  const end = bytes.length - CHECKSUM_BYTES;
  if (crc32(bytes.subarray(0, end)) !== bytes.readUInt32BE(end)) {
    fail("a message's checksum is wrong");
  }
  const payloadAt = PRELUDE_BYTES + bytes.readUInt32BE(4);
  return {
    headers: readHeaders(bytes.subarray(PRELUDE_BYTES, payloadAt)),
    payload: bytes.subarray(payloadAt, end),
  };
}

function readHeaders(bytes: Buffer): ReadonlyMap<string, string> {
  const headers = new Map<string, string>();
  let at = 0;
  const take = (length: number): Buffer => {
    if (at + length > bytes.length) fail("a header exceeds its message");
    at += length;
    return bytes.subarray(at - length, at);
  };
  while (at < bytes.length) {
    const name = take(take(1).readUInt8()).toString("utf8");
    const type = take(1).readUInt8();
    const fixed = valueBytes[type] ?? fail("a header's type is unknown");
    const value = take(fixed === -1 ? take(2).readUInt16BE() : fixed);
    if (type === STRING) headers.set(name, value.toString("utf8"));
  }
  return headers;
}

function fail(what: string): never {
  throw new AwsEventStreamError(what);
}
