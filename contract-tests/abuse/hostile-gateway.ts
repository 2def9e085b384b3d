import { spawn } from "node:child_process";
import { join } from "node:path";
import { call } from "../harness/call.ts";
import { firstLine } from "../harness/first-line.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

/** What a hostile upstream, or many clients, must not exceed. */
const HEAP_MEGABYTES = 1_024;

/** Beyond what the slowest machine needs: only the bounds on sizes may end an endless reply. */
const TOTAL_MS = 600_000;

/** A gateway with a small heap, whose models all belong to one misbehaving upstream. */
export interface HostileGateway {
  readonly server: TestServer;
  /** A figure of `/metrics`. */
  readonly figure: (name: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

export interface HostileModel {
  readonly maxOutputTokens: number;
  readonly totalMs?: number;
  /** The wire of its upstream; by default `openai`. */
  readonly kind?: UpstreamKind;
}

/** What an upstream's wire adds to the address, by its kind. */
const bases = { openai: "/v1", "openai-responses": "/v1", anthropic: "" } as const;

export type UpstreamKind = keyof typeof bases;

export interface HostileOptions {
  /**
   * The upstream's models by name, served as `hostile/<name>`; it knows them by the last part. Each
   * has a circuit breaker of its own.
   */
  readonly models: Readonly<Record<string, HostileModel>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the upstream and the gateway, each a process of its own. */
export async function startHostileGateway(options: HostileOptions): Promise<HostileGateway> {
  const upstream = spawn(process.execPath, [join(import.meta.dirname, "hostile-upstream.ts")], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const port = /^port (\d+)$/.exec(await firstLine(upstream.stdout))?.[1];
    if (port === undefined) throw new Error("the hostile upstream prints no port");
    const server = await startServer({
      config: configFor(port, options),
      env: {
        NODE_OPTIONS: `--max-old-space-size=${HEAP_MEGABYTES}`,
        ATTEST: "off",
        ...options.env,
      },
    });
    return {
      server,
      figure: async (name) => {
        const { text } = await call(server, "/metrics");
        return Number(new RegExp(`^${name} (\\S+)$`, "m").exec(text)?.[1] ?? Number.NaN);
      },
      stop: async () => {
        upstream.kill("SIGKILL");
        await server.stop();
      },
    };
  } catch (error) {
    upstream.kill("SIGKILL");
    throw error;
  }
}

function configFor(port: string, { models }: HostileOptions): string {
  const rows = Object.entries(models).map(
    ([name, { maxOutputTokens, totalMs = TOTAL_MS, kind = "openai" }]) => `
  - id: hostile/${name}
    context_length: 400000
    max_output_tokens: ${maxOutputTokens}
    capabilities: { tools: true, images: false, structured_output: none, reasoning: optional }
    pricing: { prompt: "0.0000001", completion: "0.0000002" }
    timeouts: { total_ms: ${totalMs} }
    upstreams:
      - { kind: ${kind}, base_url: "http://127.0.0.1:${port}${bases[kind]}", model: ${name} }`,
  );
  return `models:${rows.join("")}\n`;
}
