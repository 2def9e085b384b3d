import { spawn } from "node:child_process";
import { join } from "node:path";
import { call } from "../harness/call.ts";
import { firstLine } from "../harness/first-line.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

/** Heap limit under a hostile upstream or many clients. */
const HEAP_MEGABYTES = 1_024;

/** Longer than the slowest machine needs: only the size limits may end an endless response. */
const TOTAL_MS = 600_000;

/** A gateway with a small heap and one misbehaving upstream for all its models. */
export interface HostileGateway {
  readonly server: TestServer;
  /** Returns a figure of `/metrics`. */
  readonly figure: (name: string) => Promise<number>;
  readonly stop: () => Promise<void>;
}

export interface HostileModel {
  readonly maxOutputTokens: number;
  readonly totalMs?: number;
  /** The wire of its upstream; by default `openai`. */
  readonly kind?: UpstreamKind;
}

/** The path that an upstream's wire adds to the address, by its kind. */
const bases = { openai: "/v1", "openai-responses": "/v1", anthropic: "" } as const;

export type UpstreamKind = keyof typeof bases;

export interface HostileOptions {
  /**
   * The upstream's models by name, served as `hostile/<name>`; the upstream uses the last part of
   * the name. Each has a separate circuit breaker.
   */
  readonly models: Readonly<Record<string, HostileModel>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the upstream and the gateway, each in a separate process. */
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
