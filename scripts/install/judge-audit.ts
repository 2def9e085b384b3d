/** The result of `npm audit --json`, or the reason for a missing result. */
export type AuditResult =
  | { readonly kind: "audited"; readonly packages: number; readonly serious: readonly string[] }
  | { readonly kind: "unknown"; readonly reason: string };

/** Levels that fail CI. */
const SERIOUS: readonly unknown[] = ["high", "critical"];

interface AuditReport {
  readonly message?: string;
  readonly metadata?: { readonly dependencies?: { readonly prod?: number } };
  readonly vulnerabilities?: Readonly<Record<string, { readonly severity?: string }>>;
}

/** Judges npm's report. An incomplete report is unknown, never clean. */
export function judgeAudit(output: string): AuditResult {
  const report = parseReport(output);
  if (report === null) return { kind: "unknown", reason: "npm gave no report" };
  const packages = report.metadata?.dependencies?.prod;
  if (packages === undefined || packages === 0 || report.vulnerabilities === undefined) {
    return { kind: "unknown", reason: report.message ?? "the report is not complete" };
  }
  const serious = Object.entries(report.vulnerabilities)
    .filter(([, { severity }]) => SERIOUS.includes(severity))
    .map(([name, { severity = "" }]) => `${name}: ${severity}`);
  return { kind: "audited", packages, serious };
}

function parseReport(output: string): AuditReport | null {
  try {
    return JSON.parse(output) as AuditReport | null;
  } catch {
    return null;
  }
}
