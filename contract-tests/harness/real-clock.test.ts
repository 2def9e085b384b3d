import { describe, expect, test } from "vitest";
import { inOneMonth, until, within } from "./real-clock.ts";

describe("a test of a month's report", () => {
  /** Returns a clock that reports these months, one per reading. */
  const monthsOf = (...months: readonly string[]) => {
    const left = [...months];
    return () => left.shift() ?? "none";
  };

  test("runs once within one month, and its failure is kept", async () => {
    const runs: string[] = [];
    await inOneMonth(async (month) => void runs.push(month), monthsOf("2026-01"));
    expect(runs).toEqual(["2026-01"]);
    const failing = inOneMonth(
      () => Promise.reject(new Error("wrong")),
      () => "2026-01",
    );
    await expect(failing).rejects.toThrow("wrong");
  });

  test("runs again in the next month if it failed across the end of a month", async () => {
    const runs: string[] = [];
    const run = async (month: string) => {
      runs.push(month);
      if (month === "2026-01") throw new Error("nothing in this month");
    };
    await inOneMonth(run, monthsOf("2026-01", "2026-02", "2026-02"));
    expect(runs).toEqual(["2026-01", "2026-02"]);
  });
});

test("waiting ends with the answer, or with a description of the awaited condition", async () => {
  let asked = 0;
  expect(await until(() => ((asked += 1) < 3 ? null : asked), 60_000, "the third")).toBe(3);
  const never = new Promise<never>(() => undefined);
  await expect(within(never, 0, "the answer")).rejects.toThrow("waited 0 s for the answer");
  await expect(within(Promise.reject(new Error("gone")), 60_000, "it")).rejects.toThrow("gone");
});
