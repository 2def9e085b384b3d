import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import type { StreamDecoder } from "../shared/decoding.ts";

/** For tests: returns the events of these pieces of a stream. */
export function feed(decoder: StreamDecoder, ...pieces: readonly string[]): GenerationEvent[] {
  const events: GenerationEvent[] = [];
  for (const piece of pieces) decoder.feed(piece, events);
  return events;
}
