import type { Reporter, SerializedError, TestModule } from "vitest/node";
import type { Failure, Skip } from "./tally.ts";
import { writeCounts, type Counts } from "./tally-file.ts";

const ERROR_CHARACTERS_MAX = 2_000;

/** Whatever was thrown: also what is not an error. */
interface ErrorLike {
  readonly message?: string | null;
  readonly stack?: string | null;
}

function textOf(errors: readonly ErrorLike[]): string {
  const texts = errors.map((error) => {
    const [message, stack] = [error.message ?? "", error.stack ?? ""];
    // A stack need not begin with the message.
    return stack.includes(message) ? stack : `${message}\n${stack}`;
  });
  return texts.join("\n").slice(0, ERROR_CHARACTERS_MAX);
}

/**
 * Counts a run of vitest. Errors of hooks and of loading a file are failures of the file; so is a
 * test that began and did not end. An unhandled error is the whole run's: vitest names the test
 * that ran then, and files that share a worker may each have caused it.
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
      else if (state === "failed") fail(test.fullName, errors);
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

/** Leaves the counts of a run, and prints which file begins and ends: a run that hangs names it. */
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
    writeCounts(countRun(modules, unhandled));
  }

  #print(): void {
    console.log(`running: ${[...this.#running].join(", ")}`);
  }
}
