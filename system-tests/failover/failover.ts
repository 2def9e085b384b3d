/**
 * Makes the servers behind two replicas fail under load, and prints the effect on clients as a
 * table. The exit code is 0 if the money is correct and no client waited longer than 8 s for a
 * refusal.
 *
 *     npm run proofs:failover -- [--away-ms N] [--failure NAME] [--write]
 *
 * `--write` writes the table into `docs/operate/high-availability.md`.
 */
import { parseArgs } from "node:util";
import { describeMachine, documents, publish } from "../../bench/gateway/document.ts";
import { isKept, runFailover, type FailoverReport } from "./failover-run.ts";
import { failures } from "./all-failures.ts";
import { failoverTable } from "./report.ts";

/** Maximum time from the first byte of a request to its response, in any state of the database. */
const REFUSED_MS_MAX = 8_000;

const { values } = parseArgs({
  options: {
    "away-ms": { type: "string", default: "25000" },
    failure: { type: "string", default: "" },
    write: { type: "boolean", default: false },
  },
});

const machine = describeMachine();
const reports: FailoverReport[] = [];
for (const failure of failures.filter(({ name }) => name.includes(values.failure))) {
  const report = await runFailover(failure, Number(values["away-ms"]));
  if (report === null) {
    console.error(`this cannot be had here: ${failure.name}`);
    continue;
  }
  console.error(failoverTable([report]).split("\n").at(-1));
  for (const problem of report.verdict.problems) console.error(problem);
  reports.push(report);
}
const section = values.write ? { document: documents.availability, name: "failover" } : null;
publish(`${machine}\n\n${failoverTable(reports)}`, section);
const passed = reports.filter((report) => isKept(report) && report.refusedMs <= REFUSED_MS_MAX);
const failed = reports.length - passed.length;
console.log(`${passed.length} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
