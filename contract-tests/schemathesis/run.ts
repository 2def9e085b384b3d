/**
 * Runs Schemathesis over a separate gateway with the served documents, that of `/v1` once for each
 * way to send the key. Exits with 1 if a case fails, or if too few cases were valid requests. The
 * last line is `N passed, N failed`.
 *
 *     node contract-tests/schemathesis/run.ts [cases per operation [run]]
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  adminContract,
  clientContract,
  consoleContract,
  type Contract,
} from "../../scripts/contract/contracts.ts";
import { runProgram } from "../clients/run-program.ts";
import { makeAdminRecords } from "../harness/admin-records.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

const root = join(import.meta.dirname, "../..");
const environment = join(root, ".cache/schemathesis");
const programs = join(environment, process.platform === "win32" ? "Scripts" : "bin");
const tallyFile = join(root, ".cache/schemathesis-tally.json");
const ADMIN_TOKEN = "a token for everything";
const RUN_LIMIT_MS = 1_800_000;

interface Tally {
  readonly positive: Readonly<Record<string, number>>;
  readonly negative: Readonly<Record<string, number>>;
  readonly declared: Readonly<Record<string, number>>;
}

interface RunFigures {
  readonly cases: number;
  readonly failed: boolean;
  readonly tally: Tally;
  readonly output: string;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function mustRun(program: string, parameters: readonly string[]): void {
  const { status, error } = spawnSync(program, parameters, { stdio: "inherit" });
  if (status !== 0) throw error ?? new Error(`${program} ended with ${status}`);
}

/** Installs a Python environment of the project below `.cache/`. */
function install(): void {
  if (existsSync(join(programs, "schemathesis"))) return;
  mkdirSync(join(root, ".cache"), { recursive: true });
  mustRun(process.platform === "win32" ? "python" : "python3", ["-m", "venv", environment]);
  const requirements = join(import.meta.dirname, "requirements.txt");
  mustRun(join(programs, "python"), ["-m", "pip", "install", "--quiet", "-r", requirements]);
}

/** One document, and one way to send the key. */
interface Run {
  readonly name: string;
  readonly contract: Contract;
  /** The module next to `hooks.py` with the hooks of this contract. */
  readonly hooks: "client" | "admin" | "console";
  readonly header: (secrets: Secrets) => string;
  /**
   * Minimum number of valid requests that are served; fewer would mean that an earlier check
   * rejects them.
   */
  readonly servedMin: number;
  readonly withoutChecks: readonly string[];
}

interface Secrets {
  readonly key: string;
  readonly adminToken: string;
}

const runs: readonly Run[] = [
  {
    name: "/v1, bearer",
    contract: clientContract,
    hooks: "client",
    servedMin: 200,
    withoutChecks: [],
    header: ({ key }) => `Authorization: Bearer ${key}`,
  },
  {
    name: "/v1, x-api-key",
    contract: clientContract,
    hooks: "client",
    servedMin: 200,
    header: ({ key }) => `x-api-key: ${key}`,
    // It adds a wrong bearer token to the right key; by contract one valid key is sufficient.
    withoutChecks: ["ignored_auth"],
  },
  {
    name: "/console/api/v1",
    contract: consoleContract,
    hooks: "console",
    servedMin: 20,
    withoutChecks: [],
    header: ({ key }) => `Authorization: Bearer ${key}`,
  },
  {
    name: "/admin/api/v1",
    contract: adminContract,
    hooks: "admin",
    servedMin: 200,
    header: ({ adminToken }) => `Authorization: Bearer ${adminToken}`,
    // It sends wrong tokens, and after ten of them the address is refused.
    withoutChecks: ["ignored_auth"],
  },
];

async function runSchemathesis(server: TestServer, run: Run, cases: string): Promise<RunFigures> {
  const { contract, hooks, header, withoutChecks } = run;
  const parameters = [
    ...[
      "run",
      join(root, `generated/${contract.folder}openapi.json`),
      "--url",
      server.root + contract.name,
    ],
    ...["--header", header({ key: server.key, adminToken: ADMIN_TOKEN })],
    ...["--phases", "examples,coverage,fuzzing", "--max-examples", cases, "--seed", "1"],
    // The list in the contract's module decides whether a valid request may be refused.
    ...["--exclude-checks", ["positive_data_acceptance", ...withoutChecks].join(",")],
    // One thread: two threads that parse Python source at once can fail with a SystemError before
    // Python 3.13 (python/cpython issue 106905).
    ...["--continue-on-failure", "--workers", "1"],
    // A probe of all models takes as long as the slowest model, about ten seconds.
    ...["--request-timeout", "30"],
  ];
  // In parallel this process reads the gateway's log and closes the connections that the gateway
  // closes: a kept connection with an unnoticed end would fail the next run's first call.
  const program = [join(programs, "schemathesis"), ...parameters] as const;
  // A run without a tally must not be judged by the tally of an earlier run.
  rmSync(tallyFile, { force: true });
  const { code, stdout, output } = await runProgram(program, {
    folder: import.meta.dirname,
    limitMs: RUN_LIMIT_MS,
    env: {
      SCHEMATHESIS_HOOKS: "hooks",
      SCHEMATHESIS_CONTRACT: hooks,
      SCHEMATHESIS_RECORDS: JSON.stringify(await makeAdminRecords(server, "demo")),
      SCHEMATHESIS_TALLY: tallyFile,
    },
  });
  const generated = /^ +([\d,]+) generated/m.exec(stdout)?.[1] ?? "0";
  return {
    cases: Number(generated.replaceAll(",", "")),
    failed: code !== 0,
    tally: JSON.parse(readFileSync(tallyFile, "utf8")) as Tally,
    output,
  };
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Runs once and prints the figures; a run that goes wrong counts as one failure. */
async function check(server: TestServer, run: Run, cases: string): Promise<Count> {
  const figures = await runSchemathesis(server, run, cases);
  const { positive, negative, declared } = figures.tally;
  const served = positive["200"] ?? 0;
  const isWell = !figures.failed && served >= run.servedMin;
  say(
    `schemathesis, ${run.name}: ${figures.cases} cases, ${figures.failed ? "with" : "0"} failures`,
  );
  say(`  valid requests by status: ${JSON.stringify(positive)}`);
  say(`  invalid requests by status: ${JSON.stringify(negative)}`);
  say(`  declared refusals: ${JSON.stringify(declared)}`);
  if (!isWell) say(`${served} valid requests were served\n${figures.output}`);
  return isWell ? { passed: figures.cases, failed: 0 } : { passed: 0, failed: 1 };
}

async function main(): Promise<void> {
  const [cases = "25", name] = process.argv.slice(2);
  const chosen = runs.filter((run) => name === undefined || run.name === name);
  install();
  const server = await startServer({ env: { LOG_LEVEL: "warn", ADMIN_TOKEN } });
  try {
    const results: Count[] = [];
    for (const run of chosen) results.push(await check(server, run, cases));
    const isQuiet = !/unhandled|uncaught|"level":(?:"(?:error|fatal)"|[56]0)/i.test(
      server.output(),
    );
    if (!isQuiet) say(`the server's log holds errors:\n${server.output()}`);
    const passed = results.reduce((sum, result) => sum + result.passed, 0);
    const failed = results.reduce((sum, result) => sum + result.failed, isQuiet ? 0 : 1);
    say(`${passed} passed, ${failed} failed`);
    process.exitCode = failed === 0 ? 0 : 1;
  } finally {
    await server.stop();
  }
}

await main();
