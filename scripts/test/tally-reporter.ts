import type { Reporter, SerializedError, TestModule } from "vitest/node";
import type { Failure, Skip } from "./tally.ts";
import { COUNTS_VARIABLE, writeResult, type Counts } from "./result-file.ts";

const ERROR_CHARACTERS_MAX = 2_000;

const UNKNOWN = new Error("It failed without an error.");

/** A thrown value, which need not be an error. */
interface ErrorLike {
  readonly message?: string | null;
  readonly stack?: string | null;
  readonly cause?: unknown;
}

function textOf(errors: readonly ErrorLike[]): string {
  return errors.map(describe).join("\n").slice(0, ERROR_CHARACTERS_MAX);
}

function describe({ message, stack, cause }: ErrorLike): string {
  const text = message ?? "";
  // A stack may lack the message, and never contains the cause.
  const lines = stack?.includes(text) === true ? [stack] : [text, stack ?? ""];
  if (typeof cause === "object" && cause !== null && "message" in cause) {
    lines.push(`Caused by: ${String(cause.message)}`);
  }
  return lines.join("\n");
}

/**
 * Counts a run of vitest. Errors of hooks and of loading a file are failures of the file; so is a
 * test that began and did not end. An unhandled error belongs to the whole run: vitest names the
 * test that ran then, but any file that shares the worker may have caused it.
 */
export function countRun(
  modules: readonly TestModule[],
  unhandled: readonly SerializedError[],
): Counts {
  const passedIn: Record<string, number> = {};
  const failures: Failure[] = [];
  const skips: Skip[] = [];
  for (const module of modules) {
    const file = module.relativeModuleId;
    passedIn[file] = 0;
    const fail = (test: string, errors: readonly ErrorLike[]): void => {
      if (errors.length > 0) failures.push({ file, test, error: textOf(errors) });
    };
    fail("", module.errors());
    for (const suite of module.children.allSuites()) fail(suite.fullName, suite.errors());
    for (const test of module.children.allTests()) {
      const { state, errors = [] } = test.result();
      if (state === "passed") passedIn[file] += 1;
      else if (state === "failed") fail(test.fullName, errors.length > 0 ? errors : [UNKNOWN]);
      else if (state === "pending") fail(test.fullName, [new Error("It did not end.")]);
      else skips.push({ file, test: test.fullName });
    }
  }
  for (const error of unhandled) {
    const [path, test] = [error["VITEST_TEST_PATH"], error["VITEST_TEST_NAME"]];
    const during = typeof test === "string" ? `, during ${String(path)} › ${test}` : "";
    failures.push({ file: "", test: "", error: `Unhandled${during}: ${textOf([error])}` });
  }
  const passed = Object.values(passedIn).reduce((sum, count) => sum + count, 0);
  return { passed, passedIn, failures, skips };
}

/**
 * Writes the counts of a run, and prints each file at its begin and end, so that a run that hangs
 * names its file.
 */
export default class TallyReporter implements Reporter {
  readonly #running = new Set<string>();

  onTestModuleStart({ relativeModuleId }: TestModule): void {
    this.#running.add(relativeModuleId);
    this.#print();
  }

  onTestModuleEnd({ relativeModuleId }: TestModule): void {
    this.#running.delete(relativeModuleId);
    this.#print();
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    writeResult(COUNTS_VARIABLE, countRun(modules, unhandled));
  }

  #print(): void {
    console.log(`running: ${[...this.#running].join(", ")}`);
  }
}
