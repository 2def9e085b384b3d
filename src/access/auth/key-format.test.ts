import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { hashKey, isWellFormedKey, newKey } from "./key-format.ts";
import { newId } from "./new-id.ts";

const anyKey = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => newKey(() => bytes));

describe("key format", () => {
  it.each([
    ["all zero bits", 0x00],
    ["all one bits", 0xff],
  ])("has one length for %s", (_name, byte) => {
    const key = newKey((size) => new Uint8Array(size).fill(byte));
    expect(key).toMatch(/^sk-gw-[0-9A-Za-z]{49}$/);
    expect(isWellFormedKey(key)).toBe(true);
  });

  it("is the prefix, 43 digits of base 62 and six of the checksum", () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, at) => at);
    expect(newKey(() => bytes)).toBe("sk-gw-003aUlTJC7tjlCTQj2uNU3MFagCXG9LRKRcwGkBIDlf4Mi2iK");
  });

  it("contains the name of its shard in place of the first digits", () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, at) => at);
    const key = newKey(() => bytes, "eu01");
    expect(key).toMatch(/^sk-gw-eu01UlTJC7tjlCTQj2uNU3MFagCXG9LRKRcw/);
    expect(isWellFormedKey(key)).toBe(true);
  });

  it("accepts every key that it creates, and refuses it after a change of any character", () => {
    fc.assert(
      fc.property(anyKey, fc.nat(54), fc.constantFrom(..."0aZ_-9 "), (key, at, other) => {
        const typo = key.slice(0, at) + other + key.slice(at + 1);
        return isWellFormedKey(key) && isWellFormedKey(typo) === (typo === key);
      }),
    );
  });

  it("refuses a key with two adjacent characters swapped", () => {
    fc.assert(
      fc.property(anyKey, fc.integer({ min: 6, max: 53 }), (key, at) => {
        const swapped = key.slice(0, at) + key.charAt(at + 1) + key.charAt(at) + key.slice(at + 2);
        return isWellFormedKey(swapped) === (swapped === key);
      }),
    );
  });

  it.each(["", "sk-gw-", "sk-other", " sk-gw-", `sk-gw-${"0".repeat(49)}`, "sk-gw-ключ"])(
    "refuses %j",
    (text) => expect(isWellFormedKey(text)).toBe(false),
  );

  it.each<[string, (key: string) => string]>([
    ["before it", (key) => `x${key}`],
    ["behind it", (key) => `${key}x`],
    ["on a separate line", (key) => `${key}\nx`],
    ["consisting of a line break", (key) => `${key}\n`],
  ])("refuses a key with text %s", (_where, written) => {
    expect(isWellFormedKey(written(newKey(randomBytes)))).toBe(false);
  });

  it("creates a different key for different bytes", () => {
    expect(newKey(randomBytes)).not.toBe(newKey(randomBytes));
  });

  it("hashes with SHA-256 in hex", () => {
    expect(hashKey("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  });

  it("an id's prefix states its kind", () => {
    expect(newId("acc", (size) => new Uint8Array(size).fill(0xab))).toBe(`acc_${"ab".repeat(12)}`);
  });
});
