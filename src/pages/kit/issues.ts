/** A problem of one field of a refused request. */
export interface Issue {
  readonly pointer: string;
  readonly message: string;
}

/** Returns the issues in the details of a refusal. */
export function issuesOf(details: Readonly<Record<string, unknown>>): readonly Issue[] {
  const { issues } = details;
  return Array.isArray(issues) ? issues.filter(isIssue) : [];
}

function isIssue(issue: unknown): issue is Issue {
  if (typeof issue !== "object" || issue === null) return false;
  const { pointer, message }: Partial<Record<keyof Issue, unknown>> = issue;
  return typeof pointer === "string" && typeof message === "string";
}
