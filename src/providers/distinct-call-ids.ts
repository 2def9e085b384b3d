import type { Conversation } from "../conversation/conversation.ts";
import { DistinctIds } from "../conversation/distinct-ids.ts";
import type { GenerationEvent } from "../conversation/generation-event.ts";

/**
 * Replaces the id of a call that the conversation or the reply has already: some servers begin at
 * `call_0` in each reply, or use one id for two calls.
 */
export class DistinctCallIds {
  readonly #conversation: Conversation;
  readonly #newCallId: () => string;
  #ids: DistinctIds | null = null;

  constructor(conversation: Conversation, newCallId: () => string) {
    this.#conversation = conversation;
    this.#newCallId = newCallId;
  }

  /** The event, with an id of its own if it starts a call. */
  mend(event: GenerationEvent): GenerationEvent {
    if (event.type !== "tool-call-start") return event;
    const ids = (this.#ids ??= idsOf(this.#conversation));
    const id = ids.take(ids.has(event.id) ? this.#newCallId() : event.id);
    return id === event.id ? event : { ...event, id };
  }
}

function idsOf({ turns }: Conversation): DistinctIds {
  const ids = new DistinctIds();
  for (const turn of turns) {
    if (turn.role !== "assistant") continue;
    for (const part of turn.parts) if (part.type === "tool-call") ids.take(part.id);
  }
  return ids;
}
