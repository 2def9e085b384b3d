import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createLog, openProcessLog } from "./create-log.ts";

function open(level: Parameters<typeof createLog>[0]["level"], constant = {}) {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  return { log: createLog({ level, constant, destination }), lines };
}

test("a line is JSON with its level, the constant fields, its own fields and its message", () => {
  const { log, lines } = open("info", { pid: 7 });
  log.warn({ a: "line\nbreak" }, "message");
  expect(lines).toHaveLength(1);
  expect(lines[0]?.match(/\n/g)).toHaveLength(1);
  const { time, ...line } = JSON.parse(lines[0] ?? "") as Record<string, unknown>;
  expect(typeof time).toBe("number");
  expect(line).toEqual({ level: "warn", pid: 7, a: "line\nbreak", msg: "message" });
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

/** Opens the log of a process that writes to a file; `messages` reads the file. */
function openFile() {
  const folder = mkdtempSync(join(tmpdir(), "gateway-log-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "log");
  const fd = openSync(file, "w");
  onTestFinished(() => closeSync(fd));
  const messages = (): string[] =>
    readFileSync(file, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => (JSON.parse(line) as { readonly msg: string }).msg);
  return { log: openProcessLog({ level: "info" }, fd), messages };
}

test("lines that were dropped before somebody listens are reported to the listener", () => {
  const fd = openSync("/dev/full", "w");
  onTestFinished(() => closeSync(fd));
  const log = openProcessLog({ level: "info" }, fd);
  const long = "x".repeat(5 * 1024 * 1024);
  const reported: number[] = [];
  for (let line = 0; line < 4; line += 1) log.info({ long }, "a");
  log.watchDropped((lines) => reported.push(lines));
  log.info({}, "b");
  expect(reported).toEqual([2, 1]);
});

test("buffered lines are written on demand", () => {
  const { log, messages } = openFile();
  log.info({}, "a");
  log.flush();
  expect(messages()).toEqual(["a"]);
});

test("after written(), the file has every line in order, including writes in flight", async () => {
  const { log, messages } = openFile();
  const long = "x".repeat(65_537);
  // A line of this length is written immediately, so its write is in flight when the next one
  // comes.
  log.info({ long }, "a");
  log.info({}, "b");
  await log.written();
  expect(messages()).toEqual(["a", "b"]);
  await log.written();
  log.flush();
  expect(messages()).toEqual(["a", "b"]);
});
