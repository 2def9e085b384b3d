import { expect, test } from "vitest";
import { BlankLines } from "./blank-lines.ts";

const event = "event: a\ndata: {}\n\n";

/** Returns whether a stream in these chunks has a blank line that follows no `data` line. */
function found(pieces: readonly string[]): boolean {
  const lines = new BlankLines();
  return pieces.map((piece) => lines.feed(piece)).includes(true);
}

test.each<[string, string, boolean]>([
  ["events", event + event, false],
  ["a comment before an event", `: wait\n${event}`, false],
  ["comments between events and at the end", `${event}: wait\n: wait\n${event}: wait\n`, false],
  ["data without a space, and empty data", "data:1\n\ndata:\n\n", false],
  ["a comment with its own blank line", `${event}: wait\n\n${event}`, true],
  ["a name without data", "event: a\n\n", true],
  ["a second blank line", `${event}\n`, true],
  ["a blank line at the start", `\n${event}`, true],
  ["a longer field name", "database: 1\n\n", true],
  ["a line that ends in a carriage return", `: wait\r\n${event}`, true],
  ["a field with a longer name than data", "datum: 1\n\n", true],
])("%s", (_name, stream, wanted) => {
  expect(found([stream])).toBe(wanted);
  expect(found([...stream])).toBe(wanted);
});
