/**
 * Capacity of a core: CPU per request of one gateway process on either store, and of its PostgreSQL
 * server, by the rows of `npm run bench`.
 *
 *     npm run bench:capacity -- [--rows chat-32,chat-256,stream-64] [--scale 1] [--write]
 *
 * `--write` writes the table into `docs/operate/scale.md`.
 */
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../contract-tests/harness/postgres.ts";
import { builtGateway } from "./gateway/as-in-production.ts";
import { compare } from "./gateway/compare.ts";
import { describeMachine, documents, publish } from "./gateway/document.ts";
import { serverMicros } from "./gateway/server-micros.ts";
import { Session } from "./gateway/session.ts";
import { gateway, type RunningSubject } from "./gateway/subjects.ts";
import { type Workload, WORKLOADS } from "./gateway/workloads.ts";

const TURNS = 5;
const MICROS_PER_SECOND = 1e6;

const { values: options } = parseArgs({
  options: {
    rows: { type: "string", default: "chat-32,chat-256,stream-64" },
    scale: { type: "string", default: "1" },
    write: { type: "boolean", default: false },
  },
});

function perSecond(micros: number, { stream }: Workload): string {
  const requests = Math.round(MICROS_PER_SECOND / micros);
  const count = requests.toLocaleString("en-US");
  if (stream === null) return `${count} requests`;
  return `${count} streams, ${(requests * stream.chunks).toLocaleString("en-US")} chunks`;
}

/** Returns the table's rows for one workload, one row per subject. */
async function measure(
  workload: Workload,
  subjects: readonly RunningSubject[],
): Promise<readonly string[]> {
  const effort = { turns: TURNS, scale: Number(options.scale) };
  const figures = await compare(subjects, workload, effort);
  console.error(`measured ${workload.id}`);
  return figures.map(({ subject, cpu, server: own }) => {
    const database = own?.cpu.toFixed(0) ?? "–";
    const cells = [workload.name, subject, cpu.toFixed(0), perSecond(cpu, workload), database];
    return `| ${cells.join(" | ")} |`;
  });
}

const machine = describeMachine();
const session = new Session();
const server = await startPostgres();
try {
  const entry = builtGateway(dirname(import.meta.dirname), join(session.folder, "built"));
  const database = {
    url: await server.createDatabase(),
    serverMicros: () => serverMicros(server),
  };
  const subjects = await session.start([
    gateway({ name: "SQLite", entry }),
    gateway({ name: "PostgreSQL", entry, database }),
  ]);
  const table = [
    "| one process | ledger | µs CPU | a core serves per second | µs CPU of PostgreSQL |",
    "|---|---|---|---|---|",
  ];
  for (const id of options.rows.split(",")) {
    const workload = WORKLOADS.find((row) => row.id === id);
    if (workload === undefined) throw new Error(`there is no row ${id}`);
    table.push(...(await measure(workload, subjects)));
  }
  const section = options.write ? { document: documents.scale, name: "core" } : null;
  publish(`${machine}\n\n${table.join("\n")}`, section);
} finally {
  await session.close();
  await server.stop();
}
