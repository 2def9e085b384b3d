import { expect, test } from "vitest";
import { joinBytes } from "./byte-pieces.ts";

test.each<[string, readonly string[]]>([
  ["nothing", []],
  ["one piece", ["a"]],
  ["several", ["a", "", "bc"]],
])("%s", (_name, texts) => {
  const joined = joinBytes(texts.map((text) => Buffer.from(text)));
  expect(Buffer.from(joined).toString()).toBe(texts.join(""));
});

test("a single piece is not copied", () => {
  const piece = Buffer.from("only");
  expect(joinBytes([piece])).toBe(piece);
});
