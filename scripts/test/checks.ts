import { runCommand } from "./run-command.ts";
import type { Tally } from "./tally.ts";

interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

const CHECK_LIMIT_MS = 180_000;
const node = process.execPath;

/** Each is one program; exit code 0 means that the project follows the rule. */
const checks: readonly Check[] = [
  { name: "generated = spec", command: [node, "scripts/generate.ts", "--check"] },
  {
    name: "spec: redocly",
    command: [
      "redocly",
      "lint",
      "generated/openapi.json",
      "generated/admin/openapi.json",
      "generated/console/openapi.json",
    ],
  },
  { name: "spec: shape", command: [node, "scripts/lint-spec.ts"] },
  // The types of what is linted, by the compiler that the linter has; CI runs `tsc` on everything.
  {
    name: "lint and types",
    command: ["oxlint", "--type-aware", "--type-check", "--deny-warnings"],
  },
  { name: "format", command: ["oxfmt", "--check"] },
  { name: "unused code", command: ["knip", "--no-config-hints"] },
  {
    name: "rooms",
    command: ["depcruise", "src", "contract-tests", "--output-type", "err"],
  },
  { name: "style", command: [node, "scripts/check-style.ts"] },
  { name: "documents", command: [node, "scripts/check-docs.ts"] },
];

async function runCheck({ name, command }: Check): Promise<Tally> {
  const { code, output, seconds } = await runCommand(command, {
    limitMs: CHECK_LIMIT_MS,
    env: { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true", NO_COLOR: "1" },
  });
  const failures = code === 0 ? [] : [`${name}: ${command.join(" ")}\n${output.trim()}`];
  return { name, passed: code === 0 ? 1 : 0, failures, skips: [], seconds };
}

/** Runs every check, two at a time; results in the order of the table. */
export async function runChecks(report: (tally: Tally) => void): Promise<readonly Tally[]> {
  const results: Tally[] = [];
  const waiting = checks.entries();
  const worker = async (): Promise<void> => {
    for (const [at, check] of waiting) {
      const tally = await runCheck(check);
      results[at] = tally;
      report(tally);
    }
  };
  await Promise.all([worker(), worker()]);
  return results;
}
