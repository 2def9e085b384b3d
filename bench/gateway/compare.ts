import { Agent } from "undici";
import { median, runTurn, type Cost } from "./load.ts";
import type { RunningSubject } from "./subjects.ts";
import type { Workload } from "./workloads.ts";

/** A subject's figures in one workload: medians of the turns. */
export interface Figures {
  readonly subject: string;
  readonly cpu: number;
  /** CPU in each turn. */
  readonly turns: readonly number[];
  /** CPU relative to the first subject's in the same turn. */
  readonly ratio: number;
  /** The same figures for its database's server; null without one. */
  readonly server: { readonly cpu: number; readonly ratio: number } | null;
  /** The lowest and the highest ratio of a turn. */
  readonly spread: readonly [number, number];
  readonly firstByteMs: number;
  /** The highest peak of the resident memory, in MiB. */
  readonly peakMib: number;
  /** Peak of the memory that a turn added, in MiB. */
  readonly addedMib: number;
}

/** Duration and number of the measurements. */
export interface Effort {
  readonly turns: number;
  /** Factor of the workload's requests per turn. */
  readonly scale: number;
}

/**
 * V8 compiles hot code over thousands of requests: warm-up continues until the ratios are steady,
 * but not much longer than the measurement.
 */
const WARM_UP = { least: 2, most: 6, steady: 0.05 };

/** A loaded machine is slow to open thousands of connections at once. */
const CONNECT_MS = 60_000;

type Turn = readonly Cost[];

async function takeTurn(
  subjects: readonly RunningSubject[],
  workload: Workload,
  agents: readonly Agent[],
): Promise<Turn> {
  const costs: Cost[] = [];
  for (const [index, subject] of subjects.entries()) {
    const agent = agents[index];
    if (agent !== undefined) costs.push(await runTurn(subject, workload, agent));
  }
  return costs;
}

const ratios = (turn: Turn): readonly number[] =>
  turn.map(({ cpu }) => cpu / (turn[0]?.cpu ?? Number.NaN));

function isSteady(turn: Turn, before: Turn): boolean {
  const old = ratios(before);
  return ratios(turn).every((ratio, at) => Math.abs(ratio / (old[at] ?? 0) - 1) < WARM_UP.steady);
}

async function warmUp(take: () => Promise<Turn>, turns: number): Promise<void> {
  let before = await take();
  for (let turn = 1; turn < Math.min(WARM_UP.most, turns + 1); turn += 1) {
    const now = await take();
    if (turn + 1 >= WARM_UP.least && isSteady(now, before)) return;
    before = now;
  }
}

/**
 * Measures all subjects in turns, so that other load on the machine affects all of them equally.
 * The others are compared with the first subject.
 */
export async function compare(
  subjects: readonly RunningSubject[],
  given: Workload,
  { turns, scale }: Effort,
): Promise<readonly Figures[]> {
  const requests = Math.max(given.clients, Math.round(given.requests * scale));
  const workload = { ...given, requests };
  const agents = subjects.map(
    () => new Agent({ connections: workload.clients, connect: { timeout: CONNECT_MS } }),
  );
  const take = () => takeTurn(subjects, workload, agents);
  if (workload.single !== true) await warmUp(take, turns);
  const taken: Turn[] = [];
  while (taken.length < (workload.single === true ? 1 : turns)) taken.push(await take());
  await Promise.all(agents.map((agent) => agent.close()));
  return subjects.map(({ name }, at) => {
    const own = taken.flatMap((turn) => turn[at] ?? []);
    const ownRatios = taken.map((turn) => ratios(turn)[at] ?? Number.NaN);
    return {
      subject: name,
      cpu: median(own.map(({ cpu }) => cpu)),
      turns: own.map(({ cpu }) => cpu),
      ratio: median(ownRatios),
      server: serverFigures(taken, at),
      spread: [Math.min(...ownRatios), Math.max(...ownRatios)],
      firstByteMs: median(own.map(({ firstByteMs }) => firstByteMs)),
      peakMib: Math.max(...own.map(({ peakMib }) => peakMib)),
      addedMib: median(own.map(({ addedMib }) => addedMib)),
    };
  });
}

function serverFigures(taken: readonly Turn[], at: number): Figures["server"] {
  const costs = taken.map((turn) => ({ first: turn[0]?.cpu, server: turn[at]?.serverCpu ?? null }));
  if (costs.some(({ server }) => server === null)) return null;
  const cpus = costs.map(({ server }) => server ?? Number.NaN);
  const byFirst = costs.map(({ first, server }) => (server ?? Number.NaN) / (first ?? Number.NaN));
  return { cpu: median(cpus), ratio: median(byFirst) };
}
