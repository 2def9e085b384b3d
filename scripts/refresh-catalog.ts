/**
 * Writes src/upstreams/catalog/well-known-models.json from the LiteLLM price map:
 *
 *     node scripts/refresh-catalog.ts FEED --source TEXT [--date YYYY-MM-DD] [--until YYYY-MM-DD]
 *
 * FEED is a file or a URL. Models that end before `--until` (default: the next New Year), that the
 * feed does not have or that cannot be billed at their price are omitted and printed with the
 * reason. To add a model, add it to scripts/catalog/wanted-models.ts, and, if the feed does not
 * have it yet, to scripts/catalog/supplement.ts.
 */
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { buildCatalog, formatCatalog } from "./catalog/build-catalog.ts";
import { wantedModels } from "./catalog/wanted-models.ts";

const catalogFile = new URL("../src/upstreams/catalog/well-known-models.json", import.meta.url);

async function readJson(place: string): Promise<unknown> {
  if (/^https?:\/\//.test(place)) {
    const reply = await fetch(place);
    if (!reply.ok) throw new Error(`${place} answered ${reply.status}`);
    return reply.json();
  }
  return JSON.parse(await readFile(place, "utf8"));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { source: { type: "string" }, date: { type: "string" }, until: { type: "string" } },
});
const [place] = positionals;
if (place === undefined || positionals.length > 1 || values.source === undefined) {
  console.error(
    "usage: node scripts/refresh-catalog.ts FEED --source TEXT " +
      "[--date YYYY-MM-DD] [--until YYYY-MM-DD]",
  );
  process.exitCode = 2;
} else {
  const date = values.date ?? new Date().toISOString().slice(0, 10);
  const until = values.until ?? `${Number(date.slice(0, 4)) + 1}-01-01`;
  const { models, leftOut } = buildCatalog(wantedModels, await readJson(place), until);
  await writeFile(catalogFile, formatCatalog({ date, source: values.source, models }));
  console.log(`${models.length} models written`);
  for (const { id, reason } of leftOut) console.log(`left out: ${id}: ${reason}`);
}
