/**
 * An hour of mixed load on one gateway process: chats, streams, messages, keyed repeats, refusals,
 * clients that disconnect or read slowly, failing upstreams, reloads. The exit code is 0 if memory,
 * sockets, files and timers stayed flat and the ledger is consistent. The last line is `N passed, N
 * failed`.
 *
 *     npm run proofs:hour -- [--minutes 60] [--clients 24] [--rate 10] [--seed 1]
 *         [--program dist/main.js] [--detach FILE]
 *
 * `--rate` bounds the requests per second, so that other work can run in parallel; `--program`
 * takes a production build; `--detach` returns immediately, and leaves the run in the background at
 * the lowest priority, writing to the file.
 */
import { spawn } from "node:child_process";
import { openSync } from "node:fs";
import { constants, setPriority } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { coursesOf, courseTable, SAMPLES_MIN } from "./flat.ts";
import { runMixed } from "./run.ts";
import { monotonicMs } from "../../contract-tests/harness/real-clock.ts";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    clients: { type: "string", default: "24" },
    rate: { type: "string" },
    seed: { type: "string", default: "1" },
    program: { type: "string" },
    detach: { type: "string" },
  },
});

/** Starts the same run without `--detach`, in a separate process group. */
function detach(file: string): void {
  const rest = process.argv.slice(2).filter((word, at, words) => {
    return !word.startsWith("--detach") && words[at - 1] !== "--detach";
  });
  const output = openSync(file, "a");
  const child = spawn(process.execPath, [import.meta.filename, ...rest], {
    detached: true,
    stdio: ["ignore", output, output],
  });
  setPriority(child.pid ?? 0, constants.priority.PRIORITY_LOW);
  child.unref();
  console.log(`process ${child.pid} writes to ${file}`);
}

async function run(): Promise<void> {
  const startedMs = monotonicMs();
  const minutes = (): string => ((monotonicMs() - startedMs) / 60_000).toFixed(1);
  const { endings, problems, samples, requests, reloads } = await runMixed({
    durationMs: Number(values.minutes) * 60_000,
    roundsMin: SAMPLES_MIN,
    roundMs: 25_000,
    clients: Number(values.clients),
    rate: values.rate === undefined ? null : Number(values.rate),
    seed: Number(values.seed),
    ...(values.program !== undefined && { program: resolve(values.program) }),
    progress: (line) => console.error(`${minutes().padStart(5)} min  ${line}`),
  });
  for (const ending of [...endings.keys()].toSorted((one, other) => one.localeCompare(other))) {
    console.log(`${ending.padEnd(44)} ${endings.get(ending)}`);
  }
  const courses = coursesOf(samples);
  console.log(`\n${minutes()} minutes, ${requests} requests, ${reloads} reloads\n`);
  console.log(`${courseTable(courses)}\n`);
  const failures = [
    ...problems,
    ...courses.filter(({ isFlat }) => !isFlat).map(({ figure }) => `${figure} is not flat`),
  ];
  for (const failure of failures) console.log(`PROBLEM ${failure}`);
  const passed = courses.filter(({ isFlat }) => isFlat).length;
  console.log(`${passed} passed, ${failures.length} failed`);
  process.exitCode = failures.length === 0 ? 0 : 1;
}

if (values.detach === undefined) await run();
else detach(values.detach);
