import { isUtf8 } from "node:buffer";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { firstInvalidByte, Utf8Check } from "./utf8-check.ts";

const bytes = (...parts: readonly (string | readonly number[])[]): Buffer =>
  Buffer.concat(parts.map((part) => Buffer.from(part)));

/** Feeds the chunks and throws the error that the check finds. */
function check(chunks: readonly Buffer[]): void {
  const utf8 = new Utf8Check();
  for (const chunk of chunks) utf8.feed(chunk);
  utf8.end();
}

const message = (chunks: readonly Buffer[]): string => {
  try {
    check(chunks);
    return "valid";
  } catch (error) {
    return error instanceof Error ? error.message : "no error";
  }
};

const part = fc.oneof(
  fc.string({ unit: "grapheme", maxLength: 6 }).map((text) => Buffer.from(text)),
  fc.uint8Array({ maxLength: 3 }).map((array) => Buffer.from(array)),
);

describe("bytes of a body", () => {
  it.each(["", "\u{FEFF}{}", "\u{FFFD}", "é🙂", "\u0000"])("%j is valid", (text) => {
    expect(() => check([bytes(text)])).not.toThrow();
  });

  it.each<[string, Buffer, number]>([
    ["a byte of Latin-1", bytes('{"a":"caf', [0xe9], '"}'), 9],
    ["a character that is cut off", bytes("ab", [0xe2, 0x82]), 2],
    ["a character cut by another", bytes("é", [0xf0, 0x9f], "é"), 2],
    ["an overlong slash", bytes("a", [0xc0, 0xaf]), 1],
    ["half of a surrogate pair", bytes([0xed, 0xa0, 0x80]), 0],
    ["beyond Unicode", bytes("x".repeat(100), [0xf4, 0x90, 0x80, 0x80]), 100],
    ["one continuation byte too many", bytes("🙂".repeat(50), [0x80], "x".repeat(100)), 200],
    ["far behind", bytes("é".repeat(500_000), [0xff], "é".repeat(500_000)), 1_000_000],
  ])("%s is refused with its position", (_case, body, place) => {
    expect(() => check([body])).toThrow(`not valid UTF-8 (at byte ${place})`);
  });

  it("is invalid at the end of its longest valid prefix", () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const body = Buffer.concat(parts);
        if (isUtf8(body)) return;
        let place = body.length;
        while (!isUtf8(body.subarray(0, place))) place -= 1;
        expect(firstInvalidByte(body)).toBe(place);
      }),
      { numRuns: 1_000 },
    );
  });

  it("have the same result in any division into chunks", () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
        const body = Buffer.concat(parts);
        expect(message(parts)).toBe(message([body]));
        expect(message([...body].map((byte) => Buffer.of(byte)))).toBe(message([body]));
        expect(message([body]) === "valid").toBe(isUtf8(body));
      }),
      { numRuns: 1_000 },
    );
  });
});
