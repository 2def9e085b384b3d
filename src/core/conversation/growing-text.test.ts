import { expect, test } from "vitest";
import { GenerationFold } from "./generation-result.ts";
import { GrowingText } from "./growing-text.ts";

test("pieces form one text that can be read while it grows", () => {
  const text = new GrowingText();
  let whole = "";
  for (let number = 0; number < 1_000; number += 1) {
    text.add(`${number} `);
    whole += `${number} `;
    if (number % 300 === 0) expect(text.text()).toBe(whole);
  }
  expect([text.text(), text.length]).toEqual([whole, whole.length]);
});

test("a bounded fold keeps the beginnings and counts the rest", () => {
  const fold = new GenerationFold(4);
  for (const text of ["abc", "def", "ghi", "j"]) {
    fold.add({ type: "text-delta", text });
    fold.add({ type: "reasoning-delta", text });
  }
  for (const index of [0, 1]) {
    fold.add({ type: "tool-call-start", index, id: "c", name: "look" });
    fold.add({ type: "tool-call-delta", index, argumentsJson: "{}" });
  }
  const call = { type: "tool-call", id: "c", name: "look", argumentsJson: "" };
  expect(fold.result()).toEqual({
    blocks: [
      { type: "text", text: "abc" },
      { type: "reasoning", text: "abc" },
      { type: "text", text: "def" },
      { type: "reasoning", text: "def" },
      call,
    ],
    usage: {},
    omitted: { output: 3 + 1 + 2 + 4 + 2, reasoning: 3 + 1 },
  });
  const early = { type: "tool-call-delta", index: 2, argumentsJson: "{}" } as const;
  expect(() => fold.add(early)).toThrow("before its tool-call-start");
});
