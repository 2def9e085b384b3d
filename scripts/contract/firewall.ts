/**
 * Compares each contract with its published revisions; exits with 1 if a change breaks a client of
 * one, or is not understood.
 *
 *     node scripts/contract/firewall.ts                         compare
 *     node scripts/contract/firewall.ts --publish 2026-11-30    store each contract under this day
 */
import { contracts, type Contract } from "./contracts.ts";
import { withoutAccepted } from "./firewall/accepted-changes.ts";
import { listFaults } from "./firewall/change.ts";
import { compareDocuments } from "./firewall/document/compare-documents.ts";
import { isDay, listPublished, publish, readCurrent, readPublished } from "./firewall/published.ts";

/**
 * Returns the number of changes since a published revision that are neither harmless nor accepted,
 * plus the accepted changes that do not occur; prints them.
 */
function compareWith(revision: string, contract: Contract): number {
  const { name } = contract;
  const changes = compareDocuments(readPublished(revision, contract), readCurrent(contract));
  const span = { after: revision, until: "unreleased" };
  const { faults, stale } = withoutAccepted(name, changes, span);
  for (const { place, verdict, text } of faults) console.log(`${verdict} ${place}: ${text}`);
  for (const { reason } of stale) console.log(`accepted, and not there: ${reason}`);
  const accepted = listFaults(changes).length - faults.length;
  console.log(
    `${name}: ${faults.length} changes break a client of ${revision}, or are not understood` +
      (accepted === 0 ? "" : `; ${accepted} are accepted`),
  );
  return faults.length + stale.length;
}

/** Returns the number of faults since the published revisions of a contract. */
function compareWithAll(contract: Contract): number {
  const counts = listPublished(contract).map((revision) => compareWith(revision, contract));
  if (counts.length === 0) throw new Error(`nothing is published of ${contract.name}`);
  return counts.reduce((sum, count) => sum + count, 0);
}

function compare(): void {
  const failed = contracts.filter((contract) => compareWithAll(contract) > 0).length;
  console.log(`${contracts.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

const [command, day] = process.argv.slice(2);
if (command !== "--publish") compare();
else if (day === undefined || !isDay(day)) throw new Error("name the day");
else {
  for (const contract of contracts) {
    const isNew = publish(contract, day);
    console.log(`${contract.name}: ${isNew ? `published ${day}` : "as published before"}`);
  }
}
