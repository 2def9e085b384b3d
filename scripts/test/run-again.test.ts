import { describe, expect, test } from "vitest";
import { failSkips, flakyLine, runAgain } from "./run-again.ts";
import { closingLine, type Failure, type Skip, type Tally } from "./tally.ts";

const failure = (file: string, name = "a test", error = "Error: no"): Failure => ({
  file,
  test: name,
  error,
});

const skip = (file: string): Skip => ({ file, test: "a test" });

/** Returns a part with this number of passed tests in each file, and these failures. */
const tally = (passedIn: Readonly<Record<string, number>>, ...failures: readonly Failure[]) =>
  ({
    name: "part",
    passed: Object.values(passedIn).reduce((sum, count) => sum + count, 0),
    passedIn,
    failures,
    skips: [],
    seconds: 0,
  }) satisfies Tally;

const part = (passed: number, ...failures: readonly Failure[]): Tally => ({
  ...tally({}, ...failures),
  passed,
});

/** Runs again with a table of second results, and records the requests. */
async function judge(first: readonly Tally[], second: Readonly<Record<string, Tally>>) {
  const asked: string[] = [];
  const result = await runAgain(first, (file) => {
    asked.push(file);
    return Promise.resolve(second[file] ?? part(0));
  });
  return { ...result, asked, line: closingLine(result.tallies) };
}

describe("a file that failed runs once more", () => {
  test("a file that passes the second time is flaky, and has the counts of its second run", async () => {
    const broken = failure("a.test.ts");
    const { flaky, line, asked } = await judge(
      [tally({ "a.test.ts": 4, "c.test.ts": 3 }, broken), part(3)],
      { "a.test.ts": part(5) },
    );
    expect({ flaky, line, asked }).toEqual({
      flaky: [broken],
      line: "11 passed, 0 failed",
      asked: ["a.test.ts"],
    });
  });

  test("a file that fails twice fails the run, even with different failed tests", async () => {
    const other = failure("a.test.ts", "another test");
    const { flaky, line, tallies } = await judge(
      [tally({ "a.test.ts": 2, "c.test.ts": 3 }, failure("a.test.ts"))],
      { "a.test.ts": part(1, other) },
    );
    expect({ flaky, line, left: tallies[0]?.failures }).toEqual({
      flaky: [],
      line: "4 passed, 1 failed",
      left: [other],
    });
  });

  test("a file that runs no test the second time fails the run", async () => {
    const { flaky, line } = await judge([tally({ "c.test.ts": 3 }, failure("a.test.ts"))], {});
    expect({ flaky, line }).toEqual({ flaky: [], line: "3 passed, 1 failed" });
  });

  test("each file runs once more, even if several of its tests failed", async () => {
    const first = [
      tally({ "c.test.ts": 1 }, failure("a.test.ts", "one"), failure("a.test.ts", "two")),
      tally({ "c.test.ts": 1 }, failure("b.test.ts")),
    ];
    const { asked, line, flaky } = await judge(first, {
      "a.test.ts": part(2),
      "b.test.ts": part(0, failure("b.test.ts")),
    });
    expect(asked).toEqual(["a.test.ts", "b.test.ts"]);
    expect([line, flaky.length]).toEqual(["4 passed, 1 failed", 2]);
  });

  test("tests that a failed hook left out are not skips once the file passes", async () => {
    const broken = failure("a.test.ts", "");
    const first = { ...tally({ "c.test.ts": 5 }, broken), skips: [skip("a.test.ts")] };
    const { line, tallies } = await judge([first], { "a.test.ts": part(2) });
    expect([line, tallies[0]?.skips]).toEqual(["7 passed, 0 failed", []]);
  });

  test("skips of other files remain, and so do those of the second run", async () => {
    const first = { ...part(5, failure("a.test.ts", "")), skips: [skip("b.test.ts")] };
    const second = { ...part(2), skips: [skip("a.test.ts")] };
    const { tallies } = await judge([first], { "a.test.ts": second });
    expect(tallies[0]?.skips).toEqual([skip("b.test.ts"), skip("a.test.ts")]);
  });

  test("without a failure there is no second run", async () => {
    const { asked, line } = await judge([part(5)], {});
    expect([asked, line]).toEqual([[], "5 passed, 0 failed"]);
  });
});

describe("a part that failed as a whole runs again instead of its files", () => {
  const whole = failure("part", "", "Unhandled: Error: stray");
  const first = {
    ...tally({ "c.test.ts": 5 }, failure("a.test.ts"), whole),
    skips: [skip("b.test.ts")],
  };

  test("and has the counts of the second run", async () => {
    const { asked, line, flaky } = await judge([first], { part: part(9) });
    expect({ asked, line, flaky: flaky.length }).toEqual({
      asked: ["part"],
      line: "9 passed, 0 failed",
      flaky: 2,
    });
  });

  test("and fails the run if it fails again", async () => {
    const { line, flaky } = await judge([first], { part: part(8, whole) });
    expect([line, flaky]).toEqual(["8 passed, 1 failed", []]);
  });
});

test("a skip is a failure", () => {
  const failed = failSkips({ ...part(1), skips: [skip("a.test.ts")] });
  expect(closingLine([failed])).toBe("1 passed, 1 failed");
});

test("a flaky test has one line, with the first line of its error", () => {
  const twoLines = failure("a.test.ts", "a > b", "Error: expected 1\n    at line 2");
  expect(flakyLine(twoLines)).toBe("flaky: a.test.ts › a > b: Error: expected 1");
});
