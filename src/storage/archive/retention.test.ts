import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { firstKept, Retention, type ArchiveReport } from "./retention.ts";

const HOUR = 3_600_000;
const NOW = Date.parse("2026-11-23T12:00:00Z");
const NOTHING: ArchiveReport = { months: [], entries: 0, bytes: 0, deleted: 0 };

let asked: string[] = [];
let logged: unknown[] = [];
let answer: (signal: AbortSignal) => Promise<ArchiveReport>;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval"] });
  [asked, logged] = [[], []];
  answer = () => Promise.resolve(NOTHING);
});
afterEach(() => void vi.useRealTimers());

function start(random = 0): Retention {
  const note = (level: string) => (fields: object, message: string) =>
    void logged.push([level, fields, message]);
  return new Retention({
    months: 3,
    archive: (month, signal) => {
      asked.push(month);
      return answer(signal);
    },
    nowMs: () => NOW,
    random: () => random,
    log: { debug: note("debug"), info: note("info"), warn: note("warn"), error: note("error") },
  });
}

test.each([
  ["2026-11-23T12:00:00Z", 1, "2026-10"],
  ["2026-11-01T00:00:00Z", 3, "2026-08"],
  ["2026-02-28T23:59:59Z", 12, "2025-02"],
  ["2026-01-01T00:00:00Z", 1, "2025-12"],
])("at %s with %i months the first month to keep is %s", (now, months, want) => {
  expect(firstKept(Date.parse(now), months)).toBe(want);
});

test.each([
  [0, HOUR / 60],
  [1, HOUR],
])(
  "the first round is within an hour of the start, later ones are daily: %d",
  async (random, firstMs) => {
    const retention = start(random);
    await vi.advanceTimersByTimeAsync(firstMs - 1);
    expect(asked).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toEqual(["2026-08"]);
    await vi.advanceTimersByTimeAsync(48 * HOUR);
    expect(asked.length).toBe(3);
    await retention.stop();
    await vi.advanceTimersByTimeAsync(48 * HOUR);
    expect([asked.length, vi.getTimerCount(), logged]).toEqual([3, 0, []]);
  },
);

test("an archive and a failure are logged; the next day is another attempt", async () => {
  const done = { months: ["2026-07"], entries: 5, bytes: 90, deleted: 4 };
  answer = () =>
    asked.length === 1 ? Promise.reject(new Error("the disk is full")) : Promise.resolve(done);
  const retention = start();
  await vi.advanceTimersByTimeAsync(49 * HOUR);
  expect(logged).toEqual([
    [
      "warn",
      { before: "2026-08", error: [expect.objectContaining({ message: "the disk is full" })] },
      "the ledger was not archived",
    ],
    ["info", done, "months of the ledger were archived"],
    ["info", done, "months of the ledger were archived"],
  ]);
  await retention.stop();
});

test("a stop ends the running round without a log line", async () => {
  answer = (signal) =>
    new Promise((_, reject) => {
      signal.addEventListener("abort", () => setImmediate(end, reject));
    });
  let hasEnded = false;
  const end = (reject: (error: Error) => void): void => {
    hasEnded = true;
    reject(new Error("aborted"));
  };
  const retention = start();
  await vi.advanceTimersByTimeAsync(HOUR);
  await retention.stop();
  expect([asked.length, logged, hasEnded]).toEqual([1, [], true]);
});
