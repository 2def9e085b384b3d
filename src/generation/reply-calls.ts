import { randomBytes } from "node:crypto";
import type { GenerationEvent } from "../core/conversation/generation-event.ts";
import { renameCalls } from "../core/conversation/rename-ids.ts";
import { isPlainCallId, joinShortCallId } from "../core/conversation/short-call-id.ts";
import type { NewCallStates } from "../core/ledger/call-states.ts";
import type { CallStates, StoredCall } from "./call-states.ts";
import type { GenerationJob } from "./job.ts";

const SECRET_BYTES = 16;
/** A longer state is dropped; the model then reasons again. */
const STATE_CHARACTERS_MAX = 131_072;

/**
 * The calls of one reply. A call with a reasoning state, or with an id that clients might not take,
 * gets a short id; what it stands for is kept with the settlement.
 */
export class ReplyCalls {
  readonly #callStates: CallStates;
  readonly #job: GenerationJob;
  /** Kept calls by secret. */
  readonly #kept = new Map<string, StoredCall>();
  /** Short ids by own id. */
  readonly #shortIds = new Map<string, string>();

  constructor(callStates: CallStates, job: GenerationJob) {
    this.#callStates = callStates;
    this.#job = job;
  }

  /** Returns the events with the ids for the client, and without reasoning states. */
  shorten(events: readonly GenerationEvent[]): readonly GenerationEvent[] {
    return events.some(isAboutCalls) ? events.map((event) => this.#shortened(event)) : events;
  }

  /** Returns the states to keep; undefined: none. */
  seal(): NewCallStates | undefined {
    if (this.#kept.size === 0) return undefined;
    const { accountId, key } = this.#job.caller;
    const states = [...this.#kept].map(([secret, call]) =>
      this.#callStates.keep(secret, call, accountId),
    );
    return { keyId: key.id, states };
  }

  #shortened(event: GenerationEvent): GenerationEvent {
    if (event.type === "tool-call-start") {
      const { reasoningState = "", ...call } = event;
      const hasState = reasoningState !== "" && reasoningState.length <= STATE_CHARACTERS_MAX;
      if (!hasState && isPlainCallId(call.id)) return call;
      const secret = randomBytes(SECRET_BYTES).toString("base64url");
      this.#kept.set(secret, { id: call.id, ...(hasState && { reasoningState }) });
      const id = joinShortCallId(call.id, secret);
      this.#shortIds.set(call.id, id);
      return { ...call, id };
    }
    if (event.type !== "generation-end") return event;
    return { ...event, stop: renameCalls(event.stop, this.#shortIds) };
  }
}

function isAboutCalls({ type }: GenerationEvent): boolean {
  return type === "tool-call-start" || type === "generation-end";
}
