import { expect, test } from "vitest";
import { createLog } from "./log.ts";

function open(level: Parameters<typeof createLog>[0]["level"], constant = {}) {
  const lines: string[] = [];
  const destination = {
    flushed: 0,
    write: (line: string) => void lines.push(line),
    flushSync() {
      this.flushed += 1;
    },
  };
  const log = createLog({ level, constant, destination });
  return { log, lines, flushed: () => destination.flushed };
}

test("a line is JSON with its level, what all lines have, its fields and its message", () => {
  const { log, lines } = open("info", { pid: 7 });
  log.warn({ a: "line\nbreak" }, "said");
  expect(lines).toHaveLength(1);
  expect(lines[0]?.match(/\n/g)).toHaveLength(1);
  const { time, ...line } = JSON.parse(lines[0] ?? "") as Record<string, unknown>;
  expect(typeof time).toBe("number");
  expect(line).toEqual({ level: "warn", pid: 7, a: "line\nbreak", msg: "said" });
});

test.each([
  ["debug", ["debug", "info", "warn", "error"]],
  ["info", ["info", "warn", "error"]],
  ["warn", ["warn", "error"]],
  ["error", ["error"]],
  ["silent", []],
] as const)("with level %s, lines of %j are written", (level, written) => {
  const { log, lines } = open(level);
  log.debug({}, "x");
  log.info({}, "x");
  log.warn({}, "x");
  log.error({}, "x");
  const levels = lines.map((line) => (JSON.parse(line) as { readonly level: string }).level);
  expect(levels).toEqual(written);
});

test("what is buffered is written out on demand", () => {
  const { log, flushed } = open("info");
  log.flush();
  expect(flushed()).toBe(1);
});
