/**
 * Compares the contract with the last published one; exits with 1 if a change breaks a client.
 *
 *     node scripts/contract/firewall.ts              compare
 *     node scripts/contract/firewall.ts --publish    keep the contract in spec/published/
 *     node scripts/contract/firewall.ts --figures    known edits: caught, false alarms; oasdiff beside
 */
import { breakingEdits } from "./firewall/breaking-edits.ts";
import { countEdits } from "./firewall/count-edits.ts";
import { harmlessEdits } from "./firewall/harmless-edits.ts";
import { editsSeenByOasdiff, hasOasdiff } from "./firewall/oasdiff.ts";
import {
  compareContracts,
  listPublished,
  publish,
  readCurrent,
  readPublished,
} from "./firewall/published.ts";

function compare(): void {
  const last = listPublished().at(-1);
  if (last === undefined) throw new Error("nothing is published in spec/published/");
  const breaches = compareContracts(readPublished(last), readCurrent());
  for (const { place, what } of breaches) console.log(`${place}: ${what}`);
  console.log(`${breaches.length} changes break a client of ${last}`);
  const { missed, alarms } = countEdits(readCurrent().document);
  const edits = breakingEdits.length + harmlessEdits.length;
  const failed = breaches.length + missed.length + alarms.length;
  console.log(`${edits - missed.length - alarms.length} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

function tellFigures(): void {
  const { document } = readCurrent();
  const { missed, alarms } = countEdits(document);
  const caught = breakingEdits.length - missed.length;
  console.log(`breaking edits caught: ${caught} of ${breakingEdits.length}`, missed);
  console.log(`false alarms: ${alarms.length} of ${harmlessEdits.length} harmless edits`, alarms);
  if (!hasOasdiff()) return console.log("oasdiff is not installed in .cache/bin");
  const seen = editsSeenByOasdiff(document, breakingEdits);
  const unseen = breakingEdits.map(([name]) => name).filter((name) => !seen.has(name));
  const wrong = [...editsSeenByOasdiff(document, harmlessEdits)];
  console.log(`oasdiff catches ${seen.size} of ${breakingEdits.length}; not:`, unseen);
  console.log(`oasdiff's false alarms: ${wrong.length} of ${harmlessEdits.length}:`, wrong);
}

if (process.argv.includes("--publish")) console.log(`published ${publish()}`);
else if (process.argv.includes("--figures")) tellFigures();
else compare();
