/**
 * Cuts 30 % of the connections of the vendors' SDKs, which retry by default; the exit code is 0 if
 * there is one charge per served logical request.
 *
 *     node system-tests/money/cuts.ts [--deployment embedded|postgres|replicas]
 *         [--requests N] [--seed N] [--no-keys]
 */
import { parseArgs } from "node:util";
import { runCuts } from "./cuts-run.ts";
import type { DeploymentKind } from "./deployment.ts";

const { values } = parseArgs({
  options: {
    deployment: { type: "string", default: "embedded" },
    requests: { type: "string", default: "400" },
    seed: { type: "string", default: "1" },
    "no-keys": { type: "boolean", default: false },
  },
});
const kinds: readonly DeploymentKind[] = ["embedded", "postgres", "replicas"];
const deployment = kinds.find((kind) => kind === values.deployment) ?? "embedded";
const report = await runCuts({
  deployment,
  requests: Number(values.requests),
  seed: Number(values.seed),
  keys: !values["no-keys"],
});
const { cuts, charges, reached, spent, price, answered, logical, abandoned } = report;
const cut = Object.values(cuts).reduce((sum, count) => sum + count, 0);
const places = Object.entries(cuts).map(([place, count]) => `${place} ${count}`);
console.log(`gateways run as                ${deployment}`);
console.log(`logical requests               ${logical}`);
console.log(`sent, repeats included         ${report.sent}`);
console.log(`connections cut                ${cut} (${places.join(", ")})`);
console.log(`answered in the end            ${answered}`);
console.log(`left by their users            ${abandoned}`);
console.log(`logical requests served        ${reached}`);
console.log(`upstream calls                 ${report.upstreamCalls}`);
console.log(`charges                        ${charges}`);
console.log(`charged beyond one each        ${spent - reached * price} nano-dollars`);
for (const line of [...report.wrongReplies, ...report.surprises]) console.log(line);
const wrongs = [
  charges - reached,
  report.upstreamCalls - reached,
  spent - reached * price,
  logical - answered - abandoned,
  report.wrongReplies.length,
  report.surprises.length,
  report.isConsistent ? 0 : 1,
];
const failed = wrongs.filter((count) => count !== 0).length;
console.log(`${wrongs.length - failed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
