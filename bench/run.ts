/**
 * Cost of a request: CPU of the gateway's processes relative to a bare proxy's in the same run.
 * Load, upstream and each subject are separate processes; the subjects take turns; every response
 * is checked.
 *
 *     npm run bench -- [--rows chat-32,stream-64] [--stores sqlite,postgres]
 *                      [--before COMMIT] [--also NAME=CHECKOUT]
 *                      [--turns 5] [--scale 1] [--write SECTION]
 *
 * The gateway is built and runs as in production. `--before` also measures the gateway of an earlier
 * commit, with the packages that are installed here; `--also` another checkout. `--write` writes the
 * table into that section of `docs/benchmarks.md`.
 */
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startPostgres } from "../contract-tests/harness/postgres.ts";
import { builtGateway, checkOut } from "./gateway/as-in-production.ts";
import { compare, type Effort } from "./gateway/compare.ts";
import { benchmarksSection, describeMachine, publish } from "./gateway/document.ts";
import { memory } from "./gateway/processes.ts";
import { renderReport, type Row } from "./gateway/report.ts";
import { Session } from "./gateway/session.ts";
import { serverMicros } from "./gateway/server-micros.ts";
import {
  bareProxy,
  type Database,
  gateway,
  type RunningSubject,
  type Subject,
} from "./gateway/subjects.ts";
import { type Workload, WORKLOADS } from "./gateway/workloads.ts";

const IDLE_MS = 2000;

const { values: options } = parseArgs({
  options: {
    rows: { type: "string" },
    stores: { type: "string", default: "sqlite" },
    before: { type: "string" },
    also: { type: "string", multiple: true, default: [] },
    turns: { type: "string", default: "5" },
    scale: { type: "string", default: "1" },
    write: { type: "string" },
  },
});

const list = (text: string): readonly string[] => text.split(",").filter((part) => part !== "");

function chosenWorkloads(): readonly Workload[] {
  if (options.rows === undefined) return WORKLOADS.filter(({ single }) => single !== true);
  return list(options.rows).map((id) => {
    const found = WORKLOADS.find((workload) => workload.id === id);
    if (found !== undefined) return found;
    throw new Error(`there is no row ${id}; rows: ${WORKLOADS.map((row) => row.id).join(", ")}`);
  });
}

/** Returns the gateways under test: each checkout on each store. */
async function chosenGateways(): Promise<readonly Subject[]> {
  const own = { name: "gateway", root: dirname(import.meta.dirname) };
  const { before } = options;
  const others = options.also.map((text) => {
    const [name = "", root = ""] = text.split("=");
    return { name, root };
  });
  if (before !== undefined) {
    others.push({ name: `before (${before})`, root: checkOut(before, session.folder) });
  }
  const subjects: Subject[] = [];
  for (const { name, root } of [own, ...others]) {
    const entry = builtGateway(root, join(session.folder, `built-${subjects.length}`));
    for (const store of list(options.stores)) {
      subjects.push(
        gateway({
          name: `${name}, ${store}`,
          entry,
          ...(store === "postgres" && { database: await newDatabase() }),
        }),
      );
    }
  }
  return subjects;
}

async function newDatabase(): Promise<Database> {
  if (postgres === null) throw new Error("no PostgreSQL");
  return { url: await postgres.createDatabase(), serverMicros: () => serverMicros(postgres) };
}

const machine = describeMachine();
const session = new Session();
const postgres = list(options.stores).includes("postgres") ? await startPostgres() : null;

async function startSubjects(): Promise<readonly RunningSubject[]> {
  const baselines = [bareProxy("plain"), bareProxy("json")];
  return session.start([...baselines, ...(await chosenGateways())]);
}

async function measure(workloads: readonly Workload[], effort: Effort): Promise<void> {
  const subjects = await startSubjects();
  await delay(IDLE_MS);
  const idle = subjects.map(({ program }) => memory(program).now);
  const rows: Row[] = [];
  for (const workload of workloads) {
    rows.push({ workload, figures: await compare(subjects, workload, effort) });
    console.error(`measured ${workload.id}`);
  }
  const processes = subjects.map(({ name, startMs }, at) => ({
    subject: name,
    startMs,
    idleMib: idle[at] ?? Number.NaN,
    peakMib: Math.max(...rows.map(({ figures }) => figures[at]?.peakMib ?? Number.NaN)),
  }));
  publish(`${machine}\n\n${renderReport(rows, processes)}`, benchmarksSection(options.write));
}

try {
  const effort = { turns: Number(options.turns), scale: Number(options.scale) };
  await measure(chosenWorkloads(), effort);
} finally {
  await session.close();
  await postgres?.stop();
}
