import { spawn } from "node:child_process";
import { join } from "node:path";

const START_LIMIT_MS = 120_000;
const OUTPUT_CHARACTERS_MAX = 20_000;

/** A llama.cpp server in a separate process. */
export interface LocalModelServer {
  /** `http://127.0.0.1:PORT`, without the prefix `/v1`. */
  readonly root: string;
  readonly stop: () => Promise<void>;
}

/** Serves an installed model and resolves when it answers; rejects with its output. */
export async function startLocalModel(model: {
  readonly pythonPath: string;
  readonly modelFile: string;
}): Promise<LocalModelServer> {
  const child = spawn("python3", [join(import.meta.dirname, "serve.py"), model.modelFile], {
    stdio: ["pipe", "pipe", "pipe"],
    env: { ...process.env, PYTHONPATH: model.pythonPath },
  });
  const exited = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  let printed = "";
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    printed = (printed + text).slice(-OUTPUT_CHARACTERS_MAX);
  });
  const root = await new Promise<string>((resolve, reject) => {
    const fail = (why: string): void => reject(new Error(`llama.cpp ${why}:\n${printed}`));
    const timer = setTimeout(() => fail("did not start in time"), START_LIMIT_MS);
    let lines = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => {
      lines += text;
      const address = /^(http:\/\/\S+)\n/m.exec(lines)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.on("error", reject);
    void exited.then(() => fail("ended at its start"));
    void exited.finally(() => clearTimeout(timer));
  });
  return {
    root,
    stop: async () => {
      child.kill("SIGKILL");
      await exited;
    },
  };
}
