import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strippedScript } from "./as-in-production.ts";
import { type Program, startProgram } from "./processes.ts";
import { upstreamModel, type Workload, WORKLOADS } from "./workloads.ts";

/** A running server under test. */
export interface RunningSubject {
  readonly name: string;
  readonly program: Program;
  readonly headers: Readonly<Record<string, string>>;
  /** Returns the client's name for the model of this workload. */
  readonly modelName: (workload: Workload) => string;
  /** CPU so far of its database's server, in microseconds. */
  readonly serverMicros?: () => number;
  /** Time from its start until it accepts requests. */
  readonly startMs: number;
  /** Folder of its files. */
  readonly folder: string;
}

/** Start parameters of a subject. */
export interface Surroundings {
  readonly upstreamPort: number;
  /** Private folder for its files. */
  readonly folder: string;
}

/** A server to be measured. */
export interface Subject {
  readonly name: string;
  readonly start: (surroundings: Surroundings) => Promise<RunningSubject>;
}

async function timed<Value>(start: () => Promise<Value>): Promise<[Value, number]> {
  const begun = performance.now();
  const value = await start();
  return [value, performance.now() - begun];
}

/** Name of the baseline proxy that parses and serializes. */
export const BARE_JSON = "bare, JSON";

/** The baseline proxy; `json` parses and serializes each body and event. */
export function bareProxy(mode: "plain" | "json"): Subject {
  const name = mode === "plain" ? "bare" : BARE_JSON;
  return {
    name,
    start: async ({ upstreamPort, folder }) => {
      const script = strippedScript(join(import.meta.dirname, "..", "servers", "bare-proxy.ts"));
      const command = [process.execPath, script, String(upstreamPort), mode] as const;
      const [program, startMs] = await timed(() =>
        startProgram({ command, logFile: join(folder, "log") }),
      );
      return { name, program, headers: {}, modelName: upstreamModel, startMs, folder };
    },
  };
}

/** Responses have the upstream of messages, to which they are compared. */
const upstreamKinds = { chat: "openai", messages: "anthropic", responses: "anthropic" } as const;

/**
 * Returns a configuration with one model per workload, and limits that count but admit all
 * requests.
 */
function gatewayConfig(port: number): string {
  const models = new Set(
    WORKLOADS.map((workload) => {
      const kind = upstreamKinds[workload.protocol];
      const model = upstreamModel(workload);
      const base = kind === "openai" ? `http://127.0.0.1:${port}/v1` : `http://127.0.0.1:${port}`;
      return `
  - id: ${kind}/${model}
    context_length: 1000000
    max_output_tokens: 4096
    capabilities: { tools: true, images: false, structured_output: best_effort, reasoning: none }
    pricing: { prompt: "0.0000000001", completion: "0.0000000002" }
    upstreams:
      - { kind: ${kind}, base_url: "${base}", model: ${model}, dialect: compatible,
          timeouts: { connect_ms: 60000, first_byte_ms: 120000 } }`;
    }),
  );
  return `plans:
  - id: demo
    models: ["*"]
    requests_per_minute: 100000000
    tokens_per_minute: 100000000000
    concurrent_requests: 100000
models:${[...models].join("")}\n`;
}

/** A private database of a gateway. */
export interface Database {
  /** URL of an empty database. */
  readonly url: string;
  /** CPU of the server's processes so far, in microseconds. */
  readonly serverMicros: () => number;
}

export interface GatewayOptions {
  readonly name: string;
  /** The file to run. */
  readonly entry: string;
  /** Default: the embedded store. */
  readonly database?: Database;
  /** Further settings. */
  readonly env?: Readonly<Record<string, string>>;
}

/** The gateway as in production: a ledger on disk, limits, metrics, the log in a file. */
export function gateway({ name, entry, database, env }: GatewayOptions): Subject {
  return {
    name,
    start: async ({ upstreamPort, folder }) => {
      const config = join(folder, "gateway.yaml");
      writeFileSync(config, gatewayConfig(upstreamPort));
      const [program, startMs] = await timed(() =>
        startProgram({
          command: [process.execPath, entry],
          cwd: folder,
          env: {
            PORT: "0",
            DATA_DIR: folder,
            GATEWAY_CONFIG: config,
            DEMO: "on",
            ATTEST: "off",
            LOG_LEVEL: "info",
            ...(database !== undefined && { DATABASE_URL: database.url }),
            ...env,
          },
          logFile: join(folder, "log"),
        }),
      );
      const key = readFileSync(join(folder, "demo-key"), "utf8").trim();
      return {
        name,
        program,
        headers: { authorization: `Bearer ${key}` },
        modelName: (workload) => `${upstreamKinds[workload.protocol]}/${upstreamModel(workload)}`,
        ...(database !== undefined && { serverMicros: database.serverMicros }),
        startMs,
        folder,
      };
    },
  };
}
