import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { ExactSource } from "../../../core/raw-json/json-source.ts";
import { asObject } from "../../../core/raw-json/untyped-json.ts";
import { errorWithin } from "../refusals/upstream-error.ts";
import { type DecodeContext, malformedReply, readReply } from "../shared/decoding.ts";
import { failureOfError } from "./decode-error.ts";
import { OutputItems } from "./output-items.ts";
import { readOutput, readResponse } from "./reply-body.ts";
import { stopCauseOf } from "./stop-cause.ts";

/** Decodes a `response` object; throws an `UpstreamFailure` with its error, or as malformed. */
export function decodeReply(text: string, context: DecodeContext): GenerationEvent[] {
  const json = readReply(text);
  const error = errorWithin(json);
  if (error !== undefined) {
    throw failureOfError(asObject(error) ?? { message: error }, context.upstream);
  }
  const output = readOutput(json);
  if (output === undefined) throw malformedReply("a response without output");
  const source = new ExactSource(text, json);
  const items = new OutputItems(context);
  const events: GenerationEvent[] = [{ type: "generation-start" }];
  for (const [at, item] of output.entries()) {
    events.push(...items.finish(at, item, source));
  }
  const response = readResponse(json);
  events.push(...items.closeInputs(response));
  const { usage } = response;
  if (usage !== undefined) events.push({ type: "usage-update", usage });
  const stop = stopCauseOf(response, items, context.report);
  if (stop === undefined) throw malformedReply("a response that has not ended");
  events.push({ type: "generation-end", stop });
  return events;
}
