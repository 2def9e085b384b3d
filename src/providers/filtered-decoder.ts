import type { GenerationEvent } from "../conversation/generation-event.ts";
import type { StreamDecoder } from "./transport/wire.ts";

/** Adds to `events` what becomes of an event. */
export type EventFilter = (event: GenerationEvent, events: GenerationEvent[]) => void;

/** A stream decoder whose events pass a filter. */
export class FilteredDecoder implements StreamDecoder {
  readonly #inner: StreamDecoder;
  readonly #filter: EventFilter;

  constructor(inner: StreamDecoder, filter: EventFilter) {
    this.#inner = inner;
    this.#filter = filter;
  }

  get done(): boolean {
    return this.#inner.done;
  }

  feed(text: string, events: GenerationEvent[]): void {
    this.#pass((decoded) => this.#inner.feed(text, decoded), events);
  }

  end(events: GenerationEvent[]): void {
    this.#pass((decoded) => this.#inner.end(decoded), events);
  }

  /** A failure loses nothing that came before it. */
  #pass(decode: (decoded: GenerationEvent[]) => void, events: GenerationEvent[]): void {
    const decoded: GenerationEvent[] = [];
    try {
      decode(decoded);
    } finally {
      for (const event of decoded) this.#filter(event, events);
    }
  }
}
