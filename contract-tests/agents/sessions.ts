import type { Agent } from "./agents.ts";
import { claudeCodeSessions } from "./claude-code-sessions.ts";
import { codexSessions } from "./codex-sessions.ts";
import { guideSessions } from "./guide-sessions.ts";
import { opencodeSessions } from "./opencode-sessions.ts";
import type { Session, Setting } from "./session.ts";

/** sandbox/agent's text after a tool has run. */
const TOLD = /I asked, and the tool \w+ (answered|failed with): /;

/** Expected results of the guide's commands: each asks sandbox/agent to say hello. */
const guided: Readonly<Record<string, Pick<Session, "answer" | "requests">>> = {
  "claude-code": { answer: TOLD, requests: 2 },
  // It also requests a title.
  opencode: { answer: TOLD, requests: 3 },
  codex: { answer: TOLD, requests: 2 },
  pi: { answer: TOLD, requests: 2 },
  cline: { answer: TOLD, requests: 2 },
  "qwen-code": { answer: TOLD, requests: 2 },
  continue: { answer: TOLD, requests: 2 },
  // It offers no tools.
  aider: { answer: /^Hello there$/m, requests: 1 },
};

const own: Readonly<Record<string, (setting: Setting) => readonly Session[]>> = {
  "claude-code": claudeCodeSessions,
  opencode: opencodeSessions,
  codex: codexSessions,
};

/** Returns every session of an agent: the guide's commands and the additional ones. */
export function sessionsOf({ name, slug }: Agent, setting: Setting): readonly Session[] {
  const expected = guided[slug];
  if (expected === undefined) throw new Error(`no expectation for ${name}`);
  const fromGuide = guideSessions(name, setting, expected);
  if (fromGuide.length === 0) throw new Error(`the guide has no command for ${name}`);
  return [...fromGuide, ...(own[slug]?.(setting) ?? [])];
}
