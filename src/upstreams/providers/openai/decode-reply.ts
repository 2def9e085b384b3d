import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { failureOfEvent } from "../refusals/upstream-error.ts";
import { ReasoningCollector, SplitReasoning } from "./call-reasoning.ts";
import { type DecodeContext, malformedReply, nameOfCall, readReply } from "../shared/decoding.ts";
import { readUsage, MergedChoices, readReplyBody } from "./reply-body.ts";
import { dialectOf } from "./dialects.ts";
import { checkFinish, stopCauseOf } from "./stop-cause.ts";

/** Decodes a non-streaming `chat.completion`; throws `UpstreamFailure` if an error or not valid. */
export function decodeReply(text: string, context: DecodeContext): GenerationEvent[] {
  const reply = readReplyBody(readReply(text), text, ["message"]);
  const { choices, error } = reply;
  if (error !== undefined) throw failureOfEvent({ error }, context.upstream);
  const first = choices.find(({ hasMessage }) => hasMessage);
  if (first === undefined) throw malformedReply("a reply without a message");
  const ended = choices.find(({ message }) => message.toolCalls.length > 0) ?? first;
  for (const choice of choices) checkFinish(choice);
  const events: GenerationEvent[] = [{ type: "generation-start" }];
  const merged = new MergedChoices();
  const collector = new ReasoningCollector(context);
  const split = new SplitReasoning(dialectOf(context.upstream));
  for (const { index, message: sent } of choices) {
    const message = split.read(sent);
    events.push(...merged.deltasOf(index, message));
    collector.add(message);
    for (const type of sent.unknownParts) context.report("unknown-block", type);
  }
  const calls = choices.flatMap(({ message }) => message.toolCalls);
  calls.forEach((call, index) => {
    events.push({
      type: "tool-call-start",
      index,
      id: call.id ?? context.newCallId(),
      name: context.toolName(nameOfCall(call.name)),
      ...collector.take(call),
    });
    if (call.argumentsJson !== "") {
      events.push({ type: "tool-call-delta", index, argumentsJson: call.argumentsJson });
    }
  });
  const usage = readUsage(reply);
  if (usage !== undefined) events.push({ type: "usage-update", usage });
  const { stop, report } = context;
  const calledTools = calls.length > 0;
  const hasText = events.some(({ type }) => type === "text-delta");
  const facts = { calledTools, hasText, stop, report };
  events.push({ type: "generation-end", stop: stopCauseOf(ended, facts) });
  return events;
}
