/**
 * Rewrites prices, limits and abilities in src/catalog/well-known-models.json from a price feed:
 * `node scripts/refresh-catalog.ts FEED --source TEXT [--date YYYY-MM-DD]`, where FEED is a file or
 * an address of the LiteLLM price map or of OpenRouter's list of models. Models that the feed does
 * not know stay as they are and are named. To add a model, write its `preset`, `model`, `feed_key`
 * and `display_name` into the file first.
 */
import { readFile, writeFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { readFeed } from "./catalog/read-feed.ts";

const catalogFile = new URL("../src/catalog/well-known-models.json", import.meta.url);

interface CatalogRow {
  readonly preset: string;
  readonly model: string;
  /** The model's name in the feed. */
  readonly feed_key: string;
  readonly display_name: string;
}

async function readJson(place: string | URL): Promise<unknown> {
  if (typeof place === "string" && /^https?:\/\//.test(place)) {
    const reply = await fetch(place);
    if (!reply.ok) throw new Error(`${place} answered ${reply.status}`);
    return reply.json();
  }
  return JSON.parse(await readFile(place, "utf8"));
}

function refreshed(row: CatalogRow, feed: unknown): object {
  const facts = readFeed(feed, row.feed_key) ?? readFeed(feed, row.model);
  if (facts === undefined) {
    console.error(`kept as it was, since the feed does not know it: ${row.feed_key}`);
    return row;
  }
  const { dearer_above_tokens: tier, ...rest } = facts;
  const { preset, model, feed_key, display_name } = row;
  const description =
    tier === null
      ? `${display_name}, at the vendor's published prices.`
      : `${display_name}. One price for all lengths: the vendor's for prompts above ` +
        `${tier.toLocaleString("en-US")} tokens.`;
  return { preset, model, feed_key, display_name, description, ...rest };
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { source: { type: "string" }, date: { type: "string" } },
});
const [place] = positionals;
if (place === undefined || positionals.length > 1 || values.source === undefined) {
  console.error("usage: node scripts/refresh-catalog.ts FEED --source TEXT [--date YYYY-MM-DD]");
  process.exitCode = 2;
} else {
  const feed = await readJson(place);
  const old = (await readJson(catalogFile)) as { readonly models: readonly CatalogRow[] };
  const catalog = {
    date: values.date ?? new Date().toISOString().slice(0, 10),
    source: values.source,
    models: old.models.map((row) => refreshed(row, feed)),
  };
  await writeFile(catalogFile, `${JSON.stringify(catalog, null, 2)}\n`);
}
