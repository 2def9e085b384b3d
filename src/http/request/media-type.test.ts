import { expect, test } from "vitest";
import { isJson } from "./request-headers.ts";

test.each<[string | undefined, boolean]>([
  ["application/json", true],
  ["Application/JSON", true],
  ["application/json;", true],
  ["application/json; charset=utf-8", true],
  ["application/json;charset=UTF8", true],
  ['application/json; charset="utf-8"', true],
  ["application/json; charset=us-ascii", true],
  ["application/json; odata=verbose", true],
  ["application/json; odata=verbose; charset=utf-8", true],
  ['application/json; profile="a;charset=latin1"', true],
  ["application/json ; Charset = utf-8 ; charset=UTF-8", true],
  ["application/json; charset=utf-8; charset=latin1", false],
  ["application/json; charset = latin1", false],
  ["application/json; charset=", false],
  ["application/json; charset=utf-16", false],
  ["application/json; odata=verbose; charset=latin1", false],
  ["text/json", false],
  ["application/vnd.api+json", false],
  ["application/jsonp", false],
  ["application/json, application/json", false],
  ["json", false],
  ["", false],
  [undefined, false],
])("%s: %s", (contentType, wanted) => {
  expect(isJson(contentType)).toBe(wanted);
});
