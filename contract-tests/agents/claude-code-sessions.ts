import { join } from "node:path";
import { pdf, png } from "./media.ts";
import { script } from "./script.ts";
import type { Session, Setting } from "./session.ts";

const SERVER = join(import.meta.dirname, "mcp-server.ts");

/**
 * A model that sandbox/agent answers, and a model that makes the calls written in the text, without
 * images.
 */
const agent = "sandbox/agent";
const claudeAgent = "anthropic/claude-sonnet-5-5";
const puppet = "example/puppet";
const claudePuppet = "anthropic/claude-opus-5-5";

/** sandbox/agent's text after a tool has run. */
const TOLD = /^I asked, and the tool \w+ (answered|failed with): /m;

/** The error text that makes Claude Code remove a block from its history. */
const imageRefused = /messages\.\d+\.content\.\d+\.(tool_result\.content\.\d+\.)?image/;
const documentRefused = /messages\.\d+\.content\.\d+\.(tool_result\.content\.\d+\.)?document/;

function claude(...parameters: readonly string[]): Session["steps"][number] {
  return { command: ["claude", ...parameters] };
}

function asking({ origin, key }: Setting, model: string): Readonly<Record<string, string>> {
  return { ANTHROPIC_BASE_URL: origin, ANTHROPIC_API_KEY: key, ANTHROPIC_MODEL: model };
}

function mcpServer(startMs: number): readonly string[] {
  const server = { command: process.execPath, args: [SERVER], env: { MCP_START_MS: `${startMs}` } };
  return ["--mcp-config", JSON.stringify({ mcpServers: { demo: server } })];
}

const lookup = [
  ["ToolSearch", { query: "select:mcp__demo__lookup", max_results: 5 }],
  ["mcp__demo__lookup", { query: "Ulm" }],
] as const;

/** Claude Code's sessions, all on the messages protocol. */
export function claudeCodeSessions(setting: Setting): readonly Session[] {
  return [...plainSessions(setting), ...toolSessions(setting), ...mediaSessions(setting)];
}

function plainSessions(setting: Setting): readonly Session[] {
  return [agent, claudeAgent].flatMap((model): readonly Session[] => {
    const env = asking(setting, model);
    const name = (title: string): string => (model === agent ? title : `${title}, Claude name`);
    return [
      { name: name("print"), env, steps: [claude("-p", "Hello there")], answer: TOLD, requests: 2 },
      {
        name: name("stream-json"),
        env,
        steps: [claude("-p", "Hello there", "--output-format", "stream-json", "--verbose")],
        answer: /"result":"I asked, and the tool/,
        requests: 2,
      },
      {
        name: name("continue"),
        env,
        steps: [claude("-p", "Hello there"), claude("--continue", "-p", "Use the Read tool")],
        answer: /^I asked, and the tool Read failed with: /m,
        requests: 4,
      },
      {
        // Claude Code counts each of its tools by itself.
        name: name("context"),
        env,
        steps: [claude("-p", "Hello there"), claude("--continue", "-p", "/context")],
        answer: /^\*\*Tokens:\*\* [\d.]+k [^]*^\| System tools \| [\d.]+k \|/m,
        requests: 40,
      },
      {
        name: name("subagent"),
        env,
        steps: [claude("-p", "Use the Agent tool to say hello")],
        answer: TOLD,
        requests: 8,
      },
      {
        name: name("MCP"),
        env: { ...env, ENABLE_TOOL_SEARCH: "false" },
        steps: [
          claude(
            ...mcpServer(0),
            ...["--allowedTools", "mcp__demo__lookup"],
            ...["-p", "Use the mcp__demo__lookup tool"],
          ),
        ],
        answer: /^I asked, and the tool mcp__demo__lookup answered: query has 7 bridges/m,
        requests: 2,
      },
      {
        name: name("JSON schema"),
        env,
        steps: [
          claude(
            ...["-p", "Hello there", "--output-format", "json", "--json-schema"],
            '{"type":"object","properties":{"city":{"type":"string"}},"required":["city"]}',
          ),
        ],
        answer: /"structured_output":\{"city":"city"\}/,
        requests: 6,
      },
    ];
  });
}

function toolSessions(setting: Setting): readonly Session[] {
  const hello = join(setting.project, "hello.txt");
  return [puppet, claudePuppet].flatMap((model): readonly Session[] => {
    const env = asking(setting, model);
    const name = (title: string): string => (model === puppet ? title : `${title}, Claude name`);
    const inner = script(["Read", { file_path: hello }]).split("\n")[1];
    const task = { description: "look", prompt: inner, subagent_type: "Explore" };
    return [
      {
        name: name("subagent that reads"),
        env,
        steps: [claude("-p", script(["Agent", { ...task, run_in_background: false }]))],
        answer: /Done: [^]*hello world/,
        requests: 4,
      },
      {
        name: name("MCP with tool search"),
        env,
        steps: [
          claude(
            ...mcpServer(0),
            ...["--allowedTools", "mcp__demo__lookup"],
            ...["-p", script(...lookup)],
          ),
        ],
        answer: /^Done: Ulm has 7 bridges$/m,
        requests: 3,
      },
      {
        name: name("late MCP"),
        env: { ...env, MCP_CONNECTION_NONBLOCKING: "1" },
        steps: [
          claude(
            ...mcpServer(1_500),
            ...["--allowedTools", "mcp__demo__lookup", "Bash(sleep:*)"],
            ...["-p", script(["Bash", { command: "sleep 4" }], ...lookup)],
          ),
        ],
        answer: /^Done: Ulm has 7 bridges$/m,
        requests: 4,
      },
      {
        name: name("late MCP without tool search"),
        env: { ...env, MCP_CONNECTION_NONBLOCKING: "1", ENABLE_TOOL_SEARCH: "false" },
        steps: [
          claude(
            ...mcpServer(1_500),
            ...["--allowedTools", "mcp__demo__lookup", "Bash(sleep:*)"],
            ...["-p", script(["Bash", { command: "sleep 4" }], lookup[1])],
          ),
        ],
        answer: /^Done: Ulm has 7 bridges$/m,
        requests: 3,
      },
      {
        name: name("auto mode"),
        env,
        steps: [claude("--permission-mode", "auto", "-p", script(["Read", { file_path: hello }]))],
        answer: /^Done: [^]*hello world/m,
        requests: 2,
      },
      {
        // Claude Code then asks a model itself whether a command may run: first its own model, then
        // the session's.
        name: name("auto mode, checked by the client"),
        env: { ...env, CLAUDE_CODE_DISABLE_EXPERIMENTAL_BETAS: "1" },
        steps: [
          claude(
            ...["--permission-mode", "auto", "-p"],
            script(["Bash", { command: "python3 -c 1", description: "count" }]),
          ),
        ],
        answer: /^Done: /m,
        requests: 6,
        refusals: [/"code":"model_not_found"/],
      },
    ];
  });
}

function mediaSessions(setting: Setting): readonly Session[] {
  const files = { "a.png": png, "a.pdf": pdf };
  const read = (file: string): string =>
    script(["Read", { file_path: join(setting.project, file) }]);
  const next = claude("--continue", "-p", read("hello.txt"));
  return [puppet, claudePuppet].flatMap((model): readonly Session[] => {
    const env = asking(setting, model);
    const name = (title: string): string => (model === puppet ? title : `${title}, Claude name`);
    return [
      {
        name: name("PDF"),
        env,
        files,
        steps: [claude("-p", read("a.pdf")), next],
        answer: /^Done: [^]*hello world/m,
        requests: 6,
        refusals: [documentRefused, documentRefused],
      },
      {
        name: name("image"),
        env,
        files,
        steps: [claude("-p", read("a.png")), next],
        answer: /^Done: [^]*hello world/m,
        requests: 6,
        refusals: [imageRefused, imageRefused],
      },
    ];
  });
}
