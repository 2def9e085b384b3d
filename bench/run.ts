/**
 * CPU a request of the gateway beside a bare Node proxy, chat at 32 at once, whole and streamed.
 * The figure to quote is the ratio within one run; both serve the same mock upstream.
 *
 *     npm run bench [-- REQUESTS]
 */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Agent } from "undici";

const AT_ONCE = 32;
const ROUNDS = 3;
const CLOCK_TICKS_PER_SECOND = 100;
const MICROSECONDS = 1_000_000;
const requests = Number(process.argv[2] ?? 2_000);

const body = (model: string, stream: boolean): string =>
  JSON.stringify({
    model,
    ...(stream && { stream }),
    messages: [
      { role: "system", content: "You answer in one sentence." },
      { role: "user", content: "Tell me what a gateway is, in plain words, as short as you can." },
    ],
  });

interface Program {
  readonly child: ChildProcess;
  readonly port: number;
}

function start(script: string, options: { args?: string[]; env?: Record<string, string> } = {}) {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, script), ...(options.args ?? [])],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: { PATH: process.env["PATH"], ...options.env },
    },
  );
  return new Promise<Program>((resolve, reject) => {
    let output = "";
    child.stdout.on("data", (text: Buffer) => {
      if (output.length > 10_000) return;
      output += text.toString();
      const port = /(?:port |base URL\s+http:\/\/127\.0\.0\.1:)(\d+)/.exec(output)?.[1];
      if (port !== undefined) resolve({ child, port: Number(port) });
    });
    child.once("exit", (code) => reject(new Error(`${script} ended with ${code}\n${output}`)));
  });
}

/** User and system time of a process with all its threads, in seconds (Linux). */
function cpuSeconds({ child }: Program): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
}

interface Load {
  readonly program: Program;
  readonly stream: boolean;
  readonly headers: Readonly<Record<string, string>>;
  readonly agent: Agent;
}

async function load({ program, stream, headers, agent }: Load): Promise<number> {
  const text = body("bench/mock", stream);
  let left = requests;
  const before = cpuSeconds(program);
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const answer = await agent.request({
        origin: `http://127.0.0.1:${program.port}`,
        path: "/v1/chat/completions",
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body: text,
      });
      const reply = await answer.body.text();
      const complete = stream ? reply.endsWith("data: [DONE]\n\n") : reply.endsWith("}");
      if (answer.statusCode !== 200 || !complete) {
        throw new Error(`${answer.statusCode} ${reply.slice(0, 500)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return ((cpuSeconds(program) - before) * MICROSECONDS) / requests;
}

function median(values: readonly number[]): number {
  return [...values].toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function configFor(port: number): string {
  return `models:
  - id: bench/mock
    context_length: 8192
    max_output_tokens: 1024
    capabilities: { tools: true, images: false, structured_output: best_effort, reasoning: none }
    pricing: { prompt: "0.000001", completion: "0.000002" }
    upstreams:
      - { kind: openai, base_url: "http://127.0.0.1:${port}/v1", model: mock }
`;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "gateway-bench-"));
  const programs: Program[] = [];
  const agent = new Agent({ connections: AT_ONCE });
  try {
    const upstream = await start("mock-upstream.ts");
    programs.push(upstream);
    const bare = await start("bare-proxy.ts", { args: [String(upstream.port)] });
    programs.push(bare);
    const configFile = join(folder, "gateway.yaml");
    writeFileSync(configFile, configFor(upstream.port));
    const gateway = await start("../src/main.ts", {
      env: { PORT: "0", DATA_DIR: folder, GATEWAY_CONFIG: configFile, LOG_LEVEL: "info" },
    });
    programs.push(gateway);
    const key = readFileSync(join(folder, "demo-key"), "utf8").trim();
    const headers = { authorization: `Bearer ${key}` };
    for (const stream of [false, true]) {
      const figures: { readonly bare: number; readonly gateway: number }[] = [];
      for (let round = 0; round <= ROUNDS; round += 1) {
        const one = await load({ program: bare, stream, headers: {}, agent });
        const other = await load({ program: gateway, stream, headers, agent });
        // The first round warms both up.
        if (round > 0) figures.push({ bare: one, gateway: other });
      }
      const ratio = median(figures.map((figure) => figure.gateway / figure.bare));
      console.log(
        `${stream ? "streamed" : "whole   "}  bare proxy ${median(figures.map((f) => f.bare)).toFixed(0)} µs` +
          `  gateway ${median(figures.map((f) => f.gateway)).toFixed(0)} µs  ratio ${ratio.toFixed(2)}`,
      );
    }
  } finally {
    await agent.close();
    for (const { child } of programs) child.kill("SIGTERM");
    setTimeout(() => rmSync(folder, { recursive: true, force: true }), 2_000);
  }
}

await main();
