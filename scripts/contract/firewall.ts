/**
 * Compares each contract with its last published version; exits with 1 if a change breaks a client
 * or is not understood.
 *
 *     node scripts/contract/firewall.ts              compare
 *     node scripts/contract/firewall.ts --publish    store each contract with the published ones
 */
import { contracts, type Contract } from "./contracts.ts";
import { withoutAccepted } from "./firewall/accepted-changes.ts";
import { listFaults } from "./firewall/change.ts";
import { compareDocuments } from "./firewall/document/compare-documents.ts";
import { listPublished, publish, readCurrent, readPublished } from "./firewall/published.ts";

/**
 * Returns the number of changes since the last published version that are neither harmless nor
 * accepted, plus the accepted changes that no longer occur; prints them.
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
  const failed = contracts.filter((contract) => compareWithLast(contract) > 0).length;
  console.log(`${contracts.length - failed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}

if (process.argv.includes("--publish")) {
  for (const contract of contracts) console.log(`published ${contract.name} ${publish(contract)}`);
} else compare();
