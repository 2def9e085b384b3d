import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { claimPort } from "../../contract-tests/harness/claim-port.ts";

const DEPLOY = join(import.meta.dirname, "../../deploy");

/** The shipped rules, their tests and the board. */
export const shippedFiles = {
  rules: join(DEPLOY, "prometheus/alerts.yaml"),
  ruleTests: join(DEPLOY, "prometheus/test-alerts.yaml"),
  board: join(DEPLOY, "grafana/chat-gateway.json"),
} as const;

function installed(name: string): string | undefined {
  const folders = ["/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

const promtool = installed("promtool");
const prometheus = installed("prometheus");

/** Whether Prometheus and its tool are on this machine. */
export const hasPrometheus = promtool !== undefined && prometheus !== undefined;

/** Runs promtool; returns its exit code and its output. */
export function runPromtool(
  words: readonly string[],
  input = "",
): { readonly code: number | null; readonly output: string } {
  const { status, stdout, stderr } = spawnSync(promtool ?? "", words, { input, encoding: "utf8" });
  return { code: status, output: stdout + stderr };
}

/** One series of an instant query, with its latest value as text. */
export interface Series {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: readonly [atSeconds: number, value: string];
}

export interface RunningPrometheus {
  readonly query: (expression: string) => Promise<readonly Series[]>;
  /** Returns the shipped alert rules as Prometheus loaded them. */
  readonly rules: () => Promise<readonly { readonly name: string; readonly health: string }[]>;
  readonly stop: () => Promise<void>;
}

/** Starts Prometheus with the shipped rules; it scrapes the target each second. */
export async function startPrometheus(target: string): Promise<RunningPrometheus> {
  const folder = mkdtempSync(join(tmpdir(), "gateway-prometheus-"));
  const config = {
    global: { scrape_interval: "1s", evaluation_interval: "1s" },
    rule_files: [shippedFiles.rules],
    scrape_configs: [{ job_name: "chat-gateway", static_configs: [{ targets: [target] }] }],
  };
  writeFileSync(join(folder, "prometheus.yml"), JSON.stringify(config));
  const claimed = await claimPort();
  const address = `127.0.0.1:${claimed.port}`;
  const options = [
    `--config.file=${folder}/prometheus.yml`,
    `--storage.tsdb.path=${folder}/data`,
    `--web.listen-address=${address}`,
    "--log.level=error",
  ];
  const child = spawn(prometheus ?? "", options, { stdio: "ignore", cwd: folder });
  const exited = new Promise((resolve) => child.once("exit", resolve));
  const get = async (path: string): Promise<unknown> => {
    const response = await fetch(`http://${address}/api/v1/${path}`);
    const { data } = (await response.json()) as { readonly data: unknown };
    return data;
  };
  return {
    query: async (expression) => {
      const data = await get(`query?query=${encodeURIComponent(expression)}`);
      return (data as { readonly result?: readonly Series[] } | undefined)?.result ?? [];
    },
    rules: async () => {
      const { groups } = (await get("rules")) as {
        readonly groups: readonly { readonly rules: readonly { name: string; health: string }[] }[];
      };
      return groups.flatMap((group) => group.rules);
    },
    stop: async () => {
      child.kill("SIGKILL");
      await exited;
      await claimed.release();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
