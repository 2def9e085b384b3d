/**
 * Compares each contract with its last published version; exits with 1 if a change breaks a client or
 * is not understood, or if the known edits are not judged as they should be.
 *
 *     node scripts/contract/firewall.ts              compare
 *     node scripts/contract/firewall.ts --publish    keep each contract beside its published versions
 *     node scripts/contract/firewall.ts --figures    known edits: caught, false alarms; oasdiff beside
 */
import { contracts, type Contract } from "./contracts.ts";
import { withoutAccepted } from "./firewall/accepted-changes.ts";
import type { ApiDocument } from "./firewall/api-document.ts";
import { listFaults } from "./firewall/change.ts";
import { compareDocuments } from "./firewall/document/compare-documents.ts";
import { breakingEdits } from "./firewall/edits/breaking-edits.ts";
import { countEdits, type EditCount } from "./firewall/edits/count-edits.ts";
import { harmlessEdits } from "./firewall/edits/harmless-edits.ts";
import { countWithOasdiff, hasOasdiff } from "./firewall/edits/oasdiff.ts";
import { heldBreakingEdits, heldHarmlessEdits } from "./firewall/edits/held-edits.ts";
import { listPublished, publish, readCurrent, readPublished } from "./firewall/published.ts";

const allBreaking = [...breakingEdits, ...heldBreakingEdits];
const allHarmless = [...harmlessEdits, ...heldHarmlessEdits];

/**
 * The changes since the last published version that are not harmless and that nobody accepted, and
 * accepted ones that are not there any more; prints them.
 */
function compareWithLast(contract: Contract): number {
  const { name } = contract;
  const last = listPublished(contract).at(-1);
  if (last === undefined) throw new Error(`nothing is published of ${name}`);
  const changes = compareDocuments(readPublished(last, contract), readCurrent(contract));
  const all = listFaults(changes);
  const { faults, stale } = withoutAccepted(name, all);
  for (const { place, verdict, text } of faults) console.log(`${verdict} ${place}: ${text}`);
  for (const { reason } of stale) console.log(`accepted, and not there: ${reason}`);
  const accepted = all.length - faults.length;
  console.log(
    `${name}: ${faults.length} changes break a client of ${last}, or are not understood` +
      (accepted === 0 ? "" : `; ${accepted} are accepted`),
  );
  return faults.length + stale.length;
}

function compare(): void {
  const faults = contracts.reduce((sum, contract) => sum + compareWithLast(contract), 0);
  const document = readCurrent();
  const [breaking, harmless] = [allBreaking, allHarmless].map((edits) =>
    countEdits(document, edits),
  ) as [EditCount, EditCount];
  const wrong = [
    ...breaking.unreported.map((name) => `the breaking edit "${name}" is not reported`),
    ...harmless.reported.map((name) => `the harmless edit "${name}" is reported`),
    ...breaking.inapplicable,
    ...harmless.inapplicable,
  ];
  for (const text of wrong) console.log(text);
  const edits = allBreaking.length + allHarmless.length;
  console.log(`${edits - wrong.length} passed, ${wrong.length + faults} failed`);
  process.exitCode = wrong.length + faults === 0 ? 0 : 1;
}

function printFigures(name: string, count: typeof countEdits, document: ApiDocument): void {
  const breaking = count(document, allBreaking);
  console.log(
    `${name} reports ${breaking.reported.length} of ${allBreaking.length} breaking edits`,
  );
  for (const edit of [...breaking.unreported, ...breaking.inapplicable])
    console.log(`  not: ${edit}`);
  const harmless = count(document, allHarmless);
  console.log(`and ${harmless.reported.length} of ${allHarmless.length} harmless edits`);
  for (const edit of [...harmless.reported, ...harmless.inapplicable]) console.log(`  ${edit}`);
}

function printAllFigures(): void {
  const document = readCurrent();
  printFigures("the firewall", countEdits, document);
  if (hasOasdiff()) printFigures("oasdiff", countWithOasdiff, document);
  else console.log("oasdiff is not installed in .cache/bin");
}

if (process.argv.includes("--publish")) {
  for (const contract of contracts) console.log(`published ${contract.name} ${publish(contract)}`);
} else if (process.argv.includes("--figures")) printAllFigures();
else compare();
