/**
 * The short benchmark for CI: a few rows and a start, compared with the bare proxy in the same run.
 * Fails if a ratio exceeds the recorded one by more than the recorded allowance. The last line is
 * `N passed, N failed`.
 *
 *     npm run bench:check -- [--record [--runs 10]]
 *
 * `--record` measures several times and replaces the recorded values: the median ratio, and an
 * allowance of three times the distance from the median to the highest run.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { builtGateway } from "./gateway/as-in-production.ts";
import { compare } from "./gateway/compare.ts";
import { median } from "./gateway/load.ts";
import { cpuMicroseconds, memory } from "./gateway/processes.ts";
import { Session } from "./gateway/session.ts";
import { bareProxy, gateway, type RunningSubject } from "./gateway/subjects.ts";
import { WORKLOADS } from "./gateway/workloads.ts";

const RECORDED = join(import.meta.dirname, "recorded.json");
const IDLE_MS = 2000;
const ROWS = ["chat-32", "stream-64", "agent-messages"];
const EFFORT = { turns: 7, scale: 0.1 };

interface Recorded {
  /** Ratio to the bare proxy. */
  readonly ratio: number;
  /** Factor by which a run may exceed the ratio. */
  readonly allowance: number;
}

type RecordedRows = Readonly<Record<string, Recorded>>;

const readRecorded = (): RecordedRows => JSON.parse(readFileSync(RECORDED, "utf8")) as RecordedRows;

/** Measures CPU and memory right after the start, which does not depend on load. */
async function measureStart(subjects: readonly RunningSubject[]): Promise<Record<string, number>> {
  await delay(IDLE_MS);
  const [bare, own] = subjects.map(({ program }) => ({
    cpu: cpuMicroseconds(program),
    idle: memory(program).now,
  }));
  if (bare === undefined || own === undefined) throw new Error("two subjects are compared");
  return { "start-cpu": own.cpu / bare.cpu, "idle-memory": own.idle / bare.idle };
}

async function measure(): Promise<Readonly<Record<string, number>>> {
  const session = new Session();
  try {
    const entry = builtGateway(dirname(import.meta.dirname), join(session.folder, "built"));
    const subjects = await session.start([bareProxy("plain"), gateway({ name: "gateway", entry })]);
    const ratios = await measureStart(subjects);
    for (const workload of ROWS.flatMap((row) => WORKLOADS.filter(({ id }) => id === row))) {
      const [, own] = await compare(subjects, workload, EFFORT);
      ratios[workload.id] = own?.ratio ?? Number.NaN;
    }
    return ratios;
  } finally {
    await session.close();
  }
}

function judge(ratios: Readonly<Record<string, number>>, rows: RecordedRows): number {
  let failed = 0;
  for (const [row, { ratio, allowance }] of Object.entries(rows)) {
    const now = ratios[row] ?? Number.NaN;
    const isKept = now <= ratio * allowance;
    if (!isKept) failed += 1;
    const bound = (ratio * allowance).toFixed(2);
    console.log(`${isKept ? "ok  " : "FAIL"} ${row}: ${now.toFixed(2)}, at most ${bound}`);
  }
  return failed;
}

/** CI machines are slower and busier than those that record. */
const LEAST_ALLOWANCE = 1.5;
const SPREAD_FACTOR = 3;

async function record(runs: number): Promise<void> {
  const measured: Readonly<Record<string, number>>[] = [];
  while (measured.length < runs) {
    measured.push(await measure());
    console.log(JSON.stringify(measured.at(-1)));
  }
  const rows = Object.keys(measured[0] ?? {}).map((row): [string, Recorded] => {
    const values = measured.map((run) => run[row] ?? Number.NaN);
    const ratio = median(values);
    const spread = SPREAD_FACTOR * (Math.max(...values) / ratio - 1);
    const allowance = Math.max(LEAST_ALLOWANCE, 1 + spread);
    return [row, { ratio: Number(ratio.toFixed(2)), allowance: Number(allowance.toFixed(2)) }];
  });
  writeFileSync(RECORDED, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`);
}

const { values: options } = parseArgs({
  options: { record: { type: "boolean", default: false }, runs: { type: "string", default: "10" } },
});
if (options.record) await record(Number(options.runs));
else {
  const rows = readRecorded();
  const failed = judge(await measure(), rows);
  console.log(`\n${Object.keys(rows).length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
