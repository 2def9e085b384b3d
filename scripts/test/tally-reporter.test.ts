import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { COUNTS_VARIABLE, type Counts } from "./result-file.ts";

const ROOT = join(import.meta.dirname, "../..");

/** Test files by name; vitest runs them like the project's. */
const files = {
  "ends.test.ts": `import { expect, test } from "vitest";
    test("passes", () => {});
    test("fails", () => { expect(1).toBe(2); });
    test.skip("is skipped", () => {});`,
  "hook.test.ts": `import { beforeAll, describe, test } from "vitest";
    describe("group", () => {
      beforeAll(() => { throw new Error("no server", { cause: new Error("the port is taken") }); });
      test("is left out", () => {});
    });`,
  "load.test.ts": `throw new Error("does not load");`,
  "stray.test.ts": `import { test } from "vitest";
    test("passes and rejects later", async () => {
      void Promise.reject(new Error("stray"));
      await new Promise((resolve) => setImmediate(resolve));
    });`,
};

let folder: string;
let counts: Counts;

beforeAll(() => {
  // Inside the project, so that the files find vitest.
  const cache = join(ROOT, ".cache");
  mkdirSync(cache, { recursive: true });
  folder = mkdtempSync(join(cache, "reporter-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  writeFileSync(join(folder, "vitest.config.mjs"), "export default {};");
  const tally = join(folder, "tally.json");
  const vitest = join(ROOT, "node_modules/vitest/vitest.mjs");
  const reporter = join(import.meta.dirname, "tally-reporter.ts");
  const command = [vitest, "run", `--reporter=${reporter}`];
  const env = { ...process.env, [COUNTS_VARIABLE]: tally, VITEST_WORKER_ID: undefined };
  spawnSync(process.execPath, command, { cwd: folder, env });
  counts = JSON.parse(readFileSync(tally, "utf8")) as Counts;
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

test("counts passed tests, and names skipped ones by file and title", () => {
  expect(counts.passed).toBe(2);
  expect(counts.passedIn).toMatchObject({ "ends.test.ts": 1, "hook.test.ts": 0 });
  expect(counts.skips).toEqual([
    { file: "ends.test.ts", test: "is skipped" },
    { file: "hook.test.ts", test: "group > is left out" },
  ]);
});

test.each([
  ["a test", "ends.test.ts", "fails", "expected 1 to be 2"],
  ["a hook", "hook.test.ts", "group", "no server"],
  ["a hook with its cause", "hook.test.ts", "group", "Caused by: the port is taken"],
  ["a file that does not load", "load.test.ts", "", "does not load"],
  ["a run with an unhandled rejection", "", "", "passes and rejects later: Error: stray"],
])("a failure of %s names its file and its error", (_, file, name, error) => {
  const found = counts.failures.filter((failure) => failure.file === file);
  expect(found).toEqual([{ file, test: name, error: expect.stringContaining(error) }]);
});
