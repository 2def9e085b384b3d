/**
 * Applies every edit of the corpus to the document of `/v1`, one at a time, and prints a table of
 * what our comparison and oasdiff say about it.
 *
 *     node scripts/contract/compare-tools.ts OASDIFF [MOST]
 *
 * `OASDIFF` is the program of that name; `MOST` bounds the edits of each row.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { listEdits, rowsOf, spread, type Edit } from "./corpus/corpus.ts";
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

/** Number of edits of a row, and of those that each tool says to be breaking. */
function countRow(edits: readonly Edit[]): { ours: number; theirs: number } {
  let [ours, theirs] = [0, 0];
  for (const { apply } of edits) {
    const edited = apply();
    if (isFoundByUs(edited)) ours += 1;
    if (isFoundByOasdiff(edited)) theirs += 1;
  }
  return { ours, theirs };
}

try {
  writeFileSync(old, JSON.stringify(document));
  console.log("| keyword | edit | sent in | edits | breaks | ours says so | oasdiff says so |");
  console.log("|---|---|---|---|---|---|---|");
  for (const [row, all] of rowsOf(listEdits(document))) {
    const edits = spread(all, Number(most));
    const { ours, theirs } = countRow(edits);
    const breaks = edits[0]?.isBreaking === true ? "yes" : "no";
    console.log(`| ${row} | ${edits.length} | ${breaks} | ${ours} | ${theirs} |`);
  }
} finally {
  rmSync(folder, { recursive: true });
}
