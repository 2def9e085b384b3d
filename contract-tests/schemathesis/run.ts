/**
 * Runs Schemathesis over a gateway of its own with the published document, once for each way to
 * send the key. Exits with 1 if a case fails, or if too few cases got past the contract. The
 * last line is `N passed, N failed`.
 *
 *     node contract-tests/schemathesis/run.ts [cases per operation]
 */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { listPublished } from "../../scripts/contract/firewall/published.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

const root = join(import.meta.dirname, "../..");
const environment = join(root, ".cache/schemathesis");
const programs = join(environment, process.platform === "win32" ? "Scripts" : "bin");
const tallyFile = join(root, ".cache/schemathesis-tally.json");
/** Per run; fewer would mean that something rejects requests before the contract does. */
const SERVED_MIN = 200;

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

/** A Python environment of the project's own, below `.cache/`. */
function install(): void {
  if (existsSync(join(programs, "schemathesis"))) return;
  mkdirSync(join(root, ".cache"), { recursive: true });
  mustRun(process.platform === "win32" ? "python" : "python3", ["-m", "venv", environment]);
  const requirements = join(import.meta.dirname, "requirements.txt");
  mustRun(join(programs, "python"), ["-m", "pip", "install", "--quiet", "-r", requirements]);
}

/** One way to send the key. */
interface Scheme {
  readonly name: string;
  readonly header: (key: string) => string;
  readonly withoutChecks: readonly string[];
}

const schemes: readonly Scheme[] = [
  { name: "bearer", header: (key) => `Authorization: Bearer ${key}`, withoutChecks: [] },
  {
    name: "x-api-key",
    header: (key) => `x-api-key: ${key}`,
    // It adds a wrong bearer token to the right key; by contract one valid key is enough.
    withoutChecks: ["ignored_auth"],
  },
];

/**
 * The published document with a stream's event where it says text: Schemathesis checks each event
 * against the schema of the medium. Returns the file's path.
 */
function writeDocument(): string {
  const published = join(root, "spec/published", `${listPublished().at(-1)}.json`);
  const text = JSON.stringify(JSON.parse(readFileSync(published, "utf8")), (_, value: unknown) =>
    typeof value === "object" && value !== null && "x-event-schema" in value
      ? { ...value, schema: value["x-event-schema"] }
      : value,
  );
  const file = join(root, ".cache/schemathesis-document.json");
  writeFileSync(file, text);
  return file;
}

function runSchemathesis(server: TestServer, scheme: Scheme, cases: string): RunFigures {
  const document = writeDocument();
  const parameters = [
    ...["run", document, "--url", `${server.root}/v1`, "--header", scheme.header(server.key)],
    ...["--phases", "examples,coverage,fuzzing", "--max-examples", cases, "--seed", "1"],
    // Whether a valid request may be refused is decided by the declared list in hooks.py.
    ...["--exclude-checks", ["positive_data_acceptance", ...scheme.withoutChecks].join(",")],
    ...["--continue-on-failure", "--workers", "2"],
  ];
  const { status, stdout, stderr, error } = spawnSync(join(programs, "schemathesis"), parameters, {
    cwd: import.meta.dirname,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, SCHEMATHESIS_HOOKS: "hooks", SCHEMATHESIS_TALLY: tallyFile },
  });
  if (error !== undefined) throw error;
  const generated = /^ +([\d,]+) generated/m.exec(stdout)?.[1] ?? "0";
  return {
    cases: Number(generated.replaceAll(",", "")),
    failed: status !== 0,
    tally: JSON.parse(readFileSync(tallyFile, "utf8")) as Tally,
    output: stdout + stderr,
  };
}

interface Count {
  readonly passed: number;
  readonly failed: number;
}

/** Runs once and prints the figures; a run that goes wrong counts as one failure. */
function check(server: TestServer, scheme: Scheme, cases: string): Count {
  const figures = runSchemathesis(server, scheme, cases);
  const { positive, negative, declared } = figures.tally;
  const served = positive["200"] ?? 0;
  const isWell = !figures.failed && served >= SERVED_MIN;
  say(
    `schemathesis, ${scheme.name}: ${figures.cases} cases, ${figures.failed ? "with" : "0"} failures`,
  );
  say(`  valid requests by status: ${JSON.stringify(positive)}`);
  say(`  invalid requests by status: ${JSON.stringify(negative)}`);
  say(`  declared refusals: ${JSON.stringify(declared)}`);
  if (!isWell) say(`${served} valid requests were served\n${figures.output}`);
  return isWell ? { passed: figures.cases, failed: 0 } : { passed: 0, failed: 1 };
}

async function main(): Promise<void> {
  const [cases = "25"] = process.argv.slice(2);
  install();
  const server = await startServer({ env: { LOG_LEVEL: "warn" } });
  try {
    const results = schemes.map((scheme) => check(server, scheme, cases));
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
