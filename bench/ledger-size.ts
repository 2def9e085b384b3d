/**
 * Cost of a ledger's size: fills ledgers of several sizes from generated exports, which the import
 * verifies, and measures start, requests, each page of the dashboard, reports, verification,
 * archive and backup on each: time, CPU and memory.
 *
 *     npm run bench:size -- [--entries 10000,10000000] [--stores sqlite,postgres] [--files FOLDER]
 *                           [--write]
 *
 * Uses the machine's own PostgreSQL if installed, which includes `pg_dump`. 10^7 entries take 25 GB
 * of disk and about half an hour per store. `--files` keeps the generated exports there and reuses
 * existing ones. `--write` writes each store's table into `docs/benchmarks.md`.
 */
import { hash } from "node:crypto";
import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres, systemPostgres } from "../contract-tests/harness/postgres.ts";
import { builtGateway } from "./gateway/as-in-production.ts";
import { describeMachine, documents, publish } from "./gateway/document.ts";
import { Session } from "./gateway/session.ts";
import { historyOf } from "./ledger-size/history.ts";
import { measureLedger, type Measured } from "./ledger-size/measure.ts";
import { cellOf, sizeTable } from "./ledger-size/report.ts";
import { writeExport } from "./ledger-size/write-export.ts";

const { values: options } = parseArgs({
  options: {
    entries: { type: "string", default: "10000,10000000" },
    stores: { type: "string", default: "sqlite,postgres" },
    files: { type: "string" },
    write: { type: "boolean", default: false },
  },
});
const sizes = options.entries.split(",").map(Number);
const machine = describeMachine();
const session = new Session();
const files = options.files ?? session.folder;

/** Returns the export of a ledger with this number of entries; generates it if needed. */
async function exportOf(entries: number): Promise<string> {
  const file = join(files, `${entries}.gz`);
  if (existsSync(file)) return file;
  const unfinished = `${file}.new`;
  await writeExport(unfinished, historyOf(entries, Date.now()), (key) => hash("sha256", key));
  renameSync(unfinished, file);
  return file;
}

async function measure(store: string, entries: number, built: string): Promise<Measured> {
  const file = await exportOf(entries);
  const postgres = store === "postgres" ? await startPostgres(systemPostgres() ?? undefined) : null;
  const folder = join(session.folder, `${store}-${entries}`);
  mkdirSync(folder);
  try {
    const onRow = (name: string, figures: Parameters<typeof cellOf>[0]): void =>
      console.error(`${store}, ${entries}: ${name}: ${cellOf(figures)}`);
    return await measureLedger({ built, file, folder, postgres, onRow });
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true });
  }
}

try {
  const built = dirname(builtGateway(dirname(import.meta.dirname), join(session.folder, "built")));
  for (const store of options.stores.split(",")) {
    const columns = new Map<number, Measured>();
    for (const entries of sizes) columns.set(entries, await measure(store, entries, built));
    const section = options.write
      ? { document: documents.benchmarks, name: `size, ${store}` }
      : null;
    publish(`${machine}\n\n${sizeTable(columns)}`, section);
  }
} finally {
  await session.close();
}
