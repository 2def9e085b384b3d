/** A finding of a linter. */
export interface Finding {
  readonly rule: string;
  /** `document#/json/pointer`. */
  readonly at: string;
  readonly message: string;
}

/** Findings that stay. */
export interface Decision {
  readonly rule: string;
  /** A regular expression for the place; all places if absent. */
  readonly at?: string;
  readonly reason: string;
}

/**
 * Counts the findings of each decision. The failures are findings without a decision, and decisions
 * without a finding.
 */
export function judgeFindings(
  findings: readonly Finding[],
  decisions: readonly Decision[],
): { readonly failures: readonly string[]; readonly counts: ReadonlyMap<Decision, number> } {
  const counts = new Map(decisions.map((decision) => [decision, 0]));
  const failures: string[] = [];
  for (const { rule, at, message } of findings) {
    const decision = decisions.find(
      (one) => one.rule === rule && new RegExp(one.at ?? "").test(at),
    );
    if (decision === undefined) failures.push(`not decided: ${rule} at ${at}: ${message}`);
    else counts.set(decision, (counts.get(decision) ?? 0) + 1);
  }
  for (const [{ rule, at = "all places" }, count] of counts) {
    if (count === 0) failures.push(`decided, but not found: ${rule} at ${at}`);
  }
  return { failures, counts };
}

const HEADING = "## Findings that stay\n";

/** Returns the page with its table and its day made anew; throws if the heading is missing. */
export function renderPage(
  page: string,
  made: {
    readonly decisions: readonly Decision[];
    readonly counts: ReadonlyMap<Decision, number>;
    readonly day: string;
  },
): string {
  const at = page.indexOf(HEADING);
  if (at < 0) throw new Error(`the page has no heading "${HEADING.trim()}"`);
  const rows = made.decisions.map((decision) => {
    const { rule, at: place, reason } = decision;
    const where = place === undefined ? "all" : `\`${place.replaceAll("|", "\\|")}\``;
    return `| \`${rule}\` | ${where} | ${made.counts.get(decision) ?? 0} | ${reason} |`;
  });
  const table = ["| rule | place | findings | reason |", "|---|---|---|---|", ...rows];
  return `${page.slice(0, at)}${HEADING}\nMade on ${made.day}.\n\n${table.join("\n")}\n`;
}
