import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "yaml";
import { runProgram } from "../clients/run-program.ts";
import { wallClockMs } from "../harness/real-clock.ts";
import { judgeFindings, renderPage, type Decision, type Finding } from "./spectral-findings.ts";
import type { Outcome } from "./served-gateway.ts";
import { installPackage, openToolFolder, ROOT, writeFiles } from "./tool-folder.ts";

const VERSION = "6.16.3";
const OWASP_RULES = "@stoplight/spectral-owasp-ruleset@2.0.1";
const LIMIT_MS = 600_000;
const DECISIONS = join(import.meta.dirname, "spectral-decisions.yaml");
const PAGE = join(ROOT, "docs/spec-linting.md");

/** The three contracts, by the names of the decisions. */
const documents: Readonly<Record<string, string>> = {
  client: "generated/openapi.json",
  admin: "generated/admin/openapi.json",
  console: "generated/console/openapi.json",
};

const RULES = 'extends: ["spectral:oas", "@stoplight/spectral-owasp-ruleset"]\n';

/**
 * Lints the contracts with Spectral's rules for OpenAPI and its OWASP rules; fails on findings of any
 * severity that `spectral-decisions.yaml` does not list. Writes `docs/spec-linting.md`.
 */
export async function runSpectral(): Promise<Outcome> {
  const tool = await installPackage("@stoplight/spectral-cli", VERSION, [OWASP_RULES]);
  const folder = join(tool, "../../..");
  await writeFiles(folder, { "rules.yaml": RULES });
  const found: Finding[] = [];
  for (const [name, file] of Object.entries(documents)) {
    found.push(...(await lint(name, join(ROOT, file), folder)));
  }
  const decisions = parse(await readFile(DECISIONS, "utf8")) as readonly Decision[];
  const { failures, counts } = judgeFindings(found, decisions);
  if (failures.length === 0) {
    const day = new Date(wallClockMs()).toISOString().slice(0, 10);
    await writeFile(PAGE, renderPage(await readFile(PAGE, "utf8"), { decisions, counts, day }));
  }
  const note = `${Object.keys(documents).length} documents, ${found.length} findings, all decided`;
  const passed = Object.keys(documents).length;
  return failures.length === 0 ? { passed, failures, note } : { passed: 0, failures, note: "" };
}

/** Runs Spectral on one document; its findings of all severities. */
async function lint(name: string, file: string, folder: string): Promise<readonly Finding[]> {
  const results = join(await openToolFolder("spectral"), `${name}.json`);
  const program = join(folder, "node_modules/@stoplight/spectral-cli/dist/index.js");
  const flags = ["-r", "rules.yaml", "-f", "json", "-o", results, "--fail-on-unmatched-globs"];
  await rm(results, { force: true });
  const { code, output } = await runProgram([process.execPath, program, "lint", file, ...flags], {
    folder,
    env: {},
    limitMs: LIMIT_MS,
  });
  // 1 reports errors among the findings, which `judgeFindings` decides.
  if (code > 1) throw new Error(`Spectral ended with ${code}:\n${output.slice(-2_000)}`);
  const report = JSON.parse(await readFile(results, "utf8")) as readonly Reported[];
  return report.map(({ code, path, message }) => ({
    rule: code,
    at: `${name}#${path.map((step) => `/${escape(String(step))}`).join("")}`,
    message,
  }));
}

interface Reported {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

function escape(step: string): string {
  return step.replaceAll("~", "~0").replaceAll("/", "~1");
}
