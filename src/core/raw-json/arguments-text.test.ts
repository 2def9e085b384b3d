import { expect, test } from "vitest";
import { formOfArguments } from "./arguments-text.ts";

test.each([
  ...["{}", ' {"a": 1.0}\n', '{"a":[{}]}'].map((text) => [text, "object"]),
  ...["", " \n", "null", " null ", "[]", "[ ]", '""'].map((text) => [text, "none"]),
  ...['{"a":', '{"a":1}}', "{a:1}", "[1]", "[[]]", '"text"', '"{}"', "0", "false", "{} {}"].map(
    (text) => [text, "other"],
  ),
])("%j: %s", (text, form) => {
  expect(formOfArguments(text)).toBe(form);
});
