/**
 * Checks the contents of `deploy/` with the tools that read them, and tests the image's steps. A
 * check without its tool is skipped by name, which is a failure in CI. The last line is `N passed,
 * N failed[, N skipped]`.
 *
 *     npm run proofs:deploy [-- name…]
 */
import { join } from "node:path";
import { checkChart } from "./check-chart.ts";
import { checkCompose } from "./check-compose.ts";
import { checkCaddy, checkNginx, checkSystemd } from "./check-servers.ts";
import { tryImage } from "./image/try-image.ts";
import { mustRun, pythonTool, ROOT, runTool } from "./tools.ts";

interface Check {
  readonly name: string;
  /** Commands that succeed if the check's tools are installed. */
  readonly needs: readonly (readonly [string, ...string[]])[];
  /** Returns a summary; throws with the fault. */
  readonly run: () => Promise<string>;
}

const python = ["python3", "-m", "venv", "--help"] as const;

const checks: readonly Check[] = [
  {
    name: "dockerfile",
    needs: [python],
    run: async () => {
      const hadolint = await pythonTool("hadolint");
      const file = join(ROOT, "deploy/Dockerfile");
      await mustRun([hadolint, "--failure-threshold", "info", file]);
      return (await mustRun([hadolint, "--version"])).output.trim();
    },
  },
  { name: "image", needs: [["npm", "--version"]], run: tryImage },
  { name: "compose", needs: [["go", "version"]], run: checkCompose },
  { name: "chart", needs: [python], run: checkChart },
  { name: "systemd", needs: [["systemd-analyze", "--version"]], run: checkSystemd },
  { name: "nginx", needs: [["nginx", "-v"]], run: checkNginx },
  {
    name: "prometheus",
    needs: [["promtool", "--version"]],
    run: async () => {
      const file = join(ROOT, "deploy/prometheus/prometheus.yml");
      const { output } = await mustRun(["promtool", "check", "config", file]);
      // The configuration would be valid without its rules too, so they are counted.
      const rules = /(\d+) rules found/.exec(output)?.[0];
      if (rules === undefined) throw new Error(`no rules are loaded: ${output}`);
      return rules;
    },
  },
  { name: "caddy", needs: [["caddy", "version"]], run: checkCaddy },
];

async function missingFor(check: Check): Promise<string | null> {
  for (const command of check.needs) {
    const { code } = await runTool(command);
    if (code !== 0) return command.join(" ");
  }
  return null;
}

function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

const named = process.argv.slice(2);
const counts = { passed: 0, failed: 0, skipped: 0 };
for (const check of checks.filter(({ name }) => named.length === 0 || named.includes(name))) {
  const missing = await missingFor(check);
  if (missing !== null) {
    counts.skipped += 1;
    say(`skipped ${check.name}: this does not work here: ${missing}`);
    continue;
  }
  try {
    const note = await check.run();
    counts.passed += 1;
    say(`✓ ${check.name.padEnd(12)} ${note}`);
  } catch (error) {
    counts.failed += 1;
    say(`✗ ${check.name}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
const skipped = counts.skipped > 0 ? `, ${counts.skipped} skipped` : "";
say(`\n${counts.passed} passed, ${counts.failed} failed${skipped}`);
process.exitCode = counts.failed > 0 || (counts.skipped > 0 && process.env["CI"]) ? 1 : 0;
