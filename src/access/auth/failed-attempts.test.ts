import { beforeEach, describe, expect, it } from "vitest";
import { FailedAttempts } from "./failed-attempts.ts";

/** An arbitrary time long after the epoch, so that remaining and absolute times differ. */
const START_MS = Date.UTC(2026, 5, 15);

let nowMs: number;
beforeEach(() => {
  nowMs = START_MS;
});

function open(addressesMax?: number): FailedAttempts {
  return new FailedAttempts({ elapsedMs: () => nowMs }, addressesMax);
}

function fail(failures: FailedAttempts, address: string, times = 10): void {
  for (let sent = 0; sent < times; sent += 1) failures.count(address);
}

describe("an address", () => {
  it.each([
    [0, 0],
    [9, 0],
    [10, 60_000],
    [11, 60_000],
  ])("that failed %i times is refused for %i ms", (times, ms) => {
    const failures = open();
    fail(failures, "a", times);
    expect(failures.blockedForMs("a")).toBe(ms);
    expect(failures.blockedForMs("b")).toBe(0);
  });

  it("is refused for the rest of the minute after its first failure", () => {
    const failures = open();
    fail(failures, "a", 1);
    nowMs += 25_000;
    fail(failures, "a", 9);
    expect(failures.blockedForMs("a")).toBe(35_000);
    nowMs += 34_999;
    expect(failures.blockedForMs("a")).toBe(1);
    nowMs += 1;
    expect(failures.blockedForMs("a")).toBe(0);
  });

  it("starts from zero after its minute", () => {
    const failures = open();
    fail(failures, "a", 9);
    nowMs += 60_000;
    fail(failures, "a", 9);
    expect(failures.blockedForMs("a")).toBe(0);
    fail(failures, "a", 1);
    expect(failures.blockedForMs("a")).toBe(60_000);
  });
});

describe("the remembered addresses", () => {
  it("are bounded: the one that failed longest ago is dropped", () => {
    const failures = open(2);
    for (const address of ["a", "b"]) fail(failures, address);
    fail(failures, "b", 1);
    expect([failures.blockedForMs("a"), failures.blockedForMs("b")]).toEqual([60_000, 60_000]);
    fail(failures, "c", 1);
    expect([failures.blockedForMs("a"), failures.blockedForMs("b")]).toEqual([0, 60_000]);
  });

  it("are ten thousand by default", () => {
    const failures = open();
    fail(failures, "first");
    for (let at = 1; at < 10_000; at += 1) failures.count(`other ${at}`);
    expect(failures.blockedForMs("first")).toBe(60_000);
    failures.count("one more");
    expect(failures.blockedForMs("first")).toBe(0);
  });

  it("lose no other address when one starts again", () => {
    const failures = open(2);
    fail(failures, "a");
    nowMs += 30_000;
    fail(failures, "b");
    nowMs += 30_000;
    fail(failures, "a");
    expect(failures.blockedForMs("b")).toBe(30_000);
  });

  it("are dropped by their latest start, not by their first", () => {
    const failures = open(3);
    fail(failures, "a");
    nowMs += 30_000;
    fail(failures, "b");
    nowMs += 30_000;
    fail(failures, "a");
    for (const address of ["c", "d"]) fail(failures, address, 1);
    expect([failures.blockedForMs("a"), failures.blockedForMs("b")]).toEqual([60_000, 0]);
  });
});
