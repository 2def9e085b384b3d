import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { differences } from "../harness/match.ts";
import type { ClientServers } from "./client-servers.ts";
import type { Client } from "./clients.ts";
import { playInstalled } from "./install.ts";
import { guideOutputs, writeGuidePrograms } from "./guide.ts";
import { errorScenarios, misbehavingScenarios, recordScenarios } from "./error-scenarios.ts";
import type { Cell } from "./matrix.ts";
import { replyScenarios } from "./reply-scenarios.ts";
import { responsesScenarios } from "./responses-scenarios.ts";
import { runProgram } from "./run-program.ts";
import { surfaceScenarios } from "./surface-scenarios.ts";
import { isVendorHelper, protocolOf, type Scenario, type ScenarioReport } from "./scenario.ts";

/** Only a hanging program reaches it, even on a slow machine. */
const PLAY_LIMIT_MS = 600_000;

/** The row for the programs shown in the READMEs. */
export const EXAMPLES = "examples of the README";

/** The row for the programs in the guides of the documentation. */
export const GUIDES = "samples of the guides";

/** Expected output of every quick start. */
const EXAMPLES_OUTPUT = [
  "Hello there",
  "Piece by piece",
  "The other protocol",
  "I asked, and the tool get_weather answered: sunny.",
  "cancelled",
  "404 not_found_error model_not_found",
];

/** The row for a new project that installs our client from the gateway. */
export const INSTALLED = "installed from the gateway";

/** All rows, misbehaving ones last. */
export const scenarios: readonly Scenario[] = [
  ...replyScenarios,
  ...errorScenarios,
  ...responsesScenarios,
  ...recordScenarios,
  ...misbehavingScenarios,
  ...surfaceScenarios,
];

/** Returns the name of a row in the matrix. */
export function rowName({ name, misbehaving, languages }: Scenario): string {
  return misbehaving === true && languages === undefined ? `misbehaving ${name}` : name;
}

function baseUrlOf({ root }: { readonly root: string }): string {
  return `${root}/v1`;
}

interface Asked {
  readonly scenario: Scenario;
  readonly baseUrl: string;
}

function isAsked({ language, protocols }: Client, scenario: Scenario): boolean {
  const { call, misbehaving, languages } = scenario;
  if (languages !== undefined) return language !== null && languages.includes(language);
  if (misbehaving === true && language === null) return false;
  if (isVendorHelper(call) && language !== null) return false;
  const protocol = protocolOf(call);
  return protocol === undefined || protocols.includes(protocol);
}

/** Plays all scenarios with one built client and checks its reports. */
export async function play(
  client: Client,
  servers: ClientServers,
): Promise<ReadonlyMap<string, Cell>> {
  const cells = new Map<string, Cell>();
  if (client.examples !== null) cells.set(EXAMPLES, await playExamples(client, servers));
  cells.set(GUIDES, await playGuides(client, servers));
  const origin = new URL(servers.gateway.root).origin;
  cells.set(INSTALLED, await playInstalled(client, { origin, key: servers.gateway.keys.rich }));
  if (client.scenarios === null) return cells;
  const asked = scenarios
    .filter((scenario) => isAsked(client, scenario))
    .map((scenario): Asked => {
      const own = servers.misbehaving.baseUrl(client.name.replaceAll(/\W+/g, "-"), scenario.name);
      if (scenario.misbehaving === true) return { scenario, baseUrl: own };
      // In a single process the repeat would follow the first response.
      const isConflict = scenario.call.endsWith("-conflict");
      return { scenario, baseUrl: baseUrlOf(isConflict ? servers.spreading : servers.gateway) };
    });
  const { output, reports } = await runScenarios(client, client.scenarios, { asked, servers });
  for (const one of asked) {
    const why = judge(one, { reports, servers, output });
    cells.set(rowName(one.scenario), why === null ? { kind: "passed" } : { kind: "failed", why });
  }
  return cells;
}

/** Returns whether the scenario names the key; our clients generate one per request. */
function isNamed({ call }: Scenario): boolean {
  return call.endsWith("-idempotent") || call.endsWith("-conflict");
}

async function runScenarios(
  client: Client,
  command: NonNullable<Client["scenarios"]>,
  { asked, servers }: { readonly asked: readonly Asked[]; readonly servers: ClientServers },
): Promise<{ readonly output: string; readonly reports: ReadonlyMap<string, unknown> }> {
  const folder = await mkdtemp(join(tmpdir(), "scenarios-"));
  const file = join(folder, "scenarios.json");
  const rows = asked.map(({ scenario, baseUrl }) => ({
    name: scenario.name,
    call: scenario.call,
    baseUrl,
    apiKey: servers.gateway.keys[scenario.key ?? "rich"],
    retries: scenario.retries ?? 0,
    untyped: scenario.untyped ?? false,
    idempotencyKey: isNamed(scenario) ? randomUUID() : "",
    request: scenario.request ?? {},
    model: scenario.model ?? "",
  }));
  await writeFile(file, JSON.stringify(rows));
  const { output, stdout } = await runProgram(command, {
    folder: client.folder,
    env: { ...client.env, SCENARIOS: file },
    limitMs: PLAY_LIMIT_MS,
  });
  await rm(folder, { recursive: true });
  const reports = new Map<string, unknown>();
  for (const line of stdout.split("\n").filter((text) => text.startsWith("{"))) {
    const { scenario, outcome } = JSON.parse(line) as ScenarioReport;
    reports.set(scenario, outcome);
  }
  return { output, reports };
}

function judge(
  { scenario, baseUrl }: Asked,
  seen: {
    readonly reports: ReadonlyMap<string, unknown>;
    readonly servers: ClientServers;
    readonly output: string;
  },
): string | null {
  if (!seen.reports.has(scenario.name))
    return `not reported; the end of the output:\n${seen.output.slice(-800)}`;
  const outcome = seen.reports.get(scenario.name);
  const [first] = differences(scenario.expect, outcome, { others: "ignored" });
  const wrong = first ?? unexpectedError(scenario, outcome);
  if (wrong !== null || scenario.attempts === undefined) return wrong;
  return seen.servers.misbehaving.problem(baseUrl, scenario.attempts);
}

function unexpectedError({ expect }: Scenario, outcome: unknown): string | null {
  const isExpected = typeof expect === "object" && expect !== null && "error" in expect;
  const hasError = typeof outcome === "object" && outcome !== null && "error" in outcome;
  return hasError && !isExpected ? `an error came: ${JSON.stringify(outcome)}` : null;
}

async function playExamples(client: Client, servers: ClientServers): Promise<Cell> {
  if (client.examples === null) return { kind: "not-asked" };
  const { code, output, stdout } = await runProgram(client.examples, {
    folder: client.folder,
    env: {
      ...client.env,
      GATEWAY_URL: baseUrlOf(servers.gateway),
      GATEWAY_KEY: servers.gateway.keys.rich,
    },
    limitMs: PLAY_LIMIT_MS,
  });
  const printed = stdout.trim().split(/\r?\n/);
  if (code === 0 && printed.join("\n") === EXAMPLES_OUTPUT.join("\n")) return { kind: "passed" };
  return { kind: "failed", why: `ended with ${code}:\n${output}` };
}

async function playGuides(client: Client, servers: ClientServers): Promise<Cell> {
  const { guide, folder, env } = client;
  for (const name of await writeGuidePrograms(guide, new URL(servers.gateway.root).origin)) {
    const { code, output, stdout } = await runProgram(guide.run(name), {
      folder,
      env: { ...env, GATEWAY_KEY: servers.gateway.keys.rich },
      limitMs: PLAY_LIMIT_MS,
    });
    const isPrinted = stdout.includes(guideOutputs[name] ?? name);
    if (code !== 0 || !isPrinted) {
      return { kind: "failed", why: `the sample of ${name} ended with ${code}:\n${output}` };
    }
  }
  return { kind: "passed" };
}
