import { describe, expect, test } from "vitest";
import { ALLOWANCES, coursesOf } from "./flat.ts";
import type { ProcessSample } from "./process-sample.ts";

const MIB = 1024 * 1024;
const base: ProcessSample = {
  heapBytes: 40 * MIB,
  externalBytes: 9 * MIB,
  rssBytes: 300 * MIB,
  files: 40,
  sockets: 5,
  timers: 1,
};

/** Returns samples of a run with these values of one figure. */
const samplesOf = (
  figure: keyof ProcessSample,
  valueAt: (at: number) => number,
): readonly ProcessSample[] =>
  Array.from({ length: 30 }, (_, at) => ({ ...base, [figure]: valueAt(at) }));

const notFlat = (samples: readonly ProcessSample[]): readonly string[] =>
  coursesOf(samples).flatMap(({ figure, isFlat }) => (isFlat ? [] : [figure]));

describe("a run is flat", () => {
  test.each<[string, keyof ProcessSample, (at: number) => number]>([
    ["without a change", "heapBytes", () => base.heapBytes],
    ["if the heap grows during the warm-up", "heapBytes", (at) => Math.min(at, 6) * 9 * MIB],
    ["if single samples are outliers", "rssBytes", (at) => (at % 9 === 8 ? 500 : 300) * MIB],
    ["if memory decreases", "rssBytes", (at) => (500 - at) * MIB],
  ])("%s", (_name, figure, valueAt) => {
    expect(notFlat(samplesOf(figure, valueAt))).toEqual([]);
  });
});

describe("a run is not flat", () => {
  test.each(Object.entries(ALLOWANCES) as [keyof ProcessSample, number][])(
    "if %s grows steadily beyond its allowance",
    (figure, allowance) => {
      const samples = samplesOf(figure, (at) => base[figure] + ((at + 1) * (allowance + 1)) / 8);
      expect(notFlat(samples)).toEqual([figure]);
    },
  );
});

test("a run that is too short to judge is an error", () => {
  expect(() => coursesOf([base, base, base])).toThrow("only 3 samples");
});
