import type { RequestFacts } from "../core/ledger/request-record.ts";
import type { GenerationJob } from "./job.ts";

/**
 * The id that Claude Code sends inside `metadata.user_id`: in JSON text, or after `_session_` in
 * releases before 2026.
 */
const sessionInUserId = /(?:"session_id":"|_session_)([\w-]{1,128})/;

/** Returns the facts that the ledger keeps of a request; null if there are none. */
export function requestFacts({ agentSession, decoded }: FactsOf): RequestFacts | null {
  if (agentSession !== null) return agentSession;
  const { endUserId } = decoded.conversation;
  const id = endUserId === undefined ? undefined : sessionInUserId.exec(endUserId)?.[1];
  return id === undefined ? null : { agentSession: id };
}

type FactsOf = Pick<GenerationJob, "agentSession"> & {
  readonly decoded: { readonly conversation: { readonly endUserId?: string } };
};
