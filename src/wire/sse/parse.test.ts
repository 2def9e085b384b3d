import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SseOverflow, SseParser, type SseEvent } from "./parse.ts";

function parse(...pieces: readonly string[]): SseEvent[] {
  const parser = new SseParser(1_000);
  const events: SseEvent[] = [];
  for (const piece of pieces) parser.feed(piece, (event) => void events.push(event));
  return events;
}
const message = (data: string): SseEvent => ({ event: "message", data });

describe("an event stream yields its events", () => {
  const rows: readonly (readonly [string, string, readonly SseEvent[]])[] = [
    ["one data line", "data: a\n\n", [message("a")]],
    ["no space after the colon", "data:a\n\n", [message("a")]],
    ["only the first space is cut", "data:  a\n\n", [message(" a")]],
    ["several data lines are joined by a line feed", "data: a\ndata: b\n\n", [message("a\nb")]],
    ["an event's name", "event: ping\ndata: {}\n\n", [{ event: "ping", data: "{}" }]],
    [
      "a name lasts for one event",
      "event: x\ndata: 1\n\ndata: 2\n\n",
      [{ event: "x", data: "1" }, message("2")],
    ],
    ["CRLF line ends", "data: a\r\n\r\ndata: b\r\n\r\n", [message("a"), message("b")]],
    ["CR line ends", "data: a\r\rdata: b\r\r", [message("a"), message("b")]],
    ["mixed line ends", "data: a\r\n\ndata: b\n\r\ndata: c\r\n\r", ["a", "b", "c"].map(message)],
    ["comments are skipped", ": keep-alive\n\ndata: a\n: b\n\n", [message("a")]],
    ["id and retry are skipped", "id: 1\nretry: 2\ndata: a\n\n", [message("a")]],
    ["an event without data is not dispatched", "event: ping\n\n", []],
    ["an empty data line is data", "data:\n\n", [message("")]],
    ["a field without a colon", "data\n\n", [message("")]],
    ["a byte order mark is skipped", "\uFEFFdata: a\n\n", [message("a")]],
    ["an event without its blank line is not dispatched", "data: a\n\ndata: b\n", [message("a")]],
  ];
  test.each(rows)("%s", (_fact, text, want) => {
    expect(parse(text)).toEqual(want);
  });
});

describe("at its end an event stream yields an event that lacks only its blank line", () => {
  const rows: readonly (readonly [string, string, readonly SseEvent[]])[] = [
    ["after its line end", "event: e\ndata: a\n", [{ event: "e", data: "a" }]],
    ["without its line end", "data: a\ndata: b", [message("a\nb")]],
    ["after a CR", "data: a\r", [message("a")]],
    ["but no event without data", "event: e\n", []],
    ["but no event that was already dispatched", "data: a\n\n", []],
    ["and no event of an empty stream", "", []],
  ];
  test.each(rows)("%s", (_fact, text, want) => {
    const parser = new SseParser(1_000);
    parser.feed(text, () => undefined);
    const events: SseEvent[] = [];
    parser.end((event) => void events.push(event));
    expect(events).toEqual(want);
  });
});

test("text split anywhere yields the same events", () => {
  const line = fc.constantFrom("data: é", "data:😀", ": c", "event: e", "", "id: 1", "data");
  const end = fc.constantFrom("\n", "\r\n", "\r");
  const stream = fc
    .array(fc.tuple(line, end), { maxLength: 20 })
    .map((lines) => lines.map((pair) => pair.join("")).join(""));
  fc.assert(
    fc.property(stream, fc.array(fc.nat(), { maxLength: 5 }), (text, cuts) => {
      const at = [0, ...cuts.map((cut) => cut % (text.length + 1)), text.length].sort(
        (a, b) => a - b,
      );
      const pieces = at.slice(1).map((to, index) => text.slice(at[index], to));
      expect(parse(...pieces)).toEqual(parse(text));
    }),
  );
});

test.each([
  ["a line that never ends", ["data: ", "x".repeat(600), "x".repeat(600)]],
  ["data lines that never end", Array.from({ length: 20 }, () => `data: ${"x".repeat(60)}\n`)],
])("%s overflows", (_fact, pieces) => {
  expect(() => parse(...pieces)).toThrow(SseOverflow);
});

test.each([
  ["a line without its end", ["data: ", "x".repeat(994)], ["data: ", "x".repeat(995)]],
  ["the text of one event", [`data: ${"x".repeat(1_000)}\n`], [`data: ${"x".repeat(1_001)}\n`]],
  [
    "lines, with 64 more for each line after the first",
    ["data: a\n", `data: ${"x".repeat(934)}\n`],
    ["data: a\n", `data: ${"x".repeat(935)}\n`],
  ],
])("%s may be as long as the bound, but not longer", (_fact, fits, overflows) => {
  expect(() => parse(...fits)).not.toThrow();
  expect(() => parse(...overflows)).toThrow(SseOverflow);
});

test("events before an oversized event are delivered", () => {
  const events: SseEvent[] = [];
  const text = `data: a\n\ndata: ${"x".repeat(1_001)}\n\n`;
  const read = (): void => new SseParser(1_000).feed(text, (event) => void events.push(event));
  expect(read).toThrow(SseOverflow);
  expect(events).toEqual([message("a")]);
});

test("the size of an event does not count for later events", () => {
  const event = `data: ${"x".repeat(400)}\ndata: ${"y".repeat(400)}\n\n`;
  expect(parse(...Array.from({ length: 30 }, () => event))).toHaveLength(30);
  const many = Array.from({ length: 15 }, () => "data:\n").join("");
  expect(parse(`${many}\n`, `${many}\n`)).toHaveLength(2);
});
