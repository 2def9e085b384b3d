import { describe, expect, it, test } from "vitest";
import { readAgentSession, sessionHeaders } from "./agent-session.ts";

const userAgent = "claude-cli/2.1.332 (external, sdk-cli)";

test.each(sessionHeaders)("%s names the session, and the user agent its agent", (name) => {
  expect(readAgentSession({ [name]: "5b0c-1", "user-agent": userAgent })).toEqual({
    agentSession: "5b0c-1",
    agent: "claude-cli",
  });
});

describe("a session", () => {
  it("without a usable user agent has no agent", () => {
    expect(readAgentSession({ "x-session-id": "s" })).toEqual({ agentSession: "s" });
    expect(readAgentSession({ "x-session-id": "s", "user-agent": "(none)" })).toEqual({
      agentSession: "s",
    });
  });

  it("has at most 32 characters of the agent's name", () => {
    const headers = { "x-session-id": "s", "user-agent": "a".repeat(40) };
    expect(readAgentSession(headers)?.agent).toBe("a".repeat(32));
  });

  it("is that of the agent's own header before a common one", () => {
    const headers = { "x-session-id": "common", "x-claude-code-session-id": "own" };
    expect(readAgentSession(headers)?.agentSession).toBe("own");
  });

  it("may have 128 characters", () => {
    const id = "~".repeat(128);
    expect(readAgentSession({ "x-session-id": id })?.agentSession).toBe(id);
  });

  it.each([
    ["none", {}],
    ["an empty one", { "x-session-id": "" }],
    ["one that is too long", { "x-session-id": "a".repeat(129) }],
    ["one with a space", { "x-session-id": "a b" }],
    ["one with a quote", { "x-session-id": 'a"b' }],
    ["one with a backslash", { "x-session-id": "a\\b" }],
    ["one that is not ASCII", { "x-session-id": "é" }],
  ])("is ignored: %s", (_case, headers) => {
    expect(readAgentSession(headers)).toBeNull();
  });

  it("in an unusable header leaves the next one", () => {
    const headers = { "x-claude-code-session-id": "a b", "x-session-id": "next" };
    expect(readAgentSession(headers)?.agentSession).toBe("next");
  });
});
