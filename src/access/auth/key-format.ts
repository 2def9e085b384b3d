import { hash } from "node:crypto";
import { crc32 } from "node:zlib";

/** Prefix of every key (contract-decisions, section 6); scanners for leaked keys search for it. */
export const KEY_PREFIX = "sk-gw-";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const SECRET_BYTES = 32;
/** 62^43 is above 2^256, and 62^6 above 2^32: each part always fits its width. */
const SECRET_LENGTH = 43;
const CHECKSUM_LENGTH = 6;

const keyForm = new RegExp(
  `^${KEY_PREFIX}([0-9A-Za-z]{${SECRET_LENGTH}})([0-9A-Za-z]{${CHECKSUM_LENGTH}})$`,
);

/** Returns this many random bytes; injected, so that tests are repeatable. */
export type RandomBytes = (size: number) => Uint8Array;

function secretOf(value: bigint): string {
  let rest = value;
  let text = "";
  while (text.length < SECRET_LENGTH) {
    text = ALPHABET.charAt(Number(rest % 62n)) + text;
    rest /= 62n;
  }
  return text;
}

function checksum(secret: string): string {
  let rest = crc32(KEY_PREFIX + secret);
  let text = "";
  while (text.length < CHECKSUM_LENGTH) {
    text = ALPHABET.charAt(rest % 62) + text;
    rest = Math.floor(rest / 62);
  }
  return text;
}

/**
 * Format of a shard's name: long enough that keys issued without a shard do not start with it by
 * chance, short enough to leave a key more than 200 random bits.
 */
export const shardForm = /^[0-9A-Za-z]{4,8}$/;

/**
 * Creates a key: the prefix, 256 random bits in base 62, and a CRC-32 that detects typing errors.
 * In a shard, the shard's name replaces the first digits, so that a proxy can route by the start of
 * the key.
 */
export function newKey(randomBytes: RandomBytes, shard: string | null = null): string {
  const bits = Buffer.from(randomBytes(SECRET_BYTES)).toString("hex");
  const random = secretOf(BigInt(`0x${bits}`));
  const secret = shard === null ? random : shard + random.slice(shard.length);
  return KEY_PREFIX + secret + checksum(secret);
}

/** Reports whether the text has a key's form and checksum, without a look-up. */
export function isWellFormedKey(text: string): boolean {
  const [, secret, sum] = keyForm.exec(text) ?? [];
  return secret !== undefined && checksum(secret) === sum;
}

/**
 * Returns the SHA-256 of the whole key as hex: the only form in which a key is stored (money rule
 * 11).
 */
export function hashKey(key: string): string {
  return hash("sha256", key, "hex");
}
