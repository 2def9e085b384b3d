import type { RequestFacts } from "../core/ledger/request-record.ts";
import type { AgentSession, GenerationJob } from "./job.ts";

/**
 * The id that Claude Code sends inside `metadata.user_id`: in JSON text, or after `_session_` in
 * releases before 2026.
 */
const sessionInUserId = /(?:"session_id":"|_session_)([\w-]{1,128})(?![\w-])/;

type FactsOf = Pick<GenerationJob, "agentSession" | "deprecated"> & {
  readonly decoded: { readonly conversation: { readonly endUserId?: string } };
};

/** Returns the facts that the ledger keeps of a request; null if there are none. */
export function requestFacts(job: FactsOf): RequestFacts | null {
  const session = sessionOf(job);
  const { deprecated } = job;
  if (deprecated.length === 0) return session;
  return { ...session, deprecated: deprecated.map(({ id }) => id).join(" ") };
}

function sessionOf({ agentSession, decoded }: FactsOf): AgentSession | null {
  if (agentSession !== null) return agentSession;
  const { endUserId } = decoded.conversation;
  const id = endUserId === undefined ? undefined : sessionInUserId.exec(endUserId)?.[1];
  return id === undefined ? null : { agentSession: id };
}
