import { describe, expect, test } from "vitest";
import { failSkips, flakyLine, runAgain } from "./run-again.ts";
import { closingLine, type Failure, type Skip, type Tally } from "./tally.ts";

const failure = (file: string, name = "a test", error = "Error: no"): Failure => ({
  file,
  test: name,
  error,
});

const skip = (file: string): Skip => ({ file, test: "a test" });

const tally = (passed: number, ...failures: readonly Failure[]): Tally => ({
  name: "part",
  passed,
  failures,
  skips: [],
  seconds: 0,
});

/** Runs again by a table of second runs, and records what was asked for. */
async function judge(first: readonly Tally[], second: Readonly<Record<string, Tally>>) {
  const asked: string[] = [];
  const result = await runAgain(first, (file) => {
    asked.push(file);
    return Promise.resolve(second[file] ?? tally(0));
  });
  return { ...result, asked, line: closingLine(result.tallies) };
}

describe("a file that failed runs once more", () => {
  test("a file that passes then is flaky, and counts as passed", async () => {
    const broken = failure("a.test.ts");
    const { flaky, line, asked } = await judge([tally(5, broken), tally(3)], {
      "a.test.ts": tally(2),
    });
    expect({ flaky, line, asked }).toEqual({
      flaky: [broken],
      line: "9 passed, 0 failed",
      asked: ["a.test.ts"],
    });
  });

  test("a file that fails twice fails the run, whichever test failed", async () => {
    const other = failure("a.test.ts", "another test");
    const { flaky, line, tallies } = await judge([tally(5, failure("a.test.ts"))], {
      "a.test.ts": tally(1, other),
    });
    expect({ flaky, line, left: tallies[0]?.failures }).toEqual({
      flaky: [],
      line: "5 passed, 1 failed",
      left: [other],
    });
  });

  test("a file that runs no test the second time fails the run", async () => {
    const { flaky, line } = await judge([tally(5, failure("a.test.ts"))], {});
    expect({ flaky, line }).toEqual({ flaky: [], line: "5 passed, 1 failed" });
  });

  test("each file runs once, however many of its tests failed", async () => {
    const first = [
      tally(1, failure("a.test.ts", "one"), failure("a.test.ts", "two")),
      tally(1, failure("b.test.ts")),
    ];
    const { asked, line, flaky } = await judge(first, {
      "a.test.ts": tally(2),
      "b.test.ts": tally(0, failure("b.test.ts")),
    });
    expect(asked).toEqual(["a.test.ts", "b.test.ts"]);
    expect([line, flaky.length]).toEqual(["4 passed, 1 failed", 2]);
  });

  test("tests that a broken hook left out are no skips once the file passes", async () => {
    const first = { ...tally(5, failure("a.test.ts", "")), skips: [skip("a.test.ts")] };
    const { line, tallies } = await judge([first], { "a.test.ts": tally(2) });
    expect([line, tallies[0]?.skips]).toEqual(["6 passed, 0 failed", []]);
  });

  test("skips of other files stay, and so do those of the second run", async () => {
    const first = { ...tally(5, failure("a.test.ts", "")), skips: [skip("b.test.ts")] };
    const second = { ...tally(2), skips: [skip("a.test.ts")] };
    const { tallies } = await judge([first], { "a.test.ts": second });
    expect(tallies[0]?.skips).toEqual([skip("b.test.ts"), skip("a.test.ts")]);
  });

  test("nothing runs again where nothing failed", async () => {
    const { asked, line } = await judge([tally(5)], {});
    expect([asked, line]).toEqual([[], "5 passed, 0 failed"]);
  });
});

test("a skip is a failure", () => {
  const failed = failSkips({ ...tally(1), skips: [skip("a.test.ts")] });
  expect(closingLine([failed])).toBe("1 passed, 1 failed");
});

test("a flaky test has one line, with the first line of its error", () => {
  const twoLines = failure("a.test.ts", "a > b", "Error: expected 1\n    at line 2");
  expect(flakyLine(twoLines)).toBe("flaky: a.test.ts › a > b: Error: expected 1");
});
