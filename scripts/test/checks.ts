import { runCommand } from "./run-command.ts";
import type { Tally } from "./tally.ts";

/** One program; exit code 0 means that the project follows the rule. */
export interface Check {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
}

/** A safeguard: on a busy machine the type-aware linter takes minutes. */
const CHECK_LIMIT_MS = 900_000;
const node = process.execPath;

const documents = ["", "admin/", "console/"].map((folder) => `generated/${folder}openapi.json`);
/** The folders of code; those of `clients/` are parts of generated packages. */
const sources = ["src", "scripts", "conformance", "contract-tests", "system-tests", "bench"];
const lint = ["oxlint", "--type-aware", "--type-check", "--deny-warnings"] as const;

/** Checks that a change of the specification may break. */
export const specChecks: readonly Check[] = [
  { name: "generated = spec", command: [node, "scripts/generate.ts", "--check"] },
  { name: "spec: redocly", command: ["redocly", "lint", ...documents] },
  { name: "spec: shape", command: [node, "scripts/lint-spec.ts"] },
];

const documentCheck: Check = { name: "documents", command: [node, "scripts/check-docs.ts"] };

/** Every check of `npm test`, the longest first. */
export const checks: readonly Check[] = [
  // The linter's own compiler checks the types of the linted files; the proof `types` runs `tsc`.
  { name: "lint and types", command: lint },
  { name: "layers", command: ["depcruise", ...sources, "--output-type", "err"] },
  { name: "unused code", command: ["knip", "--no-config-hints"] },
  ...specChecks,
  { name: "format", command: ["oxfmt", "--check"] },
  documentCheck,
];

/** Returns the checks of some files or folders. */
export function checksOf(paths: readonly string[]): readonly Check[] {
  const isIn = (folder: string): boolean => paths.some((path) => path.startsWith(folder));
  return [
    { name: "format", command: ["oxfmt", "--check", "--no-error-on-unmatched-pattern", ...paths] },
    ...(paths.some((path) => sources.includes(path.split("/")[0] ?? ""))
      ? // The whole project: a change of types breaks files elsewhere.
        [{ name: "lint and types", command: lint }]
      : []),
    ...(isIn("spec") || isIn("generated") || isIn("scripts/generate") ? specChecks : []),
    ...(isIn("docs") || isIn("README") ? [documentCheck] : []),
  ];
}

/** Runs one check to its end. */
export async function runCheck({ name, command }: Check): Promise<Tally> {
  const { code, output, seconds } = await runCommand(command, {
    limitMs: CHECK_LIMIT_MS,
    env: {
      REDOCLY_TELEMETRY: "off",
      REDOCLY_SUPPRESS_UPDATE_NOTICE: "true",
      NO_COLOR: "1",
      // The type-aware linter is a short Go program: collecting garbage took a third of its time
      // and saved a tenth of its memory.
      GOGC: "off",
    },
  });
  const error = `${command.join(" ")}\n${output.trim()}`;
  const failures = code === 0 ? [] : [{ file: name, test: "", error }];
  return { name, passed: code === 0 ? 1 : 0, failures, skips: [], seconds };
}
