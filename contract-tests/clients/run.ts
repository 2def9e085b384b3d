/**
 * Plays every scenario with every client against a running gateway, prints the matrix and writes it
 * to `docs/client-matrix.md`. A client whose tools are not installed is skipped by name, which is a
 * failure in CI. The last line is `N passed, N failed[, N skipped]`, counted in cells.
 *
 *     node contract-tests/clients/run.ts [client…]
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generateClients } from "../../scripts/clients/generate.ts";
import { inTurns } from "../../scripts/clients/in-turns.ts";
import { clients, type Client } from "./clients.ts";
import { writeGuideProgram } from "./guide.ts";
import { renderMarkdown, renderText, type Cell, type Column, type Matrix } from "./matrix.ts";
import { ROOT } from "./paths.ts";
import { EXAMPLES, GUIDES, play, rowName, scenarios, type Stage } from "./play.ts";
import { runProgram, type ProgramResult } from "./run-program.ts";
import { setStage } from "./stage.ts";

const BUILD_LIMIT_MS = 900_000;
const PROBE_LIMIT_MS = 30_000;
/** Compilers use more than one processor already. */
const BUILDS_AT_ONCE = 2;

const rows = [...scenarios.map(rowName), EXAMPLES, GUIDES];

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** The first tool that is not there; null where all are. */
async function missingTool({ needs }: Client): Promise<string | null> {
  for (const command of needs) {
    const { code } = await runProgram(command, { folder: ROOT, env: {}, limitMs: PROBE_LIMIT_MS });
    if (code !== 0) return command[0];
  }
  return null;
}

/** Commands that are running or done, so that clients with one environment build it once. */
type Builds = Map<string, Promise<ProgramResult>>;

/** The output of the first command that failed; null where all is built. */
async function build(client: Client, builds: Builds): Promise<string | null> {
  const { folder, env } = client;
  for (const command of client.build) {
    const id = [folder, ...command].join(" ");
    const options = { folder, env, limitMs: BUILD_LIMIT_MS };
    const running = builds.get(id) ?? runProgram(command, options);
    builds.set(id, running);
    const { code, output } = await running;
    if (code !== 0) return `${command.join(" ")} ended with ${code}:\n${output.slice(-4_000)}`;
  }
  return null;
}

async function timed<T>(what: string, act: () => Promise<T>): Promise<T> {
  const startedMs = performance.now();
  const result = await act();
  say(`${what.padEnd(32)} ${((performance.now() - startedMs) / 1_000).toFixed(1).padStart(6)} s`);
  return result;
}

async function buildAndPlay(
  client: Client,
  { stage, builds }: { readonly stage: Stage; readonly builds: Builds },
): Promise<ReadonlyMap<string, Cell>> {
  await writeGuideProgram(client.guide, new URL(stage.baseUrl).origin);
  const why = await timed(`${client.name}: build`, () => build(client, builds));
  if (why !== null) return new Map([["build", { kind: "failed", why }]]);
  return timed(`${client.name}: scenarios`, () => play(client, stage));
}

function failuresOf({ columns }: Matrix): readonly string[] {
  return [...columns].flatMap(([name, column]) =>
    [...(column ?? [])].flatMap(([row, cell]) =>
      cell.kind === "failed" ? [`${name}, ${row}: ${cell.why}`] : [],
    ),
  );
}

function countPassed({ columns }: Matrix): number {
  const cells = [...columns.values()].flatMap((column) => [...(column?.values() ?? [])]);
  return cells.filter(({ kind }) => kind === "passed").length;
}

async function playAll(
  wanted: readonly Client[],
  skipped: ReadonlyMap<string, string>,
): Promise<Matrix> {
  const ready = wanted.filter(({ name }) => !skipped.has(name));
  const languages = ready.flatMap(({ language }) => (language === null ? [] : [language]));
  await timed("generate", () => generateClients(languages));
  const stage = await setStage();
  const builds: Builds = new Map();
  try {
    const results = await inTurns(ready, BUILDS_AT_ONCE, async (client) => {
      return [client.name, await buildAndPlay(client, { stage, builds })] as const;
    });
    const byName = new Map(results);
    const columns = wanted.map(({ name }): [string, Column] => [name, byName.get(name) ?? null]);
    return { scenarios: rows, columns: new Map(columns) };
  } finally {
    await stage.stop();
  }
}

async function main(named: readonly string[]): Promise<number> {
  const wanted = clients.filter(({ name }) => named.length === 0 || named.includes(name));
  if (wanted.length < named.length || wanted.length === 0) {
    say(`Clients are: ${clients.map(({ name }) => name).join(", ")}`);
    return 2;
  }
  const skipped = new Map<string, string>();
  for (const client of wanted) {
    const tool = await missingTool(client);
    if (tool !== null) skipped.set(client.name, tool);
  }
  const matrix = await playAll(wanted, skipped);
  say(`\n${renderText(matrix)}\n`);
  const failures = failuresOf(matrix);
  for (const failure of failures) say(`✗ ${failure}\n`);
  for (const [name, tool] of skipped) say(`skipped ${name}: ${tool} is not installed`);
  if (named.length === 0 && skipped.size === 0) {
    await writeFile(join(ROOT, "docs/client-matrix.md"), renderMarkdown(matrix));
  }
  const mustAll = process.env["CI"] === "true";
  const failed = failures.length + (mustAll ? skipped.size : 0);
  const tail = skipped.size > 0 && !mustAll ? `, ${skipped.size} skipped` : "";
  say(`${countPassed(matrix)} passed, ${failed} failed${tail}`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
