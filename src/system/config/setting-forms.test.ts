import { expect, test } from "vitest";
import { parseHostNames, parseNetworks } from "./setting-forms.ts";

test.each([
  ["127.0.0.1", ["127.0.0.1"]],
  ["10.1.2.3/32, ::1/128", ["10.1.2.3/32", "::1/128"]],
  ["0.0.0.0/0,::/0", ["0.0.0.0/0", "::/0"]],
  [",10.0.0.0/8,,", ["10.0.0.0/8"]],
  ["10.0.0.0/33", undefined],
  ["::/129", undefined],
  ["10.0.0.0/", undefined],
  ["10.0.0.0/-1", undefined],
  ["10.0.0.0/8/8", undefined],
  ["example.com", undefined],
  ["10.0.0.0/8,example.com", undefined],
])("the networks of %s", (text, want) => {
  expect(parseNetworks(text)).toEqual(want);
});

test.each([
  ["A.example, b", ["a.example", "b"]],
  ["*", ["*"]],
  ["[::1]", ["[::1]"]],
  ["a.example:80", undefined],
  ["https://a.example", undefined],
  ["a/b", undefined],
])("the host names of %s", (text, want) => {
  expect(parseHostNames(text)).toEqual(want);
});
