import { expect, test } from "vitest";
import { fitArguments } from "./fit-arguments.ts";

test.each(["{}", ' { "b": 1.0,\n"10":1e400, "2":12345678901234567890 } ', '{"a":1,"a":2}'])(
  "the object %j is kept",
  (text) => {
    expect(fitArguments(text)).toBe(text);
  },
);

test.each(["", " \n", "null", "[]", "[ ]", '""'])("%j becomes an empty object", (text) => {
  expect(fitArguments(text)).toBe("{}");
});

test.each(['{"a":"b\\', '{"a":1}}', "[1]", '"text"', '"{}"', "0", "a\ud800"])(
  "%j is wrapped",
  (text) => {
    expect(JSON.parse(fitArguments(text))).toEqual({ INVALID_JSON: text });
    expect(fitArguments(text).isWellFormed()).toBe(true);
  },
);

test("an escape of half a surrogate pair is replaced", () => {
  expect(fitArguments(String.raw`{"a": "\ud83d", "b":"\ud83d\udca5"}`)).toBe(
    String.raw`{"a": "\ufffd", "b":"\ud83d\udca5"}`,
  );
});
