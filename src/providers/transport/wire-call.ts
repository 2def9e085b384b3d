import type { GenerationEvent } from "../../conversation/generation-event.ts";
import { UpstreamFailure } from "../../errors/upstream-failure.ts";
import type { GenerationConsumer, GenerationRequest } from "../provider.ts";
import type { HttpReply } from "./http-reply.ts";
import type { StreamFraming } from "./stream-framing.ts";
import type { EncodedRequest, Wire } from "./wire.ts";

/** One call over a wire, and who takes its reply. */
export interface WireCall {
  readonly wire: Wire;
  readonly request: GenerationRequest;
  readonly consumer: GenerationConsumer;
  readonly ignored: EncodedRequest["ignored"];
  readonly framing: StreamFraming;
}

/** Starts the consumer with these events; what the upstream itself left out is known from the first. */
export function startWith(
  { consumer, ignored }: WireCall,
  reply: HttpReply,
  events: readonly GenerationEvent[],
): void {
  const [first] = events;
  const left = first?.type === "generation-start" ? (first.ignored ?? []) : [];
  consumer.start({ status: reply.status, ignored: [...ignored, ...left], flow: reply });
  consumer.events(events);
}

/** The failure of a reply whose head has arrived. */
export function failureOf(
  reply: HttpReply,
  kind: UpstreamFailure["kind"],
  what: string,
): UpstreamFailure {
  return new UpstreamFailure(kind, `upstream: ${what}`, { status: reply.status });
}
