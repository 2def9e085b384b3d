import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { type Environment, install } from "./installed.ts";
import type { Changes } from "./thinking-sent.ts";

/**
 * Changes of the prefix: `clock` is another system prompt in each turn, `tools` another list of
 * tools from the seventh turn on, `cut` a history without its first turn; only at the last step of
 * a turn, `last` removes the tools, and `added` adds one. `json` is JSON by a schema in each third
 * turn, `object` JSON of any form, at the last step of a turn or in each third turn.
 */
export type Change = "nothing" | "clock" | "tools" | "cut" | "last" | "added" | "json" | "object";

const words = ["nothing", "clock", "tools"] as const;
const history = [...words, "cut"] as const;
const steps = [...history, "last", "added", "json"] as const;
const all = [...steps, "object"] as const;

/** The environment of a client, the changes with which it is played, and a field that it sends. */
type Row = readonly [Environment, readonly Change[], string?];

/** Frameworks with the settings of the guide. */
const frameworks: Readonly<Record<string, Row>> = {
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

/**
 * Clients with their own settings, and a field with which the contract refuses them. They play their
 * turns at a gateway that ignores unlisted fields.
 */
const stock: Readonly<Record<string, Row>> = {
  "crewai-effort": ["crewai", words, "reasoning_effort"],
  garak: ["garak", ["nothing"], "n"],
  haystack: ["haystack", history, "n"],
  inspect: ["inspect", ["nothing"], "reasoning_effort"],
  "langchain-effort": ["agents", steps, "reasoning_effort"],
  "llama-index-functions": ["llamaindex", words, "parallel_tool_calls"],
  "lm-eval": ["lmeval", ["nothing"], "seed"],
  "openai-agents-one-call": ["agents", all, "parallel_tool_calls"],
  "openai-agents-js-chat": ["javascript", steps, "reasoning_effort"],
  pi: ["pi", words, "store"],
};

export const clients = { ...frameworks, ...stock };

/** Returns the command that plays the turns. */
export function command(
  framework: string,
  environment: Environment,
  change: Change,
): readonly string[] {
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
    case "pi":
      return [of("coding-agent.sh"), join(folder, "node_modules/.bin/pi"), framework, change];
    case "lmeval":
      return [of("evaluation.sh"), join(folder, "bin/lm_eval"), framework];
    case "garak":
      return [of("evaluation.sh"), join(folder, "bin/garak"), framework];
    case "inspect":
      return [of("evaluation.sh"), join(folder, "bin/inspect"), framework];
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
export const withoutThinking: Readonly<Record<string, string>> = {
  garak: "it sends no tools, and thinking travels in calls",
  instructor: "it sends no tools, and thinking travels in calls",
  "llama-index": "`ReActAgent` sends no tools, and thinking travels in calls",
  "lm-eval": "it sends no tools, and thinking travels in calls",
  smolagents: "it sends calls of the past as text",
};

/**
 * These show the model only the calls of the present turn, so no change is in front of its
 * thinking. Mistral Vibe writes the properties of a tool in another order after its first run.
 */
export function changesOf(framework: string, change: Change): Changes {
  if (["crewai", "crewai-effort", "llama-index-functions"].includes(framework)) return "nothing";
  if (framework === "mistral-vibe" && change === "nothing") return "format";
  if (change === "json") return "format";
  return change === "nothing" ? change : "prefix";
}
