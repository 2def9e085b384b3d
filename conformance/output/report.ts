import type { Scope } from "../checks/check.ts";

export type Result =
  | "passed"
  | "failed"
  | "not-applicable"
  /** Failed, and the file of known failures has it. */
  | "known-failure"
  /** Passed, although the file of known failures has it. */
  | "unexpected-pass";

/** What a failed check expected and got, with the request and the answer. */
export interface FailureReport {
  readonly expected: string;
  readonly got: string;
  readonly request: string | null;
  readonly response: string | null;
}

export interface Outcome {
  readonly id: string;
  readonly title: string;
  readonly scope: Scope;
  readonly rule: string;
  readonly result: Result;
  /** Why it is not applicable, or a known failure. */
  readonly reason: string | null;
  readonly failure: FailureReport | null;
  readonly milliseconds: number;
}

/** The result of a run, as `--json` writes it. */
export interface Report {
  readonly kit: string;
  /** Its version, and its revision in parentheses if it has one. */
  readonly document: string;
  readonly baseUrl: string;
  readonly startedAt: string;
  readonly milliseconds: number;
  readonly cost: string;
  readonly counts: Readonly<Record<Result, number>>;
  readonly checks: readonly Outcome[];
}

/** Returns the number of checks with each result. */
export function countResults(checks: readonly Outcome[]): Report["counts"] {
  const counts = {
    passed: 0,
    failed: 0,
    "not-applicable": 0,
    "known-failure": 0,
    "unexpected-pass": 0,
  };
  for (const { result } of checks) counts[result] += 1;
  return counts;
}

/** Returns the part of an id before the first slash. */
export function groupOf({ id }: Pick<Outcome, "id">): string {
  return id.split("/")[0] ?? id;
}

/** Returns whether the run fails because of the check. */
export function isBad({ result }: Pick<Outcome, "result">): boolean {
  return result === "failed" || result === "unexpected-pass";
}
