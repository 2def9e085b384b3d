/**
 * Cost of the same load on one PostgreSQL for 1, 2 and 4 replicas with only the ledger's work:
 * requests per second, CPU per request of the server and of the replicas.
 *
 *     npm run bench:replicas -- [--clients 64,256] [--seconds 10] [--before COMMIT] [--write]
 *
 * `--clients` counts the clients of all replicas together; `--before` also measures the ledger of
 * an earlier commit, in turns, with the current packages; `--write` writes the table into
 * `docs/operate/scale.md`.
 */
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import pg from "pg";
import { startPostgres } from "../contract-tests/harness/postgres.ts";
import { checkOut } from "./gateway/as-in-production.ts";
import { describeMachine, documents, publish } from "./gateway/document.ts";
import { serverMicros } from "./gateway/server-micros.ts";
import type { ReplicaCounts } from "./ledger-load/replica.ts";

const REPLICAS = [1, 2, 4];

/** A ledger under test: its name in the table, and its checkout. */
interface Ledger {
  readonly name: string;
  readonly root: string;
}

const COLUMNS = [
  "ledger",
  "clients",
  "replicas",
  "requests per second",
  "holds and settlements a batch",
  "PostgreSQL, µs CPU a request",
  "replicas, µs CPU a request",
  "a hold, median ms",
];

const { values: options } = parseArgs({
  options: {
    clients: { type: "string", default: "64,256" },
    seconds: { type: "string", default: "10" },
    before: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const program = fileURLToPath(new URL("ledger-load/replica.ts", import.meta.url));
const machine = describeMachine();
const server = await startPostgres();

function startReplica(databaseUrl: string, clients: number, { root }: Ledger): ChildProcess {
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  return fork(program, [String(clients), options.seconds, root], { env });
}

async function nextMessage(replica: ChildProcess): Promise<unknown> {
  const [message] = (await once(replica, "message")) as readonly unknown[];
  return message;
}

const COUNT_BATCHES = `SELECT sum((to_jsonb(replicas) ->> 'batch')::int)::int AS batches
  FROM replicas`;

/**
 * Returns the number of batches that the replicas of a database have written; 0 for versions that
 * do not count them.
 */
async function countBatches(databaseUrl: string): Promise<number> {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  try {
    const { rows } = await client.query(COUNT_BATCHES);
    return (rows as readonly { readonly batches: number | null }[])[0]?.batches ?? 0;
  } finally {
    await client.end();
  }
}

/** Returns the table's row for this number of clients and replicas. */
async function measure(ledger: Ledger, clients: number, replicas: number): Promise<string> {
  const databaseUrl = await server.createDatabase();
  const all = Array.from({ length: replicas }, () =>
    startReplica(databaseUrl, clients / replicas, ledger),
  );
  const ended = all.map((replica) => once(replica, "exit"));
  await Promise.all(all.map(nextMessage));
  const batchesBefore = await countBatches(databaseUrl);
  const before = serverMicros(server);
  const answers = all.map(nextMessage);
  for (const replica of all) replica.send("go");
  const counts = (await Promise.all(answers)) as readonly ReplicaCounts[];
  const micros = serverMicros(server) - before;
  const batches = (await countBatches(databaseUrl)) - batchesBefore;
  for (const replica of all) replica.send("close");
  await Promise.all(ended);
  const sum = (of: (count: ReplicaCounts) => number): number =>
    counts.reduce((total, count) => total + of(count), 0);
  const requests = sum((count) => count.requests);
  const cells = [
    ledger.name,
    `${clients}`,
    `${replicas}`,
    Math.round(requests / Number(options.seconds)).toLocaleString("en-US"),
    batches === 0 ? "–" : ((2 * requests) / batches).toFixed(1),
    (micros / requests).toFixed(0),
    (sum((count) => count.micros) / requests).toFixed(0),
    (sum((count) => count.holdMs) / replicas).toFixed(1),
  ];
  return `| ${cells.join(" | ")} |`;
}

const folder = mkdtempSync(join(tmpdir(), "gateway-bench-"));
try {
  const ledgers: Ledger[] = [{ name: "this", root: dirname(import.meta.dirname) }];
  const { before } = options;
  if (before !== undefined) {
    ledgers.push({ name: `before (${before})`, root: checkOut(before, folder) });
  }
  const table = [`| ${COLUMNS.join(" | ")} |`, `|${"---|".repeat(COLUMNS.length)}`];
  for (const clients of options.clients.split(",").map(Number)) {
    for (const replicas of REPLICAS) {
      for (const ledger of ledgers) table.push(await measure(ledger, clients, replicas));
    }
  }
  const section = options.write ? { document: documents.scale, name: "postgres" } : null;
  publish(`${machine}\n\n${table.join("\n")}`, section);
} finally {
  await server.stop();
  rmSync(folder, { recursive: true });
}
