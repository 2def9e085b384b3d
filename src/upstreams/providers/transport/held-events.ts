import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { mergeUsage, type TokenUsage } from "../../../core/conversation/token-usage.ts";

type Start = Extract<GenerationEvent, { type: "generation-start" }>;

/**
 * Holds a reply's events until its consumer may get them. Until then another upstream can be tried.
 */
export interface HeldEvents {
  /** Returns all events so far once the consumer may get them; null before. */
  add(events: readonly GenerationEvent[]): readonly GenerationEvent[] | null;
}

/** Holds a stream until its end. */
export class AllEvents implements HeldEvents {
  readonly #events: GenerationEvent[] = [];

  add(events: readonly GenerationEvent[]): readonly GenerationEvent[] | null {
    for (const event of events) this.#events.push(event);
    return this.#events.at(-1)?.type === "generation-end" ? this.#events : null;
  }
}

/**
 * Holds the first events of a stream until its first content or its end. The held data does not
 * grow, because usage reports are merged.
 */
export class OpeningEvents implements HeldEvents {
  #start: Start | undefined;
  #usage: TokenUsage | undefined;
  readonly #reported: ((usage: TokenUsage) => void) | undefined;

  /** `reported` is called with the usage in the held events. */
  constructor(reported?: (usage: TokenUsage) => void) {
    this.#reported = reported;
  }

  add(events: readonly GenerationEvent[]): readonly GenerationEvent[] | null {
    for (const [at, event] of events.entries()) {
      if (event.type === "generation-start") this.#start = event;
      else if (event.type === "usage-update") this.#usage = this.#withUsage(event.usage);
      else return [...this.#held(), ...events.slice(at)];
    }
    this.#report();
    return null;
  }

  #report(): void {
    const first = this.#start?.usage;
    const usage = first && this.#usage ? mergeUsage(first, this.#usage) : (first ?? this.#usage);
    if (usage !== undefined) this.#reported?.(usage);
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
