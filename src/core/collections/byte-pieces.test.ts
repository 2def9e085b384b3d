import fc from "fast-check";
import { expect, test } from "vitest";
import { BytePieces } from "./byte-pieces.ts";

const text = fc.string({ unit: fc.constantFrom("a", "b", "é", "😀"), maxLength: 20 });

function cut(bytes: Buffer, cuts: readonly number[]): BytePieces {
  const places = [0, ...cuts.map((at) => at % (bytes.length + 1)), bytes.length].sort(
    (one, other) => one - other,
  );
  return new BytePieces(places.slice(1).map((end, at) => bytes.subarray(places[at], end)));
}

test("pieces are read like one buffer, however they are cut", () => {
  fc.assert(
    fc.property(
      text,
      text,
      fc.array(fc.nat()),
      fc.nat(),
      fc.nat(),
      (own, other, cuts, from, to) => {
        const whole = Buffer.from(own);
        const pieces = cut(whole, cuts);
        const [start, end] = [from % (whole.length + 1), to % (whole.length + 1)];
        expect([pieces.length, pieces.text()]).toEqual([whole.length, own]);
        expect(pieces.slice(start, end)).toBe(whole.toString("utf8", start, end));
        const part = Buffer.from(other);
        const isEqual = whole.subarray(start, start + part.length).equals(part);
        expect(pieces.equals(start, part)).toBe(isEqual);
        expect(pieces.equals(start, whole.subarray(start))).toBe(true);
      },
    ),
  );
});

test("nothing is before the first byte", () => {
  expect(new BytePieces([Buffer.from("ab")]).equals(-1, Buffer.from("a"))).toBe(false);
});

test("only the whole text loses its byte order mark", () => {
  const pieces = new BytePieces([Buffer.from("\ufeffa")]);
  expect([pieces.text(), pieces.slice(0, 4)]).toEqual(["a", "\ufeffa"]);
});
