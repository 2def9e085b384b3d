import fc from "fast-check";
import { expect, test } from "vitest";
import { addArguments, isWhole, openCall } from "./stream-block.ts";
import { readToolInput } from "./tool-input.ts";

const json = fc.oneof(
  fc.json().map((text) => `{"a":${text}}`),
  fc.array(fc.constantFrom("{", "}", "[", "]", '"', "\\", ",", ":", "1", " "), { maxLength: 12 }),
);

test("a call is complete once its arguments are an object, however often this is checked", () => {
  fc.assert(
    fc.property(json, fc.array(fc.tuple(fc.nat(3), fc.boolean())), (text, cuts) => {
      const block = openCall(0, "call_0", "look");
      const pieces = Array.from(text);
      for (const [length, isAsked] of [...cuts, [pieces.length, true] as const]) {
        addArguments(block, pieces.splice(0, length).join(""));
        if (!isAsked) continue;
        const isObject = /^\s*\{/.test(block.content) && readToolInput(block.content) !== null;
        const whole = isWhole(block);
        expect(whole).toBe(isObject);
        // A complete call is closed and gets no more arguments.
        if (whole) return;
      }
    }),
  );
});
