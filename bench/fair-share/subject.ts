import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { memory, resetPeaks } from "../gateway/processes.ts";
import {
  type Database,
  gateway,
  type RunningSubject,
  type Subject,
  type Surroundings,
} from "../gateway/subjects.ts";
import type { AttackCounts } from "./attacker.ts";
import type { Attack } from "./attacks.ts";
import type { HonestFigures } from "./honest.ts";
import { type Figures, figuresOf } from "./judge.ts";

/** A gateway with two accounts: one for the honest clients, one for the attacker. */
export interface FairShareSubject {
  readonly name: string;
  /** Measures the honest clients, during the attack or without one. */
  readonly measure: (seconds: number, attack: Attack | null) => Promise<Figures>;
  readonly close: () => void;
}

export interface FairShareOptions {
  readonly name: string;
  /** The file to run, and its checkout. */
  readonly entry: string;
  readonly checkout: string;
  readonly database?: Database;
  /** Finished requests in the attacker's ledger. */
  readonly history: number;
}

const MS_PER_SECOND = 1_000;
/** Excludes one-time work of a process, such as the first rendering of a page. */
const LEAD_MS = 1_000;
/** Time for the gateway to finish the attack's requests in flight. */
const REST_MS = 1_000;
const CALM_MS = 30;
const CALM_TRIES = 60;

const script = (name: string): string => join(import.meta.dirname, `${name}.ts`);

function seed(options: FairShareOptions, folder: string): void {
  const { checkout, database, history } = options;
  const { status } = spawnSync(
    process.execPath,
    [script("seed"), checkout, folder, String(history)],
    {
      stdio: "inherit",
      env: { PATH: process.env["PATH"], ...(database && { DATABASE_URL: database.url }) },
    },
  );
  if (status !== 0) throw new Error(`${options.name}: the ledger cannot be filled`);
}

/** The gateway as in production, on a ledger with the two accounts. */
export function gatewayWithAccounts(options: FairShareOptions): Subject {
  // Allows any host name, since the attack sends a unique one with each request and a page is
  // rendered for each.
  const env = { ALLOWED_HOSTS: "*" };
  const subject = gateway({ ...options, env });
  const start = (surroundings: Surroundings): Promise<RunningSubject> => {
    seed(options, surroundings.folder);
    return subject.start(surroundings);
  };
  return { name: subject.name, start };
}

const ask = async <Answer>(child: ChildProcess, message: unknown): Promise<Answer> => {
  const answered = once(child, "message");
  if (message !== null) child.send(message as object);
  return ((await answered) as [Answer])[0];
};

/** Starts the honest clients of a running gateway. */
export function fairShareSubject({
  name,
  program,
  headers,
  folder,
}: RunningSubject): FairShareSubject {
  const port = String(program.port);
  const key = headers["authorization"]?.replace("Bearer ", "") ?? "";
  const attackerKey = readFileSync(join(folder, "attacker-key"), "utf8").trim();
  const honest = fork(script("honest"), [port, key]);
  const rest = async (): Promise<void> => {
    await delay(REST_MS);
    for (let tried = 0; tried < CALM_TRIES; tried += 1) {
      const { latenciesMs } = await ask<HonestFigures>(honest, REST_MS);
      if ((latenciesMs.at(-1) ?? 0) < CALM_MS) return;
    }
    console.error(`${name} does not come to rest`);
  };
  const duringAttack = async (seconds: number, attack: Attack): Promise<Figures> => {
    const attacker = fork(script("attacker"), [attack.id, port, attackerKey]);
    await ask(attacker, null);
    resetPeaks(program);
    attacker.send("begin");
    await delay(LEAD_MS);
    const figures = await ask<HonestFigures>(honest, seconds * MS_PER_SECOND);
    const counts = await ask<AttackCounts>(attacker, "end");
    const peakMib = memory(program).peak;
    return figuresOf({ honest: figures, attack: counts, peakMib, seconds });
  };
  return {
    name,
    measure: async (seconds, attack) => {
      await rest();
      if (attack !== null) return duringAttack(seconds, attack);
      resetPeaks(program);
      const figures = await ask<HonestFigures>(honest, seconds * MS_PER_SECOND);
      return figuresOf({ honest: figures, attack, peakMib: memory(program).peak, seconds });
    },
    close: () => void honest.kill(),
  };
}
