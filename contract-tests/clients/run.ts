/**
 * Plays every scenario with every client against a running gateway, prints the matrix and writes it
 * to `docs/client-matrix.md`. A client without its tools is skipped by name, which is a failure in
 * CI. The last line is `N passed, N failed[, N skipped]`, counted in cells.
 *
 *     node contract-tests/clients/run.ts [client…]
 */
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { startGenerating } from "../../scripts/clients/generate.ts";
import { mapConcurrently } from "../../scripts/clients/map-concurrently.ts";
import type { LanguageName } from "../../scripts/clients/languages.ts";
import { startClientServers, type ClientServers } from "./client-servers.ts";
import { clients, type Client, type Command } from "./clients.ts";
import { writeGuidePrograms } from "./guide.ts";
import { renderMarkdown, renderText, type Cell, type Column, type Matrix } from "./matrix.ts";
import { writeSection } from "./matrix-page.ts";
import { CACHE, ROOT } from "./paths.ts";
import { EXAMPLES, GUIDES, INSTALLED, play, rowName, scenarios } from "./play.ts";
import { runProgram, type ProgramResult } from "./run-program.ts";
import { monotonicMs } from "../harness/real-clock.ts";

const BUILD_LIMIT_MS = 900_000;
const PROBE_LIMIT_MS = 300_000;
/** Compilers already use several processors; playing scenarios is mostly waiting. */
const CLIENTS_AT_ONCE = 3;

const rows = [...scenarios.map(rowName), EXAMPLES, GUIDES, INSTALLED];

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Returns a description of the missing tool; null if all are installed and recent enough. */
async function missingTool({ needs }: Client): Promise<string | null> {
  for (const { command, atLeast } of needs) {
    const options = { folder: ROOT, env: {}, limitMs: PROBE_LIMIT_MS };
    const { code, output } = await runProgram(command, options);
    if (code !== 0) return `${command[0]} is not installed`;
    const found = /\d+\.\d+/.exec(output)?.[0] ?? "0.0";
    if (isOlder(found, atLeast)) return `${command[0]} is ${found}, older than ${atLeast}`;
  }
  return null;
}

function isOlder(found: string, atLeast: string): boolean {
  return found.localeCompare(atLeast, "en", { numeric: true }) < 0;
}

async function timed<T>(what: string, act: () => Promise<T>): Promise<T> {
  const startedMs = monotonicMs();
  const result = await act();
  say(`${what.padEnd(32)} ${((monotonicMs() - startedMs) / 1_000).toFixed(1).padStart(6)} s`);
  return result;
}

interface Build {
  readonly servers: ClientServers;
  /** Running and finished commands, so that clients with a common environment build it once. */
  readonly commands: Map<string, Promise<ProgramResult>>;
  /** Resolves once the language's client is generated, with null or the error. */
  readonly generated: ReadonlyMap<LanguageName, Promise<string | null>>;
}

/** Returns the output of the first command that failed; null if all succeeded. */
async function runAll(
  commands: readonly Command[],
  where: { readonly folder: string; readonly env: Client["env"] },
  known: Build["commands"],
): Promise<string | null> {
  for (const command of commands) {
    const id = [where.folder, ...command].join(" ");
    const running = known.get(id) ?? runProgram(command, { ...where, limitMs: BUILD_LIMIT_MS });
    known.set(id, running);
    const { code, output } = await running;
    if (code !== 0) return `${command.join(" ")} ended with ${code}:\n${output.slice(-4_000)}`;
  }
  return null;
}

/** Downloads the packages for the client's build while other clients use the processors. */
async function prepare(client: Client, { commands }: Build): Promise<string | null> {
  const { language, env, folder } = client;
  if (language === null) return runAll(client.prepare, { folder, env }, commands);
  const copy = join(CACHE, "prepare", language);
  await rm(copy, { recursive: true, force: true });
  await cp(join(ROOT, "clients", language, "files"), copy, { recursive: true });
  return runAll(client.prepare, { folder: copy, env }, commands);
}

async function buildAndPlay(client: Client, build: Build): Promise<ReadonlyMap<string, Cell>> {
  const { language, folder, env } = client;
  const unmade = language === null ? null : ((await build.generated.get(language)) ?? null);
  if (unmade !== null) return failedToBuild(unmade);
  // Compiled languages build the sample with their client.
  await writeGuidePrograms(client.guide, new URL(build.servers.gateway.root).origin);
  const built = timed(`${client.name}: build`, () =>
    runAll(client.build, { folder, env }, build.commands),
  );
  const why = await built;
  if (why !== null) return failedToBuild(why);
  return timed(`${client.name}: scenarios`, () => play(client, build.servers));
}

function failedToBuild(why: string): ReadonlyMap<string, Cell> {
  return new Map([["build", { kind: "failed", why }]]);
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

/** Prepares all clients at once, and builds and plays them with bounded concurrency. */
async function workAll(
  ready: readonly Client[],
  build: Build,
): Promise<ReadonlyMap<string, Column>> {
  const preparing = new Map(
    ready.map((client) => [
      client.name,
      timed(`${client.name}: prepare`, () => prepare(client, build)),
    ]),
  );
  const results = await mapConcurrently(ready, CLIENTS_AT_ONCE, async (client) => {
    const why = (await preparing.get(client.name)) ?? null;
    const column = why === null ? await buildAndPlay(client, build) : failedToBuild(why);
    return [client.name, column] as const;
  });
  return new Map(results);
}

async function playAll(
  wanted: readonly Client[],
  skipped: ReadonlyMap<string, string>,
): Promise<Matrix> {
  const ready = inOrderOfWork(wanted.filter(({ name }) => !skipped.has(name)));
  const languages = ready.flatMap(({ language }) => (language === null ? [] : [language]));
  const generated = new Map(
    [...startGenerating(languages)].map(([language, made]) => [
      language,
      made.then(() => null, String),
    ]),
  );
  const servers = await startClientServers();
  try {
    const byName = await workAll(ready, { servers, commands: new Map(), generated });
    const columns = wanted.map(({ name }): [string, Column] => [name, byName.get(name) ?? null]);
    return { scenarios: rows, columns: new Map(columns) };
  } finally {
    await servers.stop();
  }
}

/** Puts clients that need no generator first. */
function inOrderOfWork(ready: readonly Client[]): readonly Client[] {
  return ready.toSorted((a, b) => Number(a.language !== null) - Number(b.language !== null));
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
  for (const [name, tool] of skipped) say(`skipped ${name}: ${tool}`);
  if (named.length === 0 && skipped.size === 0) {
    await writeSection("Libraries", renderMarkdown(matrix));
  }
  const mustAll = process.env["CI"] === "true";
  const failed = failures.length + (mustAll ? skipped.size : 0);
  const tail = skipped.size > 0 && !mustAll ? `, ${skipped.size} skipped` : "";
  say(`${countPassed(matrix)} passed, ${failed} failed${tail}`);
  return failed === 0 ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
