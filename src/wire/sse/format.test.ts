import fc from "fast-check";
import { expect, test } from "vitest";
import { formatData, formatEvent, jsonLine, jsonText } from "./format.ts";

test("an event consists of its lines and an empty line", () => {
  expect(formatData("[DONE]")).toBe("data: [DONE]\n\n");
  expect(formatEvent("message_stop", "{}")).toBe("event: message_stop\ndata: {}\n\n");
});

test("characters at which some readers split lines are escaped", () => {
  expect(jsonText("a\u0085b\u2028c\u2029\n")).toBe('"a\\u0085b\\u2028c\\u2029\\n"');
  expect(jsonLine({ a: "\u2028" })).toBe('{"a":"\\u2028"}');
});

test("any text stays on one line and survives a round trip", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), (text) => {
      const json = jsonText(text);
      expect(json).toMatch(/^[^\r\n\u0085\u2028\u2029]*$/);
      expect(JSON.parse(json)).toBe(text);
      expect(JSON.parse(jsonLine([text]))).toEqual([text]);
    }),
  );
});
