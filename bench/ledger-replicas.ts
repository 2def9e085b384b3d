/**
 * What one PostgreSQL takes of 1, 2 and 4 replicas that do nothing but the ledger's work: requests
 * per second, how many cores the server used meanwhile, and its CPU per request.
 *
 *     npm run bench:replicas -- [--requests 20000] [--write]
 *
 * `--requests` are those of each replica; `--write` puts the table into `docs/operate/scale.md`.
 */
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { startPostgres } from "../contract-tests/harness/postgres.ts";
import { describeMachine, documents, publish } from "./gateway/document.ts";
import { serverMicros } from "./gateway/server-micros.ts";

const REPLICAS = [1, 2, 4];
/** `ledger.ts` runs a warm-up and two rounds of all requests, and one of a twentieth. */
const ROUNDS = 3.05;
const MICROS_PER_SECOND = 1e6;

const { values: options } = parseArgs({
  options: {
    requests: { type: "string", default: "20000" },
    write: { type: "boolean", default: false },
  },
});
const bench = fileURLToPath(new URL("ledger.ts", import.meta.url));
const machine = describeMachine();
const server = await startPostgres();

async function runReplica(databaseUrl: string): Promise<void> {
  const child = spawn(process.execPath, [bench, options.requests], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const output = await text(child.stdout);
  if (!output.includes("ledger is consistent")) throw new Error(output);
}

/** The table's row of so many replicas at once. */
async function measure(replicas: number): Promise<string> {
  const databaseUrl = await server.createDatabase();
  const before = serverMicros(server);
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: replicas }, () => runReplica(databaseUrl)));
  const seconds = (performance.now() - startedAt) / 1_000;
  const micros = serverMicros(server) - before;
  const requests = replicas * Number(options.requests) * ROUNDS;
  const perRequest = micros / requests;
  const cells = [
    String(replicas),
    Math.round(requests / seconds).toLocaleString("en-US"),
    (micros / MICROS_PER_SECOND / seconds).toFixed(2),
    perRequest.toFixed(1),
    Math.round(MICROS_PER_SECOND / perRequest).toLocaleString("en-US"),
  ];
  return `| ${cells.join(" | ")} |`;
}

try {
  const table = [
    "| replicas | requests per second | cores of PostgreSQL | µs CPU per request | a core takes |",
    "|---|---|---|---|---|",
  ];
  for (const replicas of REPLICAS) table.push(await measure(replicas));
  const section = options.write ? { document: documents.scale, name: "postgres" } : null;
  publish(`${machine}\n\n${table.join("\n")}`, section);
} finally {
  await server.stop();
}
