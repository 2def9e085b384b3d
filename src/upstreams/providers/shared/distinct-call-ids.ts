import { callsOfTurn, type Conversation } from "../../../core/conversation/conversation.ts";
import { DistinctIds, renameCalls } from "../../../core/conversation/rename-ids.ts";
import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";

/**
 * Replaces the id of a call if the conversation or the reply already contains it. Some servers
 * start at `call_0` in each reply, or use one id for two calls.
 */
export class DistinctCallIds {
  readonly #conversation: Conversation;
  readonly #newCallId: () => string;
  #ids: DistinctIds | null = null;
  /** The ids that were replaced. */
  readonly #replaced = new Map<string, string>();

  constructor(conversation: Conversation, newCallId: () => string) {
    this.#conversation = conversation;
    this.#newCallId = newCallId;
  }

  /**
   * Returns the event with a unique id if it starts a call, and with the replaced ids if it refers
   * to calls.
   */
  repair(event: GenerationEvent): GenerationEvent {
    if (event.type === "generation-end")
      return { ...event, stop: renameCalls(event.stop, this.#replaced) };
    if (event.type !== "tool-call-start") return event;
    const ids = (this.#ids ??= idsOf(this.#conversation));
    const id = ids.take(ids.has(event.id) ? this.#newCallId() : event.id);
    if (id === event.id) return event;
    this.#replaced.set(event.id, id);
    return { ...event, id };
  }
}

function idsOf({ turns }: Conversation): DistinctIds {
  const ids = new DistinctIds();
  for (const { id } of turns.flatMap(callsOfTurn)) ids.take(id);
  return ids;
}
