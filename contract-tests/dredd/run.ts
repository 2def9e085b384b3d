/**
 * Runs Dredd over every answer that the contract declares, each reached through a real cause; the
 * hooks check every reply against its schema. Last line: `dredd: N passed, N failed; …`.
 *
 *     node contract-tests/dredd/run.ts
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { startFaultyGateways } from "../harness/faulty-gateways.ts";
import { MAX_BODY_BYTES, startGateway } from "../harness/gateway.ts";
import { declaredAnswers } from "./answers.ts";
import { CONTEXT_VARIABLE, type DreddContext, type DreddReport } from "./context.ts";
import { openSlowDoor } from "./slow-door.ts";

/** Answers of the document and further examples; raise it with the contract, never lower it. */
const TRANSACTIONS_MIN = 95;
const ROOT = join(import.meta.dirname, "../..");

function writeSettings(folder: string, root: string): string {
  const file = join(folder, "dredd.yml");
  const settings = {
    blueprint: join(ROOT, "generated/openapi.json"),
    endpoint: `${root}/v1`,
    language: "nodejs",
    hookfiles: [join(ROOT, "contract-tests/dredd/hooks.cts")],
    loglevel: "error",
    color: false,
    names: false,
    only: [],
    header: [],
    method: [],
    path: [],
    reporter: [],
    output: [],
    custom: {},
  };
  writeFileSync(file, stringify(settings));
  return file;
}

/** Runs Dredd to its end; resolves with its output, which is long if something fails. */
async function runDredd(settings: string, context: DreddContext): Promise<string> {
  const command = [join(ROOT, "node_modules/dredd/bin/dredd"), "--config", settings];
  const child = spawn(process.execPath, command, {
    cwd: ROOT,
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, [CONTEXT_VARIABLE]: JSON.stringify(context) },
  });
  const chunks: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => chunks.push(text));
  }
  await once(child, "close");
  return chunks.join("");
}

function readReport(file: string, output: string): DreddReport {
  if (!existsSync(file)) throw new Error(`Dredd came to no end:\n${output}`);
  return JSON.parse(readFileSync(file, "utf8")) as DreddReport;
}

/** Problems in the count and the list of answers, beyond the single transactions. */
function completenessProblems(report: DreddReport): readonly string[] {
  const reached = new Set(report.answers);
  const missing = declaredAnswers().filter((answer) => !reached.has(answer));
  const count = report.passed + report.failed;
  return [
    ...missing.map((answer) => `not reached: ${answer}`),
    ...(count < TRANSACTIONS_MIN ? [`${count} transactions, of ${TRANSACTIONS_MIN}`] : []),
  ];
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "gateway-dredd-"));
  const server = await startGateway(["poor", "narrow", "limited"]);
  const faulty = await startFaultyGateways(server);
  const door = await openSlowDoor(faulty.impatient);
  const context: DreddContext = {
    keys: server.keys,
    brokenPort: faulty.broken,
    storelessPort: faulty.storeless,
    slowPort: door.port,
    otherPort: faulty.other,
    maxBodyBytes: MAX_BODY_BYTES,
    reportFile: join(folder, "report.json"),
  };
  try {
    const output = await runDredd(writeSettings(folder, server.root), context);
    const report = readReport(context.reportFile, output);
    const problems = [...report.problems, ...completenessProblems(report)];
    for (const problem of problems) console.log(problem);
    const failed = Math.max(report.failed, problems.length > 0 ? 1 : 0);
    console.log(
      `dredd: ${report.passed} passed, ${failed} failed; ${report.answers.length} answers of the ` +
        `document, ${report.bodiesValidated} bodies and ${report.eventsValidated} events validated`,
    );
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    door.close();
    await faulty.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
