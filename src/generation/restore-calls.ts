import type {
  AssistantPart,
  Conversation,
  ToolResult,
  Turn,
} from "../core/conversation/conversation.ts";
import { DistinctIds } from "../core/conversation/rename-ids.ts";
import { readShortCallId } from "../core/conversation/short-call-id.ts";
import type { StoredCall } from "./call-states.ts";

/** Bound of the restored states, in characters; the client's body has only ids. */
const CHARACTERS_MAX = 8 * 1_048_576;

/** Returns the calls of these secrets, newest first, as far as their states are within the bound. */
export function newestCalls(
  secrets: readonly string[],
  calls: ReadonlyMap<string, StoredCall>,
): ReadonlyMap<string, StoredCall> {
  const newest = new Map<string, StoredCall>();
  let characters = 0;
  for (const secret of secrets.toReversed()) {
    const call = calls.get(secret);
    if (call === undefined || newest.has(secret)) continue;
    characters += call.reasoningState?.length ?? 0;
    if (characters > CHARACTERS_MAX) break;
    newest.set(secret, call);
  }
  return newest;
}

/** Returns the secrets of the short ids in the history. */
export function secretsOf({ turns }: Conversation): readonly string[] {
  const secrets: string[] = [];
  for (const turn of turns) {
    if (turn.role !== "assistant") continue;
    for (const part of turn.parts) {
      const short = part.type === "tool-call" ? readShortCallId(part.id) : null;
      if (short !== null) secrets.push(short.secret);
    }
  }
  return secrets;
}

/**
 * Returns the conversation with the own ids and reasoning states of its calls, as if no id had been
 * shortened. A call that is not stored any more has what its id shows, and no state. Restored ids
 * are made distinct, in the order of the history.
 */
export function restoreCalls(
  conversation: Conversation,
  calls: ReadonlyMap<string, StoredCall>,
): Conversation {
  const distinct = new DistinctIds();
  const ids = new Map<string, string>();
  const restored = (part: AssistantPart): AssistantPart => {
    if (part.type !== "tool-call") return part;
    const short = readShortCallId(part.id);
    const call = short === null ? { id: part.id } : storedCall(short, calls);
    const id = distinct.take(call.id);
    ids.set(part.id, id);
    return { ...part, ...call, id };
  };
  const result = (one: ToolResult): ToolResult => ({
    ...one,
    callId: ids.get(one.callId) ?? one.callId,
  });
  const turns = conversation.turns.map((turn): Turn => {
    if (turn.role === "assistant") return { ...turn, parts: turn.parts.map(restored) };
    return turn.role === "tool" ? { ...turn, results: turn.results.map(result) } : turn;
  });
  return { ...conversation, turns };
}

function storedCall(
  { ownId, secret }: NonNullable<ReturnType<typeof readShortCallId>>,
  calls: ReadonlyMap<string, StoredCall>,
): StoredCall {
  return calls.get(secret) ?? { id: ownId ?? "call" };
}
