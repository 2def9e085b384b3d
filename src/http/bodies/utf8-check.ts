import { isUtf8 } from "node:buffer";
import { GatewayError } from "../../core/errors/gateway-error.ts";

/** A character has at most three bytes after its first. */
const CONTINUATION_BYTES_MAX = 3;
const SHORT_BYTES = 8;

/**
 * Finds the first byte of a body that is not UTF-8, chunk by chunk. The body parser would replace
 * it with a replacement character and so change the client's text.
 */
export class Utf8Check {
  /** Number of bytes known to be valid. */
  #valid = 0;
  /** Start of a character that continues in the next chunk. */
  #rest = Buffer.alloc(0);
  #invalidAt: number | null = null;

  feed(chunk: Buffer): void {
    if (this.#invalidAt !== null) return;
    if (this.#rest.length === 0 && isUtf8(chunk)) {
      this.#valid += chunk.length;
      return;
    }
    const bytes = this.#rest.length === 0 ? chunk : Buffer.concat([this.#rest, chunk]);
    const length = bytes.length - cutOffBytes(bytes);
    const whole = bytes.subarray(0, length);
    if (isUtf8(whole)) {
      this.#valid += length;
      this.#rest = Buffer.from(bytes.subarray(length));
    } else this.#invalidAt = this.#valid + firstInvalidByte(whole);
  }

  /** Throws `invalid-json` with the position of the first byte that is not UTF-8. */
  end(): void {
    const place = this.#invalidAt ?? (this.#rest.length > 0 ? this.#valid : null);
    if (place === null) return;
    throw new GatewayError("invalid-json", `The body is not valid UTF-8 (at byte ${place}).`);
  }
}

/** Returns how many bytes at the end belong to an incomplete character. */
function cutOffBytes(bytes: Uint8Array): number {
  for (let back = 1; back <= CONTINUATION_BYTES_MAX; back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if ((byte & 0xc0) !== 0x80) return lengthByFirst(byte) > back ? back : 0;
  }
  return 0;
}

function lengthByFirst(byte: number): number {
  if (byte < 0xc0) return 1;
  if (byte < 0xe0) return 2;
  return byte < 0xf0 ? 3 : 4;
}

/** Returns the index at which the longest valid prefix ends, by binary search. */
export function firstInvalidByte(bytes: Uint8Array): number {
  let [valid, wrong] = [0, bytes.length];
  while (wrong - valid > SHORT_BYTES) {
    const middle = startOfCharacter(bytes, Math.floor((valid + wrong) / 2));
    if (isUtf8(bytes.subarray(valid, middle))) valid = middle;
    else wrong = middle;
  }
  for (;;) {
    const length = characterLength(bytes, valid);
    if (length === undefined) return valid;
    valid += length;
  }
}

function startOfCharacter(bytes: Uint8Array, at: number): number {
  let start = at;
  while (at - start < CONTINUATION_BYTES_MAX && ((bytes[start] ?? 0) & 0xc0) === 0x80) start -= 1;
  return start;
}

/** Returns the length of the character; undefined if none starts here. */
function characterLength(bytes: Uint8Array, at: number): number | undefined {
  const rest = bytes.subarray(at, at + CONTINUATION_BYTES_MAX + 1);
  return [1, 2, 3, 4].find((length) => length <= rest.length && isUtf8(rest.subarray(0, length)));
}
