/**
 * Asks the registry for known vulnerabilities of the production packages; a level of high or above
 * is a failure. If the registry does not answer, the audit is skipped and prints `NOT AUDITED`.
 *
 *     node scripts/audit.ts
 */
import { spawnSync } from "node:child_process";
import { judgeAudit } from "./install/judge-audit.ts";

const LIMIT_MS = 100_000;

const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], {
  cwd: new URL("..", import.meta.url),
  encoding: "utf8",
  timeout: LIMIT_MS,
  stdio: ["ignore", "pipe", "ignore"],
});
const result = judgeAudit(stdout);
if (result.kind === "unknown") {
  console.log(`NOT AUDITED: ${result.reason}`);
  console.log("0 passed, 0 failed, 1 skipped");
  process.exitCode = 1;
} else {
  for (const line of result.serious) console.log(line);
  const failed = result.serious.length;
  console.log(`${result.packages} production packages, ${failed} with known vulnerabilities`);
  console.log(failed === 0 ? "1 passed, 0 failed" : `0 passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
}
