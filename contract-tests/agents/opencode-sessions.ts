import type { Session, Setting } from "./session.ts";

/** sandbox/agent's text after a tool has run. */
const TOLD = /I asked, and the tool \w+ answered: /;

/** opencode chooses its request fields by the name of a model. */
const models = { "sandbox/agent": {}, "anthropic/claude-sonnet-5-5": {} };

function opencode(...parameters: readonly string[]): Session["steps"][number] {
  return { command: ["opencode", "run", ...parameters] };
}

/** opencode's sessions besides the guide's. */
export function opencodeSessions({ origin, key }: Setting): readonly Session[] {
  const options = { baseURL: `${origin}/v1`, apiKey: key };
  const provider = {
    chat: { npm: "@ai-sdk/openai-compatible", options, models },
    messages: { npm: "@ai-sdk/anthropic", options, models },
  };
  const files = { "opencode.json": JSON.stringify({ provider }) };
  return ["chat", "messages"].flatMap((protocol): readonly Session[] => [
    {
      name: `${protocol}, Claude name`,
      files,
      steps: [opencode("-m", `${protocol}/anthropic/claude-sonnet-5-5`, "Hello there")],
      answer: TOLD,
      requests: 3,
    },
    {
      name: `${protocol}, continue`,
      files,
      steps: [
        opencode("-m", `${protocol}/sandbox/agent`, "Hello there"),
        opencode("-m", `${protocol}/sandbox/agent`, "--continue", "Use the read tool"),
      ],
      answer: /I asked, and the tool read (answered|failed with): /,
      requests: 5,
    },
    {
      name: `${protocol}, subagent`,
      files,
      steps: [opencode("-m", `${protocol}/sandbox/agent`, "Use the task tool to say hello")],
      answer: /I asked, and the tool task (answered|failed with): /,
      requests: 6,
    },
  ]);
}
