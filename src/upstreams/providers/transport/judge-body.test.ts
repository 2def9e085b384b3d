import { expect, test } from "vitest";
import { type BodyForm, judgeBody } from "./judge-body.ts";

const formOf = (text: string): BodyForm => judgeBody(Buffer.from(text)).form;

test.each<[string, BodyForm]>([
  ['{"a":1}', "json"],
  ["{", "json"],
  ["data: a", "event-stream"],
  ["data:a", "event-stream"],
  ["data\n", "event-stream"],
  ["event: a", "event-stream"],
  ["event\r\n", "event-stream"],
  ["id: 1", "event-stream"],
  ["retry: 1", "event-stream"],
  [": comment", "event-stream"],
  [":", "event-stream"],
  ["database", "other"],
  ["<html>", "other"],
  ["[]", "other"],
  ['"a"', "other"],
  ["null", "other"],
  ["DATA: a", "other"],
  ["\0", "other"],
])("%j is the beginning of %s, even after white space and a byte order mark", (text, want) => {
  for (const before of ["", " ", "\r\n\t", "\uFEFF", "\uFEFF\n", "\n\uFEFF"]) {
    expect(formOf(before + text)).toBe(want);
  }
});

test("any number of byte order marks before a body is ignored", () => {
  const marks = "\uFEFF".repeat(20_000);
  expect([formOf(marks), formOf(`${marks}{`)]).toEqual(["unclear", "json"]);
});

test.each(["", " \n", "d", "dat", "data", "i", "id", "event", "retry", "\uFEFF", "\uFEFF da"])(
  "%j may be the beginning of an event stream",
  (text) => {
    expect(formOf(text)).toBe("unclear");
  },
);

test("the form does not depend on how the body is split, and only white space is dropped", () => {
  for (const text of [
    " \n\uFEFF data: a\n\n",
    "\n\n{ }",
    "retry:1",
    "eventual",
    " :",
    "\uFEFF\n\uFEFF{}",
  ]) {
    const bytes = Buffer.from(text);
    for (let at = 0; at <= bytes.length; at += 1) {
      const first = judgeBody(bytes.subarray(0, at));
      if (first.form !== "unclear") continue;
      const begun = Buffer.concat([first.rest, bytes.subarray(at)]);
      expect(judgeBody(begun).form).toBe(formOf(text));
      expect(Buffer.from(judgeBody(begun).rest).toString()).toBe(text.replace(/^[\s\uFEFF]*/, ""));
    }
  }
});
