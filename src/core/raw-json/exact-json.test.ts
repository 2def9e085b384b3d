import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonObjectText } from "./arbitrary-json-text.ts";
import { readExact, textOfExact, writeExact } from "./exact-json.ts";

const rewritten = (text: string): string => writeExact(readExact(text));

test.each([
  ["long integers", '{"a":12345678901234567890}'],
  ["fractions and exponents", "[1.0,-0,1e2,1E+2,1e400,1.50]"],
  ["names that are integers", '{"b":1,"10":2,"2":3,"a":{"1":{},"0":[]}}'],
  ["words", "[true,false,null]"],
  ["nothing", '[{},[],""]'],
  ["quotes and brackets in strings", String.raw`{"a\"]":"\\\"}","b":["]",","]}`],
])("%s are kept as written", (_what, text) => {
  expect(rewritten(text)).toBe(text);
});

test("white space and needless escapes are left out", () => {
  const text = ' { "\\u0061" : [ 1.0 , { } ,\n[ ] ] ,\t"b":"\\/\\u00e9\\n" } ';
  expect(rewritten(text)).toBe('{"a":[1.0,{},[]],"b":"/é\\n"}');
});

test("the last value of a repeated name counts, in the position of the first", () => {
  expect(rewritten('{"a":1.0,"b":2,"\\u0061":3.0}')).toBe('{"a":3.0,"b":2}');
});

test.each([
  ['"a\\u0062"', "ab"],
  ['""', ""],
  ["1", undefined],
  ['["a"]', undefined],
])("the text of %s is %j", (json, text) => {
  expect(textOfExact(readExact(json))).toBe(text);
});

test("every token is kept as written, in its position", () => {
  fc.assert(
    fc.property(jsonObjectText, ({ text, loose }) => {
      expect(rewritten(loose)).toBe(text);
    }),
    { numRuns: 1_000 },
  );
});
