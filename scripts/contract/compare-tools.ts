/**
 * Applies every edit of the corpus to the document of `/v1`, one at a time, and prints a table of
 * how many of them our comparison and oasdiff call breaking.
 *
 *     node scripts/contract/compare-tools.ts OASDIFF [MOST]
 *
 * `OASDIFF` is the program of that name; `MOST` bounds the edits of each cell.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listEdits, spread, type Edit } from "./corpus/corpus.ts";
import type { Effect } from "./corpus/edits.ts";
import type { Way } from "./corpus/reached.ts";
import { compareDocuments } from "./firewall/document/compare-documents.ts";
import type { JsonObject } from "./firewall/part.ts";

const [oasdiff, most = "100000"] = process.argv.slice(2);
if (oasdiff === undefined) throw new Error("name the program oasdiff");
const program = oasdiff;

const document = JSON.parse(
  readFileSync(new URL("../../generated/openapi.json", import.meta.url), "utf8"),
) as JsonObject;
const folder = mkdtempSync(join(tmpdir(), "corpus-"));
const [old, now] = [join(folder, "old.json"), join(folder, "now.json")];

/** Returns whether oasdiff reports an error or a warning. */
function isFoundByOasdiff(edited: JsonObject): boolean {
  writeFileSync(now, JSON.stringify(edited));
  const { status, stdout, stderr } = spawnSync(program, ["breaking", old, now, "-f", "json"], {
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`oasdiff ended with ${status}: ${stderr}`);
  const found: unknown = JSON.parse(stdout || "[]");
  return Array.isArray(found) && found.length > 0;
}

function isFoundByUs(edited: JsonObject): boolean {
  return compareDocuments(document, edited).some(
    ({ verdict }) => verdict === "breaking" || verdict === "unknown",
  );
}

/** Returns `108: 108, 0`: the number of edits, and of those that each tool says to be breaking. */
function cellOf(edits: readonly Edit[]): string {
  let [ours, theirs] = [0, 0];
  for (const { apply } of edits) {
    const edited = apply();
    if (isFoundByUs(edited)) ours += 1;
    if (isFoundByOasdiff(edited)) theirs += 1;
  }
  return edits.length === 0 ? "" : `${edits.length}: ${ours}, ${theirs}`;
}

const ways: readonly Way[] = ["request", "response", "stream", "both"];
const effects: readonly Effect[] = ["narrowed", "widened"];
const columns = ways.flatMap((way) => effects.map((effect) => ({ way, effect })));

try {
  writeFileSync(old, JSON.stringify(document));
  const edits = listEdits(document);
  const line = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);
  line(["keyword", ...columns.map(({ way, effect }) => `${way} ${effect}`)]);
  line(["keyword", ...columns].map(() => "---"));
  for (const keyword of new Set(edits.map((edit) => edit.keyword))) {
    const cells = columns.map(({ way, effect }) => {
      const own = edits.filter((edit) => edit.keyword === keyword && edit.way === way);
      return cellOf(
        spread(
          own.filter((edit) => edit.effect === effect),
          Number(most),
        ),
      );
    });
    line([keyword, ...cells]);
  }
} finally {
  rmSync(folder, { recursive: true });
}
