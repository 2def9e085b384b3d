import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Folder of the installed frameworks; recreated if it was removed. */
const CACHE = join(import.meta.dirname, "../../../.cache/frameworks");

/**
 * Packages of each environment: frameworks with conflicting requirements have separate
 * environments.
 */
const packages = {
  agents: [
    ["langchain", "1.5.2"],
    ["langchain-anthropic", "1.7.10"],
    ["langchain-openai", "1.7.4"],
    ["langgraph", "1.2.24"],
    ["openai-agents", "0.24.0"],
    ["pydantic-ai-slim[anthropic,openai]", "2.68.0"],
    ["smolagents[openai]", "1.26.0"],
  ],
  instructor: [["instructor", "1.17.0"]],
  crewai: [["crewai", "1.15.30"]],
  litellm: [
    ["litellm", "1.110.2"],
    ["mcp", "*"],
  ],
  garak: [["garak", "0.17.1"]],
  haystack: [["haystack-ai", "3.4.1"]],
  inspect: [
    ["inspect-ai", "0.3.285"],
    ["openai", "3.57.0"],
  ],
  llamaindex: [
    ["llama-index-core", "0.14.25"],
    ["llama-index-llms-openai-like", "0.8.1"],
  ],
  lmeval: [["lm_eval[api]", "0.4.13"]],
  vibe: [["mistral-vibe", "3.0.2"]],
  javascript: [
    ["@ai-sdk/anthropic", "4.0.105"],
    ["@ai-sdk/openai", "4.0.118"],
    ["@ai-sdk/openai-compatible", "3.0.92"],
    ["@langchain/core", "1.4.0"],
    ["@langchain/openai", "1.6.0"],
    ["@llamaindex/openai", "0.4.23"],
    ["@llamaindex/workflow", "1.1.25"],
    ["@mastra/core", "1.71.0"],
    ["@openai/agents", "0.20.0"],
    ["ai", "7.0.173"],
    ["langchain", "1.5.14"],
    ["llamaindex", "0.12.1"],
    ["openai", "7.59.0"],
    ["zod", "4.6.7"],
  ],
  cline: [["cline", "3.0.65"]],
  claude: [["@anthropic-ai/claude-code", "2.1.332"]],
  codex: [["@openai/codex", "0.171.0"]],
  pi: [["@mariozechner/pi-coding-agent", "0.73.1"]],
} as const;

/** No client here runs a model by itself: garak requires gigabytes for it. */
const LEFT_OUT = "torch; python_version < '3'\naccelerate; python_version < '3'\n";

export type Environment = keyof typeof packages;

function run(folder: string, program: string, words: readonly string[]): void {
  execFileSync(program, words, { cwd: folder, stdio: ["ignore", "inherit", "inherit"] });
}

/**
 * Installs an environment once; returns its folder. `PYTHON` may name an interpreter of 3.12 or
 * newer.
 */
export function install(environment: Environment): string {
  const folder = join(CACHE, environment);
  const done = join(folder, "installed");
  if (existsSync(done)) return folder;
  mkdirSync(folder, { recursive: true });
  if (["javascript", "claude", "cline", "codex", "pi"].includes(environment)) {
    writeFileSync(join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
    const wanted = packages[environment].map(([name, version]) => `${name}@${version}`);
    run(folder, "npm", ["install", "--no-audit", "--no-fund", ...wanted]);
  } else {
    run(folder, process.env["PYTHON"] ?? "python3", ["-m", "venv", "."]);
    const wanted = packages[environment].map(([name, version]) =>
      version === "*" ? name : `${name}==${version}`,
    );
    // The installer of older interpreters takes half an hour to choose versions.
    run(folder, "bin/pip", ["install", "-q", "--upgrade", "pip", "uv"]);
    writeFileSync(join(folder, "overrides"), LEFT_OUT);
    const settings = ["-q", "--python", "bin/python", "--overrides", "overrides"];
    run(folder, "bin/uv", ["pip", "install", ...settings, ...wanted]);
  }
  writeFileSync(done, "");
  return folder;
}
