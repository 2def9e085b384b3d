/**
 * Renews the recordings: runs every session of the newest agents through the recording proxy and
 * keeps each request that has a field, a part type or a header that no earlier request of the same
 * agent has. Then prints the requests that the gateway refuses and the fields that it ignores, so
 * that the fields of a new version are known. The files of other versions are removed.
 *
 *     npm run record:agents [-- agent…] [--into FOLDER]
 *
 * The agents are installed from their registries into `.cache/agents/`; no other data leaves the
 * machine.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { agents, install, type InstalledAgent } from "./agents.ts";
import { toRecording, shapeOf } from "./to-recording.ts";
import { startAgentGateway, type AgentGateway } from "./gateway.ts";
import type { Exchange } from "./recording-proxy.ts";
import { RECORDINGS } from "./recordings.ts";
import { makePlace } from "./run-session.ts";
import { generations, isRefused, play, type Setting } from "./session.ts";
import { sessionsOf } from "./sessions.ts";

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Returns whether a request has a shape outside `seen`, and adds its shapes. */
function isNews({ headers, body }: Exchange, seen: Set<string>): boolean {
  const betas = (headers["anthropic-beta"] ?? "").split(",").map((value) => `beta ${value}`);
  // Schemas are the client's own and open, so their fields are ignored.
  const shape = shapeOf(body).filter((place) => !/(input_schema|parameters|schema)\./.test(place));
  const places = [...betas, ...shape];
  const news = places.filter((place) => !seen.has(place));
  for (const place of news) seen.add(place);
  return news.length > 0;
}

interface Kept {
  readonly name: string;
  readonly exchange: Exchange;
}

/** Returns the requests of one version to be recorded, by file name. */
async function record(
  installed: InstalledAgent,
  gateway: AgentGateway,
  write: (name: string, exchange: Exchange, setting: Setting) => void,
): Promise<readonly Kept[]> {
  const place = makePlace();
  const setting = { ...place, origin: gateway.proxy.root, key: gateway.key };
  const seen = new Set<string>();
  const kept: Kept[] = [];
  try {
    for (const session of sessionsOf(installed.agent, setting)) {
      const { exchanges } = await play(installed, gateway, place, session);
      const scenario = session.name.toLowerCase().replaceAll(/\W+/g, "-");
      const news = generations(exchanges).filter((exchange) => isNews(exchange, seen));
      for (const [at, exchange] of news.entries()) {
        const name = `${installed.agent.slug}-${installed.version}-${scenario}-${at + 1}`;
        write(name, exchange, setting);
        kept.push({ name, exchange });
      }
    }
    return kept;
  } finally {
    place.remove();
  }
}

/** Returns the issues of the gateway's refusal of a request. */
function issuesOf({ reply }: Exchange): readonly string[] {
  const body = JSON.parse(reply) as {
    error: { message: string; details?: { issues?: readonly { message: string }[] } | null };
  };
  return body.error.details?.issues?.map(({ message }) => message) ?? [body.error.message];
}

function report({ name, exchange }: Kept): void {
  const refused = isRefused(exchange) ? issuesOf(exchange) : [];
  const ignored = exchange.replyHeaders["x-ignored-fields"];
  say(`${name}: ${exchange.status}${ignored === undefined ? "" : `, ignored ${ignored}`}`);
  for (const issue of refused) say(`    ${issue}`);
}

async function main(named: readonly string[], folder: string): Promise<number> {
  const wanted = agents.filter(({ slug }) => named.length === 0 || named.includes(slug));
  if (wanted.length < named.length || wanted.length === 0) {
    say(`Agents are: ${agents.map(({ slug }) => slug).join(", ")}`);
    return 2;
  }
  mkdirSync(folder, { recursive: true });
  const gateway = await startAgentGateway();
  try {
    for (const agent of wanted) {
      const [newest] = await install(agent);
      if (newest === undefined || "why" in newest) {
        say(`skipped ${agent.name}: ${newest?.why ?? "no version"}`);
        continue;
      }
      const old = readdirSync(folder).filter((file) => file.startsWith(`${agent.slug}-`));
      for (const file of old) rmSync(join(folder, file));
      const kept = await record(newest, gateway, (name, exchange, setting) => {
        const recording = toRecording(`${agent.slug}-${newest.version}`, exchange, setting);
        writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(recording, null, 1)}\n`);
      });
      for (const one of kept) report(one);
    }
  } finally {
    await gateway.stop();
  }
  return 0;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { into: { type: "string", default: RECORDINGS } },
});
process.exitCode = await main(positionals, values.into);
