import { writeFileSync } from "node:fs";
import type { Reporter, SerializedError, TestModule } from "vitest/node";
import type { Failure, Skip, Tally } from "./tally.ts";

/** Names the file that the counts are written to. */
export const TALLY_VARIABLE = "VITEST_TALLY_FILE";

/** What the reporter writes: a tally without what only the command knows. */
export type Counts = Pick<Tally, "passed" | "failures" | "skips">;

const ERROR_CHARACTERS_MAX = 2_000;

interface ErrorLike {
  readonly message: string;
  readonly stack?: string;
}

function textOf(errors: readonly ErrorLike[]): string {
  const texts = errors.map(({ message, stack = "" }) => {
    // A stack need not begin with the message.
    return stack.includes(message) ? stack : `${message}\n${stack}`;
  });
  return texts.join("\n").slice(0, ERROR_CHARACTERS_MAX);
}

/**
 * Counts a run of vitest. Errors of hooks and of loading a file are failures of the file, and
 * unhandled ones of the file whose test ran then, or of `unknownFile` if vitest does not know it.
 */
export function countRun(
  modules: readonly TestModule[],
  unhandled: readonly SerializedError[],
  unknownFile: string,
): Counts {
  let passed = 0;
  const failures: Failure[] = [];
  const skips: Skip[] = [];
  for (const module of modules) {
    const file = module.relativeModuleId;
    const fail = (test: string, errors: readonly ErrorLike[]): void => {
      if (errors.length > 0) failures.push({ file, test, error: textOf(errors) });
    };
    fail("", module.errors());
    for (const suite of module.children.allSuites()) fail(suite.fullName, suite.errors());
    for (const test of module.children.allTests()) {
      const { state, errors = [] } = test.result();
      if (state === "passed") passed += 1;
      else if (state === "failed") fail(test.fullName, errors);
      else skips.push({ file, test: test.fullName });
    }
  }
  for (const error of unhandled) {
    const path: unknown = error["VITEST_TEST_PATH"];
    const module = modules.find(({ moduleId }) => moduleId === path);
    const test = typeof error["VITEST_TEST_NAME"] === "string" ? error["VITEST_TEST_NAME"] : "";
    const file = module?.relativeModuleId ?? unknownFile;
    failures.push({ file, test, error: `Unhandled: ${textOf([error])}` });
  }
  return { passed, failures, skips };
}

/** Writes the counts of a run where the command that started it looks for them. */
export default class TallyReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const file = process.env[TALLY_VARIABLE];
    if (file === undefined) throw new Error(`${TALLY_VARIABLE} names no file.`);
    writeFileSync(file, JSON.stringify(countRun(modules, unhandled, "")));
  }
}
