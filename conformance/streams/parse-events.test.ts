import { expect, test } from "vitest";
import { lineFault, parseEvents } from "./parse-events.ts";

const event = "event: a\ndata: {}\n\n";

test.each([
  [
    "events with and without names",
    `${event}data: 1\n\n`,
    [
      ["a", "{}"],
      ["message", "1"],
    ],
  ],
  [
    "comments, CRLF and several lines of data",
    ": x\r\ndata: 1\r\ndata:2\r\n\r\n",
    [["message", "1\n2"]],
  ],
  ["an event without its blank line", "data: 1\n", []],
])("reads %s", (_name, text, wanted) => {
  expect(parseEvents(text).map(({ name, data }) => [name, data])).toEqual(wanted);
});

test.each([
  ["events", event + event, null],
  ["a comment before an event", `: wait\n${event}`, null],
  ["a carriage return", `: wait\r\n${event}`, "a line ends in a carriage return"],
  ["bytes that are not UTF-8", `data: \uFFFD\n\n`, "the bytes are not UTF-8"],
  ["no blank line at the end", "data: 1\n", "the stream does not end with a blank line"],
  [
    "a comment with its own blank line",
    `: wait\n\n${event}`,
    "a blank line follows no line of data",
  ],
  ["two lines of data", "data: 1\ndata: 2\n\n", "an event has several lines of data"],
  ["another field", "id: 1\ndata: 2\n\n", "an unknown line: id: 1"],
  ["two names", "event: a\nevent: b\ndata: 2\n\n", "an event has several names"],
])("%s: %s", (_name, text, wanted) => {
  expect(lineFault(text)).toBe(wanted);
});
