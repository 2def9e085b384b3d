/**
 * Runs Dredd over every response that the contract declares, each reached through a real cause; the
 * hooks check every response against its schema. Last line: `dredd: N passed, N failed; …`.
 *
 *     node contract-tests/dredd/run.ts
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { makeAdminRecords } from "../harness/admin-records.ts";
import { contracts, type ContractName } from "../harness/contracts.ts";
import { startFaultyGateways } from "../harness/faulty-gateways.ts";
import { fixedKeys, makeKeys, MAX_BODY_BYTES, testConfig } from "../harness/gateway.ts";
import { askOperator, createCustomer, revokeKey } from "../harness/operator.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";
import { endingPaths, TAKEN_EXTERNAL_ID } from "./admin-causes.ts";
import { countTransactions, declaredAnswers } from "./answers.ts";
import {
  CONTEXT_VARIABLE,
  type DreddContext,
  type DreddRecords,
  type DreddReport,
} from "./context.ts";
import { openRepeatUntil429 } from "./repeat-until-429.ts";
import { openSlowProxy } from "./slow-proxy.ts";

const ROOT = join(import.meta.dirname, "../..");

const blueprints = {
  client: "generated/openapi.json",
  admin: "generated/admin/openapi.json",
  console: "generated/console/openapi.json",
} as const satisfies Record<ContractName, string>;

function writeSettings(folder: string, root: string, contract: ContractName): string {
  const file = join(folder, "dredd.yml");
  const settings = {
    blueprint: join(ROOT, blueprints[contract]),
    endpoint: root + contracts[contract].root,
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

interface DreddEnd {
  /** 0 if Dredd itself found no failure; null if a signal ended it. */
  readonly code: number | null;
  /** Long if something fails. */
  readonly output: string;
}

/** Runs Dredd to its end. */
async function runDredd(settings: string, context: DreddContext): Promise<DreddEnd> {
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
  const [code] = (await once(child, "close")) as [number | null];
  return { code, output: chunks.join("") };
}

function readReport(file: string, output: string): DreddReport {
  if (!existsSync(file)) throw new Error(`Dredd came to no end:\n${output}`);
  return JSON.parse(readFileSync(file, "utf8")) as DreddReport;
}

/** Returns problems in the number and the list of responses, beyond the single transactions. */
function completenessProblems(report: DreddReport, contract: ContractName): readonly string[] {
  const reached = new Set(report.answers);
  const missing = declaredAnswers(contract).filter((answer) => !reached.has(answer));
  const count = report.passed + report.failed;
  const wanted = countTransactions(contract);
  return [
    ...missing.map((answer) => `not reached: ${answer}`),
    ...(count === wanted ? [] : [`${contract}: ${count} transactions, of ${wanted}`]),
  ];
}

/** Runs Dredd over one contract; prints its problems. */
async function runContract(folder: string, root: string, context: DreddContext) {
  const { contract, reportFile } = context;
  rmSync(reportFile, { force: true });
  const { code, output } = await runDredd(writeSettings(folder, root, contract), context);
  const report = readReport(reportFile, output);
  const problems = [...report.problems, ...completenessProblems(report, contract)];
  if (code !== 0 && problems.length === 0) problems.push(`Dredd ended with ${code}:\n${output}`);
  for (const problem of problems) console.log(problem);
  return { ...report, failed: Math.max(report.failed, problems.length > 0 ? 1 : 0) };
}

const tokens = { read: "a token that reads", full: "a token for everything" };

/** Creates records for the admin API. */
async function makeRecords(server: TestServer): Promise<DreddRecords> {
  const usual = await makeAdminRecords(server, "open");
  await askOperator(server, [
    ...["accounts", "update", usual.accounts, "--external-id", TAKEN_EXTERNAL_ID],
  ]);
  const closed = await createCustomer(server, { plan: "open" });
  await askOperator(server, ["accounts", "close", closed.accountId]);
  const gone = await createCustomer(server, { plan: "open" });
  await revokeKey(server, gone.keyId);
  return {
    usual,
    busy: await startLongRequest(server),
    closed: closed.accountId,
    revoked: gone.keyId,
    toEnd: await makeRecordsToEnd(server),
  };
}

async function makeRecordsToEnd(server: TestServer): Promise<DreddRecords["toEnd"]> {
  const entries = endingPaths.map(async (path) => {
    const { accountId, keyId } = await createCustomer(server, { plan: "open" });
    return [path, path.startsWith("/keys/") ? keyId : accountId] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}

/** Pieces of `sandbox/slow`, each 200 ms: longer than a run. */
const LONG_REPLY = "on ".repeat(2_500);

/** Returns an account with a request that holds money until the gateway stops. */
async function startLongRequest(server: TestServer): Promise<string> {
  const { accountId, key } = await createCustomer(server, { plan: "open" });
  const messages = [{ role: "user", content: LONG_REPLY }];
  const reply = await fetch(`${server.root}/v1/chat/completions`, {
    method: "POST",
    headers: { authorization: `Bearer ${key}`, "content-type": "application/json" },
    body: JSON.stringify({ model: "sandbox/slow", stream: true, messages }),
  });
  if (reply.status !== 200) throw new Error(`the long request: ${reply.status}`);
  // The response is never read to its end: it continues while the connection is open.
  void reply.text().catch(() => undefined);
  return accountId;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "gateway-dredd-"));
  const started = await startServer({
    config: `${testConfig}\n`.replace(
      "server: {",
      "server: { admin_tokens: [{ name: reader, role: read, token_env: READ_TOKEN }],",
    ),
    env: {
      ADMIN_TOKEN: tokens.full,
      READ_TOKEN: tokens.read,
      // Each cause of a 429 uses a separate address.
      TRUSTED_PROXIES: "127.0.0.1",
    },
  });
  // Customers are created over its admin API, since each command is a separate process.
  const server = { ...started, adminToken: tokens.full };
  const keys = await makeKeys(server, ["poor", "narrow", "limited", "onlyKey"]);
  const faulty = await startFaultyGateways(server, { ADMIN_TOKEN: tokens.full });
  const proxy = await openSlowProxy(faulty.impatient);
  const repeating = await openRepeatUntil429(Number(new URL(server.root).port));
  const common: Omit<DreddContext, "contract"> = {
    keys: { ...fixedKeys(server.key), ...keys },
    tokens,
    records: await makeRecords(server),
    brokenPort: faulty.broken,
    storelessPort: faulty.storeless,
    stoppingPort: faulty.stopping,
    slowPort: proxy.port,
    repeatingPort: repeating.port,
    otherPort: faulty.other,
    crowdedPort: faulty.crowded,
    maxBodyBytes: MAX_BODY_BYTES,
    reportFile: join(folder, "report.json"),
  };
  try {
    const reports: (DreddReport & { readonly root: string })[] = [];
    for (const contract of ["client", "admin", "console"] as const) {
      const report = await runContract(folder, server.root, { ...common, contract });
      reports.push({ ...report, root: contracts[contract].root });
    }
    const sum = (count: "passed" | "failed" | "bodiesValidated" | "eventsValidated"): number =>
      reports.reduce((total, report) => total + report[count], 0);
    const answers = reports.map((report) => `${report.answers.length} of ${report.root}`);
    console.log(
      `dredd: ${sum("passed")} passed, ${sum("failed")} failed; answers: ${answers.join(", ")}; ` +
        `${sum("bodiesValidated")} bodies and ${sum("eventsValidated")} events validated`,
    );
    process.exitCode = sum("failed") === 0 ? 0 : 1;
  } finally {
    await Promise.all([proxy.close(), repeating.close()]);
    await faulty.close();
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
