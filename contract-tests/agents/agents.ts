import { existsSync } from "node:fs";
import { mkdir, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ROOT } from "../clients/paths.ts";
import { runProgram } from "../clients/run-program.ts";

/** Folder of the installed agents, with a subfolder for each version. */
export const CACHE = join(ROOT, ".cache/agents");

const INSTALL_LIMIT_MS = 600_000;

/** A coding agent that the tests install and run. */
export interface Agent {
  /** Its heading in the guide and in the matrix. */
  readonly name: string;
  /** Its part of a recording's name. */
  readonly slug: string;
  readonly registry: "npm" | "pypi";
  readonly package: string;
  readonly program: string;
  /** Versions to run besides the newest. */
  readonly also: readonly string[];
  /** Variables that disable its telemetry, updates and downloads. */
  readonly quiet: Readonly<Record<string, string>>;
}

/** Every agent, in the order of the guide. */
export const agents: readonly Agent[] = [
  {
    name: "Claude Code",
    slug: "claude-code",
    registry: "npm",
    package: "@anthropic-ai/claude-code",
    program: "claude",
    also: ["2.1.332"],
    quiet: { CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: "1", DISABLE_AUTOUPDATER: "1" },
  },
  {
    name: "opencode",
    slug: "opencode",
    registry: "npm",
    package: "opencode-ai",
    program: "opencode",
    also: [],
    quiet: {
      OPENCODE_DISABLE_AUTOUPDATE: "1",
      OPENCODE_DISABLE_MODELS_FETCH: "1",
      OPENCODE_DISABLE_LSP_DOWNLOAD: "1",
    },
  },
  {
    name: "Codex",
    slug: "codex",
    registry: "npm",
    package: "@openai/codex",
    program: "codex",
    also: ["0.169.0"],
    quiet: {},
  },
  {
    name: "pi",
    slug: "pi",
    registry: "npm",
    package: "@mariozechner/pi-coding-agent",
    program: "pi",
    also: [],
    quiet: { PI_OFFLINE: "1" },
  },
  {
    name: "Cline",
    slug: "cline",
    registry: "npm",
    package: "cline",
    program: "cline",
    also: [],
    quiet: {},
  },
  {
    name: "Qwen Code",
    slug: "qwen-code",
    registry: "npm",
    package: "@qwen-code/qwen-code",
    program: "qwen",
    also: [],
    quiet: { QWEN_TELEMETRY_ENABLED: "false" },
  },
  {
    name: "Continue",
    slug: "continue",
    registry: "npm",
    package: "@continuedev/cli",
    program: "cn",
    also: [],
    quiet: { CONTINUE_TELEMETRY_ENABLED: "0" },
  },
  {
    name: "aider",
    slug: "aider",
    registry: "pypi",
    package: "aider-chat",
    program: "aider",
    also: [],
    quiet: { AIDER_ANALYTICS_DISABLE: "true", AIDER_CHECK_UPDATE: "false" },
  },
];

/** A version of an agent on this machine. */
export interface InstalledAgent {
  readonly agent: Agent;
  readonly version: string;
  /** The folder of its program. */
  readonly bin: string;
}

/** An agent that cannot be installed here, and the reason. */
export interface MissingAgent {
  readonly agent: Agent;
  readonly why: string;
}

/** Installs the newest version of an agent and those to run besides it, each once. */
export async function install(agent: Agent): Promise<readonly (InstalledAgent | MissingAgent)[]> {
  const newest = await newestVersion(agent);
  if (newest === null) return [{ agent, why: `${agent.registry} has no answer` }];
  const versions = [...new Set([newest, ...agent.also])];
  return Promise.all(versions.map((version) => installVersion(agent, version)));
}

async function newestVersion({ registry, package: name }: Agent): Promise<string | null> {
  await mkdir(CACHE, { recursive: true });
  const command: readonly [string, ...string[]] =
    registry === "npm"
      ? ["npm", "view", name, "version"]
      : ["python3", "-m", "pip", "index", "versions", name, "--disable-pip-version-check"];
  const { code, stdout } = await runProgram(command, {
    folder: CACHE,
    env: {},
    limitMs: INSTALL_LIMIT_MS,
  });
  return code === 0 ? (/\d+\.\d+[\w.-]*/.exec(stdout)?.[0] ?? null) : null;
}

/** Installs packages with their scripts, since some download the program in a script. */
async function installVersion(
  agent: Agent,
  version: string,
): Promise<InstalledAgent | MissingAgent> {
  const folder = join(CACHE, `${agent.slug}-${version}`);
  const bin = join(folder, agent.registry === "npm" ? "node_modules/.bin" : "bin");
  const installed: InstalledAgent = { agent, version, bin };
  if (existsSync(join(bin, agent.program))) return installed;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "package.json"), '{ "private": true }\n');
  const pip = join(folder, "bin/python");
  const commands: readonly (readonly [string, ...string[]])[] =
    agent.registry === "npm"
      ? [["npm", "install", "--ignore-scripts=false", `${agent.package}@${version}`]]
      : [
          ["python3", "-m", "venv", folder],
          [pip, "-m", "pip", "install", "--quiet", `${agent.package}==${version}`],
        ];
  for (const command of commands) {
    const path = [dirname(process.execPath), process.env["PATH"]].join(":");
    const options = { folder, env: { PATH: path }, limitMs: INSTALL_LIMIT_MS };
    const { code, output } = await runProgram(command, options);
    if (code === 0) continue;
    await rm(folder, { recursive: true, force: true });
    return { agent, why: `${command.join(" ")} ended with ${code}:\n${output.slice(-1_000)}` };
  }
  return installed;
}
