/**
 * CPU per request of the gateway and of a bare Node proxy: chat, 32 concurrent, streamed and not.
 * The figure to quote is the ratio within one run; both call the same mock upstream. This process
 * is the load; proxy, gateway and upstream have one each. The gateway runs as in production:
 * a real ledger on disk, its log at level info into a file; responses are not validated.
 *
 *     npm run bench [-- REQUESTS]
 *
 * REQUESTS is the number measured per case, in rounds, after as many again as warm-up.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Agent } from "undici";

const AT_ONCE = 32;
const ROUNDS = 5;
const CLOCK_TICKS_PER_SECOND = 100;
const MICROSECONDS = 1_000_000;
const START_POLL_MS = 20;
/** Hot code is compiled after thousands of requests: fewer would measure the compiler. */
const requests = Number(process.argv[2] ?? 20_000);

/** A stream's pieces leave the upstream together, or in a separate packet each. */
interface Case {
  readonly name: string;
  readonly model: "whole" | "together" | "apart";
  readonly stream: boolean;
  readonly requests: number;
}

const cases: readonly Case[] = [
  { name: "whole", model: "whole", stream: false, requests },
  { name: "streamed in one packet", model: "together", stream: true, requests: requests / 2 },
  { name: "streamed in 53 packets", model: "apart", stream: true, requests: requests / 4 },
];

const bodyOf = ({ model, stream }: Case): string =>
  JSON.stringify({
    model: `bench/${model}`,
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

interface StartOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  /** Where its output goes. */
  readonly logFile: string;
}

/** Resolves when the program has printed its port. */
async function start(script: string, { args, env, logFile }: StartOptions): Promise<Program> {
  const log = openSync(logFile, "w");
  const child = spawn(process.execPath, [join(import.meta.dirname, script), ...(args ?? [])], {
    stdio: ["ignore", log, "inherit"],
    env: { PATH: process.env["PATH"], ...env },
  });
  for (;;) {
    const port = /(?:port |base URL\s+http:\/\/127\.0\.0\.1:)(\d+)/.exec(
      readFileSync(logFile, "utf8"),
    )?.[1];
    if (port !== undefined) return { child, port: Number(port) };
    if (child.exitCode !== null) throw new Error(`${script} ended with ${child.exitCode}`);
    await delay(START_POLL_MS);
  }
}

/** User and system time of a process with all its threads, in seconds (Linux). */
function cpuSeconds({ child }: Program): number {
  const stat = readFileSync(`/proc/${child.pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) / CLOCK_TICKS_PER_SECOND;
}

interface Load {
  readonly program: Program;
  readonly at: Case;
  readonly headers: Readonly<Record<string, string>>;
  readonly agent: Agent;
  readonly requests: number;
}

/** CPU microseconds per request. */
async function load({ program, at, headers, agent, requests: count }: Load): Promise<number> {
  const body = bodyOf(at);
  let left = count;
  const before = cpuSeconds(program);
  const client = async (): Promise<void> => {
    while (left > 0) {
      left -= 1;
      const answer = await agent.request({
        origin: `http://127.0.0.1:${program.port}`,
        path: "/v1/chat/completions",
        method: "POST",
        headers: { "content-type": "application/json", ...headers },
        body,
      });
      const reply = await answer.body.text();
      const complete = at.stream ? reply.endsWith("data: [DONE]\n\n") : reply.endsWith("}");
      if (answer.statusCode !== 200 || !complete) {
        throw new Error(`${answer.statusCode} ${reply.slice(0, 500)}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, client));
  return ((cpuSeconds(program) - before) * MICROSECONDS) / count;
}

function median(values: readonly number[]): number {
  return [...values].toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

function configFor(port: number): string {
  const models = cases.map(
    ({ model }) => `
  - id: bench/${model}
    context_length: 8192
    max_output_tokens: 1024
    capabilities: { tools: true, images: false, structured_output: best_effort, reasoning: none }
    pricing: { prompt: "0.0000001", completion: "0.0000002" }
    upstreams:
      - { kind: openai, base_url: "http://127.0.0.1:${port}/v1", model: ${model} }`,
  );
  return `models:${models.join("")}\n`;
}

/** Every started program, in the order in which they are stopped. */
const programs: Program[] = [];

async function startAll(folder: string) {
  const upstream = await start("mock-upstream.ts", { logFile: join(folder, "upstream.log") });
  programs.push(upstream);
  const bare = await start("bare-proxy.ts", {
    args: [String(upstream.port)],
    logFile: join(folder, "bare.log"),
  });
  programs.push(bare);
  const configFile = join(folder, "gateway.yaml");
  writeFileSync(configFile, configFor(upstream.port));
  const gateway = await start("../src/main.ts", {
    env: {
      PORT: "0",
      DATA_DIR: folder,
      GATEWAY_CONFIG: configFile,
      LOG_LEVEL: "info",
      ATTEST: "off",
    },
    logFile: join(folder, "gateway.log"),
  });
  programs.push(gateway);
  const key = readFileSync(join(folder, "demo-key"), "utf8").trim();
  return [
    { program: bare, headers: {} },
    { program: gateway, headers: { authorization: `Bearer ${key}` } },
  ] as const;
}

async function compare(at: Case, [bare, gateway]: Awaited<ReturnType<typeof startAll>>) {
  const agent = new Agent({ connections: AT_ONCE });
  const both = async (count: number) => ({
    bare: await load({ ...bare, at, agent, requests: count }),
    gateway: await load({ ...gateway, at, agent, requests: count }),
  });
  await both(at.requests);
  const rounds: Awaited<ReturnType<typeof both>>[] = [];
  // Taking turns exposes both to the same other load on the machine.
  while (rounds.length < ROUNDS) rounds.push(await both(Math.ceil(at.requests / ROUNDS)));
  await agent.close();
  const ratio = median(rounds.map((round) => round.gateway / round.bare));
  console.log(
    `${at.name.padEnd(24)}bare proxy ${median(rounds.map((round) => round.bare)).toFixed(0)} µs` +
      `  gateway ${median(rounds.map((round) => round.gateway)).toFixed(0)} µs` +
      `  ratio ${ratio.toFixed(2)}`,
  );
}

const folder = mkdtempSync(join(tmpdir(), "gateway-bench-"));
try {
  const both = await startAll(folder);
  for (const at of cases) await compare(at, both);
} finally {
  const ended = programs.map(({ child }) => once(child, "exit"));
  for (const { child } of programs) child.kill("SIGTERM");
  await Promise.all(ended);
  rmSync(folder, { recursive: true });
}
