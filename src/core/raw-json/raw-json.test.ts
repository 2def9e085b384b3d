import fc from "fast-check";
import { expect, test } from "vitest";
import { jsonObjectText } from "./arbitrary-json-text.ts";
import { ExactSource, plainSource } from "./json-source.ts";
import { RawJson } from "./raw-json.ts";
import { writeJson } from "./write-json.ts";

test("raw JSON is written unchanged anywhere in a body", () => {
  const [one, other] = [RawJson.ofText('{"b":1.0,"2":1e400}'), RawJson.of({ a: "$& $1" })];
  const body = { first: one, list: [other, one, { deep: other }], text: "b", none: undefined };
  expect(writeJson(body)).toBe(
    `{"first":${one.text},"list":[${other.text},${one.text},{"deep":${other.text}}],"text":"b"}`,
  );
  expect(writeJson(one)).toBe(one.text);
});

test("a body without raw JSON is written as by JSON.stringify", () => {
  const body = { a: [1, "\ud800", { b: undefined }], c: null };
  expect(writeJson(body)).toBe(JSON.stringify(body));
});

test("fields are written in the order of JSON.stringify, without changed values", () => {
  const [one, two, three] = [1, 2, 3].map((at) => RawJson.ofText(`${at}.0`));
  const body = { b: one, 10: two, 2: { z: three, 1: [null, one, [two]] } };
  const text = '{"2":{"1":[null,1.0,[2.0]],"z":3.0},"10":2.0,"b":1.0}';
  expect([writeJson(body), writeJson(body)]).toEqual([text, text]);
});

test("raw JSON cannot be written by JSON.stringify", () => {
  const raw = RawJson.of({});
  expect(() => JSON.stringify({ raw })).toThrow("raw JSON can only be written by writeJson");
});

test("half of a surrogate pair is written as its escape, which every encoding supports", () => {
  expect(RawJson.ofText('{"a":"\ud83d\ude00 \ud83d \udE00"}').text).toBe(
    '{"a":"\ud83d\ude00 \\ud83d \\ude00"}',
  );
});

test("it is parsed once for code that interprets it", () => {
  const raw = RawJson.ofText('{"2":1.0,"1":[12345678901234567890]}');
  expect(raw.value()).toEqual({ 1: [12345678901234567000], 2: 1 });
  expect(raw.value()).toBe(raw.value());
  const value = { a: 1 };
  expect(RawJson.of(value).value()).toBe(value);
});

test("a source returns each object and array of its text as written", () => {
  fc.assert(
    fc.property(jsonObjectText, jsonObjectText, (one, other) => {
      const text = `{"b":[1.0, ${one.loose}],"10":{"a":${other.loose}, "b":{}}}`;
      const parsed = JSON.parse(text) as { b: [number, object]; 10: { a: object; b: object } };
      const source = new ExactSource(text, parsed);
      expect(source.raw(parsed.b[1]).text).toBe(one.text);
      expect(source.raw(parsed[10].a).text).toBe(other.text);
      expect(source.raw(parsed[10].b).text).toBe("{}");
      expect(source.raw(parsed.b).text).toBe(`[1.0,${one.text}]`);
      expect(source.raw(parsed.b[1]).value()).toBe(parsed.b[1]);
    }),
  );
});

test("a source knows only its own objects, including one named __proto__", () => {
  const text = '{"__proto__":{"a":1.0}}';
  const parsed = JSON.parse(text) as Record<string, object>;
  const source = new ExactSource(text, parsed);
  const inner = Object.values(parsed)[0] ?? {};
  expect(source.raw(inner).text).toBe('{"a":1.0}');
  expect(() => source.raw({ a: 1 })).toThrow("not part of the parsed text");
});

test("a plain source writes the value itself", () => {
  expect(plainSource.raw({ b: 1, a: [] }).text).toBe('{"b":1,"a":[]}');
});
