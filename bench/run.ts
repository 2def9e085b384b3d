/**
 * What a request costs: CPU of the gateway's processes against a bare proxy's in the same run.
 * Load, upstream and each subject are processes of their own; they take turns; every response is
 * checked.
 *
 *     npm run bench -- [--rows chat-32,stream-64] [--stores sqlite,postgres] [--workers 1,2]
 *                      [--also NAME=CHECKOUT] [--peers crabllm,portkey,litellm] [--turns 5] [--scale 1]
 *
 * `--peers` measures other gateways beside, once installed by `node bench/install-peers.ts`.
 * `--also` measures another checkout of the gateway beside this one.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startPostgres } from "../contract-tests/harness/postgres.ts";
import { compare, type Effort } from "./gateway/compare.ts";
import { PEER_NAMES, peer } from "./gateway/peers.ts";
import { memory, type Program, startProgram, stopPrograms } from "./gateway/processes.ts";
import { renderReport, type Row } from "./gateway/report.ts";
import { bareProxy, gateway, type RunningSubject, type Subject } from "./gateway/subjects.ts";
import { type Workload, WORKLOADS } from "./gateway/workloads.ts";

const IDLE_MS = 2000;

const { values: options } = parseArgs({
  options: {
    rows: { type: "string" },
    stores: { type: "string", default: "sqlite" },
    workers: { type: "string", default: "1" },
    also: { type: "string", multiple: true, default: [] },
    peers: { type: "string", default: "" },
    turns: { type: "string", default: "5" },
    scale: { type: "string", default: "1" },
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

/** The gateways to be measured: each checkout on each store with each number of workers. */
function chosenGateways(databases: () => Promise<string>): readonly (() => Promise<Subject>)[] {
  const checkouts = [
    { name: "gateway" },
    ...options.also.map((text) => {
      const [name = "", root = ""] = text.split("=");
      return { name, root };
    }),
  ];
  return checkouts.flatMap((checkout) =>
    list(options.stores).flatMap((store) =>
      list(options.workers).map(
        (workers) => async () =>
          gateway({
            ...checkout,
            name: [checkout.name, store, ...(workers === "1" ? [] : [`${workers} workers`])].join(
              ", ",
            ),
            workers: Number(workers),
            ...(store === "postgres" && { databaseUrl: await databases() }),
          }),
      ),
    ),
  );
}

const folder = mkdtempSync(join(tmpdir(), "gateway-bench-"));
const programs: Program[] = [];
const postgres = list(options.stores).includes("postgres") ? await startPostgres() : null;

async function startSubject(subject: Subject, upstreamPort: number): Promise<RunningSubject> {
  const own = join(folder, String(programs.length));
  mkdirSync(own);
  const running = await subject.start({ upstreamPort, folder: own });
  programs.push(running.program);
  return running;
}

async function startSubjects(): Promise<readonly RunningSubject[]> {
  const script = join(import.meta.dirname, "servers", "upstream.ts");
  const upstream = await startProgram({
    command: [process.execPath, script],
    logFile: join(folder, "upstream.log"),
  });
  programs.push(upstream);
  const database = () => postgres?.createDatabase() ?? Promise.reject(new Error("no PostgreSQL"));
  const gateways = chosenGateways(database).map((make) => make());
  const peers = PEER_NAMES.filter((name) => list(options.peers).includes(name)).map(peer);
  const baselines = [bareProxy("plain"), bareProxy("json")];
  const subjects = [...baselines, ...peers, ...(await Promise.all(gateways))];
  const running: RunningSubject[] = [];
  for (const subject of subjects) running.push(await startSubject(subject, upstream.port));
  return running;
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
  const processes = subjects.map(({ name, program, startMs }, at) => ({
    subject: name,
    startMs,
    idleMib: idle[at] ?? Number.NaN,
    peakMib: memory(program).peak,
  }));
  console.log(renderReport(rows, processes));
}

try {
  const effort = { turns: Number(options.turns), scale: Number(options.scale) };
  await measure(chosenWorkloads(), effort);
} finally {
  await stopPrograms(programs.toReversed());
  await postgres?.stop();
  rmSync(folder, { recursive: true });
}
