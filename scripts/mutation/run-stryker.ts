import { readFileSync } from "node:fs";
import { relative } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { identityOf, type Fate, type Mutant } from "./mutant.ts";

type Result = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

/**
 * A test file that fails before its first test, as with a table at its top, also counts as killed.
 */
function fateOf({ status, statusReason }: Result): Fate | null {
  switch (status) {
    case "Killed":
    case "Timeout":
      return "killed";
    case "Survived":
    case "NoCoverage":
      return "survived";
    case "CompileError":
      return "compiler";
    case "RuntimeError":
      if (statusReason?.startsWith("An error occurred outside of a test run")) return "killed";
      throw new Error(`a mutant could not be judged: ${statusReason}`);
    case "Ignored":
      return null;
    default:
      throw new Error(`a mutant was left ${status}`);
  }
}

function toMutant(result: Result): Mutant | null {
  const fate = fateOf(result);
  if (fate === null) return null;
  const file = relative(process.cwd(), result.fileName).replaceAll("\\", "/");
  const source = readFileSync(file, "utf8");
  const lines = source.split("\n");
  const offset = ({ line, column }: { readonly line: number; readonly column: number }): number =>
    lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0) + column - 1;
  const { start, end } = result.location;
  const mutation = { start: offset(start), end: offset(end), replacement: result.replacement };
  return {
    file,
    line: start.line,
    ...mutation,
    identity: identityOf(source, mutation),
    fate,
    uncovered: result.status === "NoCoverage",
    ranOut: result.status === "Timeout",
  };
}

/** Mutates the files one place at a time, and runs the tests that cover the place. */
export async function runStryker({
  files,
  tests,
  concurrency,
}: {
  readonly files: readonly string[];
  /** A pattern. */
  readonly tests: string;
  readonly concurrency: number;
}): Promise<readonly Mutant[]> {
  process.env["MUTATION_TESTS"] = tests;
  const results = await new Stryker({
    configFile: "scripts/mutation/stryker.json",
    mutate: [...files],
    concurrency,
    plugins: ["@stryker-mutator/vitest-runner", `${import.meta.dirname}/ignore-prose.ts`],
  }).runMutationTest();
  return results.map(toMutant).filter((mutant) => mutant !== null);
}
