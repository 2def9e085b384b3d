/**
 * Runs the newest coding agents against a gateway: every command of `docs/guides/coding-agents.md`
 * and the sessions of `sessions.ts`. Checks each answer, the number of requests, the refusals and
 * the exit code, prints them and writes them to `docs/client-matrix.md`. An agent that cannot be
 * installed is skipped by name, which is a failure in CI. The last line is `N passed, N failed[, N
 * skipped]`, counted in sessions.
 *
 *     node contract-tests/agents/run.ts [agent…] [--only TEXT]
 *
 * The agents are installed from their registries into `.cache/agents/`; no other data leaves the
 * machine.
 */
import { parseArgs } from "node:util";
import { monotonicMs } from "../harness/real-clock.ts";
import { agents, install, type InstalledAgent } from "./agents.ts";
import { writeAgents, type AgentColumn } from "./agent-matrix.ts";
import { startAgentGateway, type AgentGateway } from "./gateway.ts";
import { makePlace } from "./run-session.ts";
import { generations, isRefused, play, type SessionResult } from "./session.ts";
import { sessionsOf } from "./sessions.ts";

const ANSWER_SHOWN = 80;

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints one line: number of requests, number of refusals, exit code, answer and duration. */
function report(title: string, result: SessionResult, seconds: number): void {
  const asked = generations(result.exchanges);
  const refused = asked.filter(isRefused).length;
  const answer = JSON.stringify(result.last.stdout.trim().slice(-ANSWER_SHOWN));
  const figures = `${asked.length} requests, ${refused} refused, exit ${result.last.code}`;
  const mark = result.problems.length === 0 ? "✓" : "✗";
  say(`${mark} ${title}: ${figures}, ${seconds.toFixed(1)} s, ${answer}`);
  for (const problem of result.problems) say(`    ${problem}`);
}

/**
 * Plays every session of one version with `only` in its name, and returns a column of the matrix.
 */
async function playAll(
  installed: InstalledAgent,
  gateway: AgentGateway,
  only: string,
): Promise<AgentColumn> {
  const place = makePlace();
  const column = new Map<string, SessionResult>();
  try {
    const setting = { ...place, origin: gateway.proxy.root, key: gateway.key };
    const sessions = sessionsOf(installed.agent, setting);
    for (const session of sessions.filter(({ name }) => name.includes(only))) {
      const startedMs = monotonicMs();
      const result = await play(installed, gateway, place, session);
      const title = `${installed.agent.name} ${installed.version}, ${session.name}`;
      report(title, result, (monotonicMs() - startedMs) / 1_000);
      column.set(session.name, result);
    }
    return column;
  } finally {
    place.remove();
  }
}

async function main(named: readonly string[], only: string): Promise<number> {
  const wanted = agents.filter(({ slug }) => named.length === 0 || named.includes(slug));
  if (wanted.length < named.length || wanted.length === 0) {
    say(`Agents are: ${agents.map(({ slug }) => slug).join(", ")}`);
    return 2;
  }
  const columns = new Map<string, AgentColumn>();
  const skipped: string[] = [];
  const gateway = await startAgentGateway();
  try {
    for (const agent of wanted) {
      for (const found of await install(agent)) {
        if ("why" in found) skipped.push(`${agent.name}: ${found.why}`);
        else columns.set(`${agent.name} ${found.version}`, await playAll(found, gateway, only));
      }
    }
  } finally {
    await gateway.stop();
  }
  if (named.length === 0 && only === "" && skipped.length === 0) await writeAgents(columns);
  for (const why of skipped) say(`skipped ${why}`);
  const results = [...columns.values()].flatMap((column) => [...column.values()]);
  const passed = results.filter(({ problems }) => problems.length === 0).length;
  const failed = results.length - passed;
  const tail = skipped.length > 0 ? `, ${skipped.length} skipped` : "";
  say(`${passed} passed, ${failed} failed${tail}`);
  return failed === 0 ? 0 : 1;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { only: { type: "string", default: "" } },
});
process.exitCode = await main(positionals, values.only);
