import { randomInt } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { type Program, type StartOptions, startProgram } from "./processes.ts";
import type { Subject, Surroundings } from "./subjects.ts";
import { upstreamModel, WORKLOADS } from "./workloads.ts";

/** Other gateways, by their registry names. */
export const PEER_NAMES = ["crabllm", "portkey", "litellm"] as const;

export type PeerName = (typeof PEER_NAMES)[number];

export const peerVersions: Readonly<Record<PeerName, string>> = {
  crabllm: "0.0.25",
  portkey: "1.15.2",
  litellm: "1.105.0",
};

/** Returns the installation folder of a peer. */
export function peerFolder(name: PeerName): string {
  const cache = join(import.meta.dirname, "..", "..", "node_modules", ".cache", "peers");
  return join(cache, `${name}-${peerVersions[name]}`);
}

const KEY = "sk-bench";
const OPEN_POLL_MS = 10;
const OPEN_LIMIT_MS = 240_000;

const chatModels = [
  ...new Set(WORKLOADS.filter(({ protocol }) => protocol === "chat").map(upstreamModel)),
];

/** Below the ports of outgoing connections. */
const PORTS = { first: 20_000, last: 32_000 };

/** Returns a port that was free a moment ago, since peers cannot choose a free port themselves. */
async function freePort(): Promise<number> {
  for (let port = randomInt(PORTS.first, PORTS.last); port <= PORTS.last; port += 1) {
    const server = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      server.once("listening", () => resolve(true)).once("error", () => resolve(false));
      server.listen(port, "127.0.0.1");
    });
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
  throw new Error(`no port is free up to ${PORTS.last}`);
}

async function untilOpen({ child, port }: Program): Promise<void> {
  const deadline = performance.now() + OPEN_LIMIT_MS;
  while (performance.now() < deadline && child.exitCode === null) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1");
      socket.once("connect", () => resolve(true)).once("error", () => resolve(false));
      socket.once("connect", () => socket.destroy());
    });
    if (isOpen) return;
    await delay(OPEN_POLL_MS);
  }
  throw new Error(`nothing listens on port ${port}; exit code ${child.exitCode}`);
}

interface Peer {
  readonly binary: string;
  readonly setUp: (
    surroundings: Surroundings,
    port: number,
  ) => Pick<StartOptions, "command" | "env"> & {
    readonly headers: Readonly<Record<string, string>>;
  };
}

const bearer = { authorization: `Bearer ${KEY}` };

const peers: Readonly<Record<PeerName, Peer>> = {
  // Keys and counters in memory, its default.
  crabllm: {
    binary: join("bin", "crabllm"),
    setUp: ({ upstreamPort, folder }, port) => {
      const config = join(folder, "crabllm.toml");
      writeFileSync(
        config,
        `listen = "127.0.0.1:${port}"
[providers.mock]
kind = "openai"
api_key = "none"
base_url = "http://127.0.0.1:${upstreamPort}/v1"
models = ${JSON.stringify(chatModels)}
[[keys]]
name = "bench"
key = "${KEY}"
models = ["*"]
`,
      );
      const binary = join(peerFolder("crabllm"), "bin", "crabllm");
      return { command: [binary, "serve", "--config", config], headers: bearer };
    },
  },
  // It has no keys: the caller's key is passed on.
  portkey: {
    binary: join("node_modules", "@portkey-ai", "gateway", "build", "start-server.js"),
    setUp: ({ upstreamPort }, port) => ({
      command: [
        process.execPath,
        join(peerFolder("portkey"), peers.portkey.binary),
        `--port=${port}`,
        "--headless",
      ],
      env: { TRUSTED_CUSTOM_HOSTS: "127.0.0.1,localhost" },
      headers: {
        ...bearer,
        "x-portkey-provider": "openai",
        "x-portkey-custom-host": `http://127.0.0.1:${upstreamPort}/v1`,
      },
    }),
  },
  // Without its database: only a master key.
  litellm: {
    binary: join("bin", "litellm"),
    setUp: ({ upstreamPort, folder }, port) => {
      const config = join(folder, "litellm.yaml");
      const models = chatModels.map((model) => ({
        model_name: model,
        litellm_params: {
          model: `openai/${model}`,
          api_base: `http://127.0.0.1:${upstreamPort}/v1`,
          api_key: "none",
        },
      }));
      // JSON is valid YAML.
      const settings = { master_key: KEY };
      writeFileSync(config, JSON.stringify({ model_list: models, general_settings: settings }));
      const binary = join(peerFolder("litellm"), "bin", "litellm");
      return {
        command: [binary, "--config", config, "--host", "127.0.0.1", "--port", String(port)],
        // By default it ends a stream at its hundredth equal chunk.
        env: { LITELLM_LOG: "ERROR", REPEATED_STREAMING_CHUNK_LIMIT: "1000000" },
        headers: bearer,
      };
    },
  },
};

/** An installed peer. @throws Error when it is not installed. */
export function peer(name: PeerName): Subject {
  const { binary, setUp } = peers[name];
  if (!existsSync(join(peerFolder(name), binary))) {
    throw new Error(`${name} is not installed: node bench/install-peers.ts ${name}`);
  }
  return {
    name: `${name} ${peerVersions[name]}`,
    start: async (surroundings) => {
      const port = await freePort();
      const { headers, ...options } = setUp(surroundings, port);
      const begun = performance.now();
      const logFile = join(surroundings.folder, "log");
      const program = await startProgram({ ...options, cwd: surroundings.folder, logFile, port });
      await untilOpen(program).catch((error: unknown) => {
        program.child.kill("SIGKILL");
        throw new Error(readFileSync(logFile, "utf8").slice(-2000), { cause: error });
      });
      return {
        name: `${name} ${peerVersions[name]}`,
        program,
        headers,
        modelName: upstreamModel,
        protocols: ["chat"],
        isPeer: true,
        startMs: performance.now() - begun,
        folder: surroundings.folder,
      };
    },
  };
}
