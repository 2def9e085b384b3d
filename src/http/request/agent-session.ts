import type { IncomingHttpHeaders } from "node:http";
import type { AgentSession } from "../../generation/job.ts";

/**
 * The headers in which agents send the id of a session, in the order in which they count. Node.js
 * gives their names in lower case.
 */
export const sessionHeaders = [
  // Claude Code.
  "x-claude-code-session-id",
  // opencode, to its vendor's service.
  "x-opencode-session",
  // Kilo Code: a task is a session.
  "x-kilocode-taskid",
  // Codex; the second name is that of its releases before 2026.
  "session-id",
  "session_id",
  // opencode to other services, Kilo Code's command line and agents that set it themselves.
  "x-session-id",
] as const;

/** Visible ASCII without quotes and backslashes; see `RequestFacts`. */
const idForm = /^[!#-[\]-~]{1,128}$/;
const productForm = /^[\w.-]{1,32}/;

/**
 * Reads the session of the client's agent; null if no header has a usable id. A value in another form
 * is ignored, because the id is of no importance to the reply.
 */
export function readAgentSession(headers: IncomingHttpHeaders): AgentSession | null {
  for (const name of sessionHeaders) {
    const id = headers[name];
    if (typeof id !== "string" || !idForm.test(id)) continue;
    const agent = productForm.exec(headers["user-agent"] ?? "")?.[0];
    return { agentSession: id, ...(agent !== undefined && { agent }) };
  }
  return null;
}
