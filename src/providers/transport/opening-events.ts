import type { GenerationEvent } from "../../conversation/generation-event.ts";
import { mergeUsage, type TokenUsage } from "../../conversation/token-usage.ts";

type Start = Extract<GenerationEvent, { type: "generation-start" }>;

/**
 * Holds the events with which a stream opens until its first content: an upstream that fails before
 * it has shown nothing, and another one can still be asked. What is held does not grow: reports of
 * usage become one.
 */
export class OpeningEvents {
  #start: Start | undefined;
  #usage: TokenUsage | undefined;

  /** All events so far, once content or the end is among them; null before. */
  add(events: readonly GenerationEvent[]): readonly GenerationEvent[] | null {
    for (const [at, event] of events.entries()) {
      if (event.type === "generation-start") this.#start = event;
      else if (event.type === "usage-update") this.#usage = this.#withUsage(event.usage);
      else return [...this.#held(), ...events.slice(at)];
    }
    return null;
  }

  #withUsage(usage: TokenUsage): TokenUsage {
    return this.#usage === undefined ? usage : mergeUsage(this.#usage, usage);
  }

  #held(): GenerationEvent[] {
    const held: GenerationEvent[] = this.#start === undefined ? [] : [this.#start];
    if (this.#usage !== undefined) held.push({ type: "usage-update", usage: this.#usage });
    return held;
  }
}
