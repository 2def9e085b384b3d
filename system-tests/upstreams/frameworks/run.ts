/**
 * Twelve turns with tools by each framework, at a vendor that binds thinking to what stands before it,
 * with that changed in each way that the framework has. No request may be refused by the vendor, and
 * thinking must have gone back: kept where nothing changed, else dropped.
 *
 *     node system-tests/upstreams/frameworks/run.ts [FRAMEWORK …]
 *
 * Installs the frameworks into `.cache/frameworks` at first (npm, and a Python of 3.12 or newer, which
 * `PYTHON` may name).
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { bareEnvironment } from "../../../contract-tests/harness/start-server.ts";
import { anthropicAlways } from "../stand-ins/anthropic.ts";
import { modelId, startBench } from "../vendor-matrix/bench.ts";
import { type Environment, install } from "./installed.ts";
import { type Changes, countThinking, emptyRun } from "./thinking-sent.ts";

/**
 * What stands before the thinking: `clock` is another system prompt in each turn, `tools` another list
 * of tools from the seventh turn on, `last` no tools at the last step of a turn, `json` JSON in each
 * third turn, `cut` a history without its first turn.
 */
type Change = "nothing" | "clock" | "tools" | "last" | "json" | "cut";

const history = ["nothing", "clock", "tools", "cut"] as const;
const all = [...history, "last", "json"] as const;
const words = ["nothing", "clock", "tools"] as const;

const frameworks: Readonly<Record<string, readonly [Environment, readonly Change[]]>> = {
  "ai-sdk-anthropic": ["javascript", all],
  "ai-sdk-compatible": ["javascript", all],
  "ai-sdk-openai": ["javascript", all],
  "claude-code": ["claude", words],
  crewai: ["crewai", words],
  instructor: ["agents", ["nothing", "clock", "cut"]],
  langchain: ["javascript", all],
  "langchain-anthropic": ["agents", all],
  "langchain-openai": ["agents", all],
  litellm: ["litellm", all],
  "llama-index": ["llamaindex", history],
  "llamaindex-ts": ["javascript", history],
  mastra: ["javascript", [...history, "json"]],
  "mistral-vibe": ["vibe", ["nothing", "tools"]],
  "openai-agents": ["agents", [...history, "json"]],
  "pydantic-ai": ["agents", [...history, "json"]],
  smolagents: ["agents", history],
};

/** The command that plays the turns. */
function command(framework: string, environment: Environment, change: Change): readonly string[] {
  const folder = install(environment);
  const of = (name: string): string => join(import.meta.dirname, name);
  switch (environment) {
    case "javascript": {
      // Packages are found from where the program is.
      copyFileSync(of("conversations.mjs"), join(folder, "conversations.mjs"));
      return [process.execPath, join(folder, "conversations.mjs"), framework, change];
    }
    case "claude":
      return [of("coding-agent.sh"), join(folder, "node_modules/.bin/claude"), framework, change];
    case "vibe":
      return [of("coding-agent.sh"), join(folder, "bin/vibe"), framework, change];
    default:
      return [join(folder, "bin/python"), of("conversations.py"), framework, change];
  }
}

/**
 * Those that send no thinking back, and why: their conversations show only that nothing is refused.
 * Each is checked to be so.
 */
const withoutThinking: Readonly<Record<string, string>> = {
  crewai: "a crew is new in each turn, and its calls are text",
  instructor: "it sends no tools, and thinking travels in calls",
  "llama-index": "`ReActAgent` sends no tools, and thinking travels in calls",
  smolagents: "it sends calls of the past as text",
};

const TURNS = 12;
const bench = await startBench([anthropicAlways]);
const standIn = bench.standInOf(anthropicAlways);

/** Plays the turns; says what went wrong, or null. */
async function play(framework: string, environment: Environment, change: Change) {
  const [program = "", ...args] = command(framework, environment, change);
  const home = mkdtempSync(join(tmpdir(), "frameworks-"));
  standIn.reset();
  const child = spawn(program, args, {
    cwd: home,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...bareEnvironment(),
      HOME: home,
      GATEWAY_URL: `${bench.gateway.root}/v1`,
      GATEWAY_KEY: bench.gateway.key,
      MODEL: modelId(anthropicAlways),
    },
  });
  const ended = once(child, "close");
  const [, errors] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  rmSync(home, { recursive: true, force: true });
  if (child.exitCode !== 0) return errors.slice(-2_000);
  if (standIn.refused.length > 0) return `refused by the vendor: ${standIn.refused.join("; ")}`;
  if (standIn.taken.length < TURNS) return `only ${standIn.taken.length} requests`;
  const empty = emptyRun(countThinking(standIn.taken, standIn.answers), changesOf(change));
  if (framework in withoutThinking) {
    return empty === "sends no thinking back" ? null : "sends thinking back, unlike its note";
  }
  return empty;
}

function changesOf(change: Change): Changes {
  if (change === "json") return "format";
  return change === "nothing" ? change : "prefix";
}

/** What a run that went well has shown. */
function shown(framework: string): string {
  const counts = countThinking(standIn.taken, standIn.answers);
  const why = withoutThinking[framework];
  const thinking =
    why === undefined
      ? `${counts.withThinking} brought thinking back, ${counts.withDropped} lost some of it`
      : `sends nothing back: ${why}`;
  return `${counts.requests} requests, none refused; ${thinking}`;
}

const chosen = process.argv.slice(2);
let failed = 0;
for (const [framework, [environment, changes]] of Object.entries(frameworks)) {
  if (chosen.length > 0 && !chosen.includes(framework)) continue;
  for (const change of changes) {
    const problem = await play(framework, environment, change);
    if (problem !== null) failed += 1;
    console.log(`${framework}, ${change}: ${problem ?? shown(framework)}`);
  }
}
await bench.close();
process.exitCode = failed === 0 ? 0 : 1;
