/**
 * Kills gateways under load and judges the books that are left; the exit code is 0 where nothing
 * was lost, doubled, overspent, or charged without a call.
 *
 *     node contract-tests/money/crash.ts --store sqlite|postgres [--kills N] [--pauses N]
 */
import { parseArgs } from "node:util";
import { runCrash } from "./crash-run.ts";

const { values } = parseArgs({
  options: {
    store: { type: "string", default: "sqlite" },
    kills: { type: "string", default: "50" },
    pauses: { type: "string", default: "0" },
  },
});
const store = values.store === "postgres" ? "postgres" : "sqlite";
const report = await runCrash({
  store,
  kills: Number(values.kills),
  replicas: store === "postgres" ? 3 : 1,
  pauses: store === "postgres" ? Number(values.pauses) : 0,
});
const { lost, doubled, overspent, chargedNeverSent, unmarked, problems, surprises } = report;
const { kills, pauses, upstreamCalls, acknowledged } = report;
console.log(`store                       ${store}`);
console.log(`kills                       ${kills}`);
console.log(`pauses beyond the expiry    ${pauses}`);
console.log(`upstream calls              ${upstreamCalls}`);
console.log(`replies to the last byte    ${acknowledged}`);
console.log(`lost                        ${lost}`);
console.log(`doubled                     ${doubled}`);
console.log(`overspent                   ${overspent}`);
console.log(`charged though never sent   ${chargedNeverSent} nano-dollars`);
console.log(`charged and not marked      ${unmarked}`);
for (const line of new Set([...problems, ...surprises])) console.log(line);
const wrongs = [lost, doubled, overspent, chargedNeverSent, unmarked, problems.length];
const failed = wrongs.filter((count) => count !== 0).length;
console.log(`${wrongs.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
