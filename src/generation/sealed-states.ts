import { hash } from "node:crypto";
import {
  type AssistantPart,
  callsOfTurn,
  type Conversation,
  type Turn,
} from "../core/conversation/conversation.ts";
import { SEALED_PREFIX } from "../core/conversation/sealed-text.ts";
import { sealBytes, unsealBytes } from "./sealing.ts";

/** Replaces a state that cannot be unsealed; no upstream can read it. */
const LOST = SEALED_PREFIX;
/** Bound of the unsealed states of a request, in characters. */
const CHARACTERS_MAX = 8 * 1_048_576;

/**
 * Returns a reasoning state, which is base64url, as text for its client: `unsealStates` returns it
 * to requests of the same account only.
 */
export function sealState(reasoningState: string, accountId: string): string {
  const bytes = Buffer.from(reasoningState, "base64url");
  return SEALED_PREFIX + sealBytes(bytes, keyOf(accountId)).toString("base64url");
}

/**
 * Returns the conversation with its sealed states as their upstreams wrote them: the newest ones,
 * within the bound. A state that was altered, or that is of another account, is replaced by a text
 * that no upstream can read, so that it is reported as ignored.
 */
export function unsealStates(conversation: Conversation, accountId: string): Conversation {
  const states = newestStates(conversation.turns, accountId);
  if (states.size === 0) return conversation;
  const unsealed = (part: AssistantPart): AssistantPart => {
    if (part.type !== "tool-call" || !isSealed(part.reasoningState)) return part;
    return { ...part, reasoningState: states.get(part.reasoningState) ?? LOST };
  };
  const turns = conversation.turns.map((turn): Turn => {
    return turn.role === "assistant" ? { ...turn, parts: turn.parts.map(unsealed) } : turn;
  });
  return { ...conversation, turns };
}

/** Returns the newest states within the bound, by their sealed text; null: it cannot be unsealed. */
function newestStates(
  turns: readonly Turn[],
  accountId: string,
): ReadonlyMap<string, string | null> {
  const states = new Map<string, string | null>();
  let characters = 0;
  for (const turn of turns.toReversed()) {
    for (const { reasoningState: text } of callsOfTurn(turn).toReversed()) {
      if (!isSealed(text) || states.has(text)) continue;
      characters += text.length;
      states.set(text, characters > CHARACTERS_MAX ? null : unsealState(text, accountId));
    }
  }
  return states;
}

function isSealed(state: string | undefined): state is string {
  return state?.startsWith(SEALED_PREFIX) === true;
}

function unsealState(text: string, accountId: string): string | null {
  try {
    const bytes = Buffer.from(text.slice(SEALED_PREFIX.length), "base64url");
    return unsealBytes(bytes, keyOf(accountId)).toString("base64url");
  } catch {
    return null;
  }
}

/** Returns the account's key, 32 bytes: the same on every process, and for all of its API keys. */
function keyOf(accountId: string): Buffer {
  return hash("sha256", `reasoning-state seal\n${accountId}`, "buffer");
}
