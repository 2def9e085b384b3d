import { join } from "node:path";
import { png } from "./media.ts";
import { script } from "./script.ts";
import type { Session, Setting } from "./session.ts";

const SERVER = join(import.meta.dirname, "mcp-server.ts");

/**
 * Models that make the calls written in the text. Codex infers a model's tools from its name: of an
 * unknown one it runs commands, `gpt-5.5` also has the custom tool `apply_patch`, and `gpt-5.6`
 * gets its tools in the input, most of them behind a custom tool that runs JavaScript.
 */
const puppet = "example/puppet";
const patching = "openai/gpt-5.5";
const scripting = "openai/gpt-5.6-sol";

/** sandbox/agent's text after a tool has run. */
const TOLD = /^I asked, and the tool \w+ (answered|failed with): /m;

const unasked = ["--skip-git-repo-check", "--dangerously-bypass-approvals-and-sandbox"];

function codex(...parameters: readonly string[]): Session["steps"][number] {
  return { command: ["codex", "exec", ...unasked, ...parameters] };
}

function resume(text: string): Session["steps"][number] {
  return { command: ["codex", "exec", "resume", "--last", ...unasked, text] };
}

/** Returns a shell command as a call of the puppet. */
function shell(cmd: string): readonly [string, object] {
  return ["exec_command", { cmd }];
}

/** A switch in the configuration of a session. */
interface Config {
  readonly model: string;
  /** Lines before the tables; without web search if absent. */
  readonly top?: string;
  /** Tables at the end. */
  readonly tables?: string;
}

/** Returns the variables and the configuration of a session. */
function configured(
  { origin, key }: Setting,
  { model, top = 'web_search = "disabled"', tables = "" }: Config,
): Pick<Session, "env" | "home"> {
  const config = `
model = "${model}"
model_provider = "gateway"
${top}

[model_providers.gateway]
name = "Gateway"
base_url = "${origin}/v1"
env_key = "GATEWAY_KEY"
wire_api = "responses"

[analytics]
enabled = false

${tables}`;
  return { env: { GATEWAY_KEY: key }, home: { ".codex/config.toml": config } };
}

/** Codex's sessions, all on the responses protocol. */
export function codexSessions(setting: Setting): readonly Session[] {
  return [...commandSessions(setting), ...toolSessions(setting), ...formatSessions(setting)];
}

function commandSessions(setting: Setting): readonly Session[] {
  const edits = script(
    shell("sed -i s/world/moon/ hello.txt && echo new > new.txt"),
    shell("cat missing.txt; exit 3"),
    shell("cat hello.txt new.txt"),
  );
  return [
    {
      name: "edits and a failing command",
      ...configured(setting, { model: puppet }),
      steps: [codex(edits)],
      answer: /^Done: [^]*hello moon\nnew/m,
      requests: 4,
    },
    {
      name: "resume",
      ...configured(setting, { model: puppet }),
      steps: [codex(edits), resume(script(shell("cat new.txt; exit 3")))],
      answer: /^Done: [^]*exited with code 3[^]*\nnew/m,
      requests: 6,
    },
    {
      name: "continue",
      ...configured(setting, { model: "sandbox/agent" }),
      steps: [codex("Hello there"), resume("And again")],
      answer: TOLD,
      requests: 4,
    },
    {
      name: "web search",
      ...configured(setting, { model: puppet, top: "" }),
      steps: [codex("Hello there")],
      answer: /^$/,
      requests: 1,
      refusals: [/web_search = \\"disabled\\"/],
      exit: 1,
    },
    ...["break", "truncate"].map((model) => ({
      name: `broken stream, ${model}`,
      ...configured(setting, { model: `sandbox/${model}` }),
      steps: [codex("-c", "model_providers.gateway.stream_max_retries=1", "one two three four")],
      answer: /^$/,
      requests: 2,
      exit: 1,
    })),
  ];
}

/** Returns a patch in the form of the tool `apply_patch`. */
function patch(...lines: readonly string[]): readonly [string, object] {
  return ["apply_patch", { input: ["*** Begin Patch", ...lines].join("\n") }];
}

function toolSessions(setting: Setting): readonly Session[] {
  const good = patch("*** Update File: hello.txt", "@@", "-hello world", "+hello moon");
  const whole = patch(
    ...["*** Update File: hello.txt", "@@", "-hello world", "+hello moon"],
    ...["*** Add File: new.txt", "+new", "*** End Patch"],
  );
  const run = `const r = await tools.exec_command({ cmd: "cat hello.txt; exit 3" }); text(r.output);`;
  const mcp = `[mcp_servers.demo]\ncommand = "${process.execPath}"\nargs = ["${SERVER}"]\n`;
  return [
    {
      name: "apply_patch",
      ...configured(setting, { model: patching }),
      // The first patch has no end, which the agent refuses.
      steps: [codex(script(good, whole, shell("cat hello.txt new.txt")))],
      answer: /^Done: [^]*hello moon\nnew/m,
      requests: 4,
    },
    {
      name: "tools in the input",
      ...configured(setting, { model: scripting }),
      steps: [codex(script(["functions__exec", { input: run }])), resume("Thank you")],
      answer: /^Done: [^]*hello world/m,
      requests: 3,
    },
    {
      name: "MCP",
      ...configured(setting, { model: puppet, tables: mcp }),
      steps: [codex(script(["mcp__demo__lookup", { query: "Ulm" }]))],
      answer: /^Done: [^]*Ulm has 7 bridges/m,
      requests: 2,
    },
    {
      name: "subagent",
      ...configured(setting, { model: puppet }),
      // The second command gives the subagent the time to end.
      steps: [
        codex(
          script(
            ["multi_agent_v1__spawn_agent", { message: "Say hello" }],
            shell("sleep 2; cat hello.txt"),
          ),
        ),
      ],
      answer: /^Done: [^]*hello world/m,
      requests: 5,
    },
    {
      // The tools for subagents are offered only after the agent's own search for them.
      name: "tool search",
      ...configured(setting, { model: patching }),
      steps: [
        codex(
          script(
            ["tool_search", { query: "spawn an agent" }],
            ["multi_agent_v1__spawn_agent", { message: "Say hello" }],
          ),
        ),
      ],
      answer: /^Done: [^]*agent_id/m,
      requests: 5,
    },
    {
      // It gets its task as a message of another agent.
      name: "subagent, tools in the input",
      ...configured(setting, { model: scripting }),
      steps: [
        codex(
          script(
            ["collaboration__spawn_agent", { task_name: "hello", message: "Say hello" }],
            ["functions__exec", { input: 'await tools.exec_command({ cmd: "sleep 2" });' }],
          ),
        ),
      ],
      answer: /^Done: /m,
      requests: 6,
    },
  ];
}

function formatSessions(setting: Setting): readonly Session[] {
  const schema = {
    type: "object",
    properties: { city: { type: "string" } },
    required: ["city"],
    additionalProperties: false,
  };
  return [
    {
      name: "JSON schema",
      ...configured(setting, { model: "sandbox/agent" }),
      files: { "schema.json": JSON.stringify(schema) },
      steps: [codex("--output-schema", "schema.json", "Hello there")],
      answer: /^\{"city":"city"\}$/m,
      requests: 2,
    },
    {
      name: "image",
      ...configured(setting, { model: patching }),
      files: { "a.png": png },
      steps: [codex("-i", "a.png", "--", script(["view_image", { path: "a.png" }]))],
      answer: /^Done: /m,
      requests: 2,
    },
    {
      name: "effort, verbosity and service tier",
      ...configured(setting, {
        model: patching,
        top:
          'web_search = "disabled"\nmodel_reasoning_effort = "high"\n' +
          'model_reasoning_summary = "detailed"\nmodel_verbosity = "low"\nservice_tier = "flex"',
      }),
      steps: [codex(script(shell("cat hello.txt")))],
      answer: /^Done: [^]*hello world/m,
      requests: 2,
    },
  ];
}
