/**
 * Starts the bare proxy and the gateway in turns, several times each, and reports medians: time and
 * CPU until `/readyz` answers 200 (the proxy: until it listens), and resident memory two seconds
 * later.
 *
 *     npm run bench:start -- [--starts 7] [--write SECTION]
 */
import { mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { builtGateway } from "./gateway/as-in-production.ts";
import { benchmarksSection, describeMachine, publish } from "./gateway/document.ts";
import { median } from "./gateway/load.ts";
import { cpuMicroseconds, memory, stopPrograms } from "./gateway/processes.ts";
import { Session } from "./gateway/session.ts";
import { bareProxy, gateway, type Subject } from "./gateway/subjects.ts";

const IDLE_MS = 2000;
const MICROSECONDS_PER_MS = 1000;
/** Port of an upstream that is never called. */
const NO_UPSTREAM = 9;

interface Start {
  readonly ms: number;
  readonly cpuMs: number;
  readonly idleMib: number;
}

const { values: options } = parseArgs({
  options: { starts: { type: "string", default: "7" }, write: { type: "string" } },
});

async function startOnce(subject: Subject, folder: string): Promise<Start> {
  mkdirSync(folder, { recursive: true });
  const { program, startMs } = await subject.start({ upstreamPort: NO_UPSTREAM, folder });
  try {
    const cpuMs = cpuMicroseconds(program) / MICROSECONDS_PER_MS;
    await delay(IDLE_MS);
    return { ms: startMs, cpuMs, idleMib: memory(program).now };
  } finally {
    await stopPrograms([program]);
  }
}

function render(subjects: readonly Subject[], starts: ReadonlyMap<Subject, Start[]>): string {
  const row = (subject: Subject): string => {
    const own = starts.get(subject) ?? [];
    const cells = [
      own.map(({ ms }) => ms),
      own.map(({ cpuMs }) => cpuMs),
      own.map(({ idleMib }) => idleMib),
    ].map((values) => median(values).toFixed(0));
    return `| ${[subject.name, ...cells].join(" | ")} |`;
  };
  const head = ["| | start, ms | CPU of the start, ms | idle, MiB |", "|---|---|---|---|"];
  return [...head, ...subjects.map(row)].join("\n");
}

const machine = describeMachine();
const root = dirname(import.meta.dirname);
const session = new Session();
try {
  const entry = builtGateway(root, join(session.folder, "built"));
  const source = join(root, "src", "main.ts");
  const subjects = [
    bareProxy("plain"),
    gateway({ name: "gateway, built", entry }),
    gateway({ name: "gateway from its source (`npm start`)", entry: source }),
  ];
  const starts = new Map(subjects.map((subject): [Subject, Start[]] => [subject, []]));
  for (let turn = 0; turn < Number(options.starts); turn += 1) {
    for (const [at, subject] of subjects.entries()) {
      const folder = join(session.folder, `${turn}-${at}`);
      starts.get(subject)?.push(await startOnce(subject, folder));
    }
  }
  publish(`${machine}\n\n${render(subjects, starts)}`, benchmarksSection(options.write));
} finally {
  await session.close();
}
