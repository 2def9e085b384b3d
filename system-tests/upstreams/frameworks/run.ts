/**
 * Plays twelve turns with tools by each framework, at a vendor that binds thinking to its prefix,
 * with the prefix changed in each way that the framework supports. The vendor must not refuse a
 * request, and thinking must have been sent back: kept with an unchanged prefix, otherwise dropped.
 * Then tests the fields that frameworks send and the contract refuses, each with the switch in its
 * hint, and the frameworks that use the responses protocol.
 *
 *     node system-tests/upstreams/frameworks/run.ts [FRAMEWORK | ENVIRONMENT | switches | responses …]
 *
 * Installs the frameworks into `.cache/frameworks` at first; an environment that cannot be
 * installed is skipped by name. Mistral Vibe needs a Python of 3.12 or newer, which `PYTHON` may
 * name. The last line is `N passed, N failed[, N skipped]`, counted in conversations and cases.
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
 * Changes of the prefix: `clock` is another system prompt in each turn, `tools` another list of
 * tools from the seventh turn on, `cut` a history without its first turn; only at the last step of
 * a turn, `last` removes the tools, and `added` adds one. `json` is JSON by a schema in each third
 * turn, `object` JSON of any form, at the last step of a turn or in each third turn.
 */
type Change = "nothing" | "clock" | "tools" | "cut" | "last" | "added" | "json" | "object";

const words = ["nothing", "clock", "tools"] as const;
const history = [...words, "cut"] as const;
const steps = [...history, "last", "added", "json"] as const;
const all = [...steps, "object"] as const;

const frameworks: Readonly<Record<string, readonly [Environment, readonly Change[]]>> = {
  "ai-sdk-anthropic": ["javascript", steps],
  "ai-sdk-compatible": ["javascript", all],
  "ai-sdk-openai": ["javascript", all],
  "ai-sdk-responses": ["javascript", all],
  "claude-code": ["claude", words],
  cline: ["cline", words],
  // It keeps the system prompt of the first turn.
  codex: ["codex", ["nothing", "tools"]],
  crewai: ["crewai", words],
  instructor: ["instructor", ["nothing", "clock", "cut"]],
  langchain: ["javascript", all],
  "langchain-anthropic": ["agents", steps],
  "langchain-openai": ["agents", all],
  "langchain-openai-responses": ["agents", steps],
  "langchain-responses": ["javascript", steps],
  litellm: ["litellm", all],
  "llama-index": ["llamaindex", history],
  "llamaindex-ts": ["javascript", history],
  mastra: ["javascript", steps],
  "mistral-vibe": ["vibe", ["nothing", "tools"]],
  "openai-agents": ["agents", all],
  "openai-agents-js": ["javascript", steps],
  "openai-agents-responses": ["agents", steps],
  "pydantic-ai": ["agents", all],
  "pydantic-ai-anthropic": ["agents", steps],
  smolagents: ["agents", history],
};

/** Returns the command that plays the turns. */
function command(framework: string, environment: Environment, change: Change): readonly string[] {
  const folder = install(environment);
  const of = (name: string): string => join(import.meta.dirname, name);
  switch (environment) {
    case "javascript": {
      // Packages are resolved from the program's folder.
      copyFileSync(of("conversations.mjs"), join(folder, "conversations.mjs"));
      return [process.execPath, join(folder, "conversations.mjs"), framework, change];
    }
    case "cline":
      return [process.execPath, of("cline.mjs"), join(folder, "node_modules/.bin/cline"), change];
    case "claude":
      return [of("coding-agent.sh"), join(folder, "node_modules/.bin/claude"), framework, change];
    case "codex":
      return [of("coding-agent.sh"), join(folder, "node_modules/.bin/codex"), framework, change];
    case "vibe":
      return [of("coding-agent.sh"), join(folder, "bin/vibe"), framework, change];
    default:
      return [join(folder, "bin/python"), of("conversations.py"), framework, change];
  }
}

/**
 * Frameworks that send no thinking back, with the reason: their conversations show only that no
 * request is refused. Each is checked.
 */
const withoutThinking: Readonly<Record<string, string>> = {
  instructor: "it sends no tools, and thinking travels in calls",
  "llama-index": "`ReActAgent` sends no tools, and thinking travels in calls",
  smolagents: "it sends calls of the past as text",
};

const TURNS = 12;
/** Uses the model's own name, from which frameworks infer its features. */
const vendor = { ...anthropicAlways, name: anthropicAlways.upstream.model };
const bench = await startBench([vendor]);
const standIn = bench.standInOf(vendor);

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a program that calls the gateway, to its end. */
async function run([program = "", ...args]: readonly string[]): Promise<Ended> {
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
      MODEL: modelId(vendor),
    },
  });
  const ended = once(child, "close");
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  return { code: child.exitCode, output, errors };
}

/** Plays the turns; returns the fault, or null. */
async function play(framework: string, environment: Environment, change: Change) {
  const { code, errors } = await run(command(framework, environment, change));
  if (code !== 0) return `ended with ${code}: ${errors.slice(-2_000)}`;
  if (standIn.refused.length > 0) return `refused by the vendor: ${standIn.refused.join("; ")}`;
  if (standIn.taken.length < TURNS) return `only ${standIn.taken.length} requests`;
  const empty = emptyRun(
    countThinking(standIn.taken, standIn.answers),
    changesOf(framework, change),
  );
  if (framework in withoutThinking) {
    return empty === "sends no thinking back" ? null : "sends thinking back, unlike its note";
  }
  return empty;
}

/**
 * A crew of CrewAI is new in each turn, so no turn changes the prefix of its thinking. Mistral Vibe
 * writes the properties of a tool in another order after its first run.
 */
function changesOf(framework: string, change: Change): Changes {
  if (framework === "crewai") return "nothing";
  if (framework === "mistral-vibe" && change === "nothing") return "format";
  if (change === "json") return "format";
  return change === "nothing" ? change : "prefix";
}

/** Returns the result of a successful run. */
function shown(framework: string): string {
  const counts = countThinking(standIn.taken, standIn.answers);
  const why = withoutThinking[framework];
  const thinking =
    why === undefined
      ? `${counts.withThinking} brought thinking back, ${counts.withDropped} lost some of it`
      : `sends nothing back: ${why}`;
  return `${counts.requests} requests, none refused; ${thinking}`;
}

/** Environments with frameworks that send fields that the contract refuses. */
const switched = ["agents", "instructor", "javascript", "litellm", "llamaindex"] as const;

/** Environments with frameworks that use the responses protocol. */
const onResponses = ["agents", "javascript"] as const;

/** Returns the lines of a program that tests cases: a name, and `ok` or the fault. */
async function playCases(program: string, environment: Environment): Promise<readonly string[]> {
  const { code, output, errors } = await run(casesOf(program, environment));
  const lines = output.split("\n").filter((line) => line !== "");
  return code === 0
    ? lines
    : [...lines, `${program}, ${environment}: ended with ${code}: ${errors.slice(-2_000)}`];
}

function casesOf(program: string, environment: Environment): readonly string[] {
  const folder = install(environment);
  const of = (name: string): string => join(import.meta.dirname, name);
  if (environment !== "javascript") {
    return [join(folder, "bin/python"), of(`${program}.py`), environment];
  }
  copyFileSync(of(`${program}.mjs`), join(folder, `${program}.mjs`));
  return [process.execPath, join(folder, `${program}.mjs`)];
}

/** Returns the reason for which an environment cannot be installed, or null. */
function missing(environment: Environment): string | null {
  try {
    install(environment);
    return null;
  } catch (error) {
    return String(error).split("\n", 1).join();
  }
}

const chosen = process.argv.slice(2);
const isChosen = (name: string): boolean => chosen.length === 0 || chosen.includes(name);
const count = { passed: 0, failed: 0, skipped: 0 };
for (const [framework, [environment, changes]] of Object.entries(frameworks)) {
  if (!isChosen(framework)) continue;
  const why = missing(environment);
  if (why !== null) {
    count.skipped += changes.length;
    console.log(`${framework}: skipped: ${why}`);
    continue;
  }
  for (const change of changes) {
    const problem = await play(framework, environment, change);
    count[problem === null ? "passed" : "failed"] += 1;
    console.log(`${framework}, ${change}: ${problem ?? shown(framework)}`);
  }
}
const programs = { switches: switched, responses: onResponses } as const;
for (const [program, environments] of Object.entries(programs)) {
  for (const environment of environments) {
    if (!isChosen(environment) && !isChosen(program)) continue;
    const why = missing(environment);
    if (why !== null) {
      count.skipped += 1;
      console.log(`${program} of ${environment}: skipped: ${why}`);
      continue;
    }
    for (const line of await playCases(program, environment)) {
      count[line.endsWith(": ok") ? "passed" : "failed"] += 1;
      console.log(line);
    }
  }
}
await bench.close();
const tail = count.skipped > 0 ? `, ${count.skipped} skipped` : "";
console.log(`${count.passed} passed, ${count.failed} failed${tail}`);
process.exitCode = count.failed === 0 ? 0 : 1;
