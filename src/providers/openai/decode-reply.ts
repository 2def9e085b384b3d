import type { GenerationEvent } from "../../conversation/generation-event.ts";
import { asObject, asText, parseObject } from "../json.ts";
import { UpstreamFailure } from "../../errors/upstream-failure.ts";
import { failureOfEvent } from "../upstream-error.ts";
import { CarriedReasoning } from "./carried-reasoning.ts";
import type { DecodeContext } from "../decode-context.ts";
import { readUsage } from "./read-usage.ts";
import { checkFinish, stopCauseOf } from "./stop-cause.ts";
import { firstChoice, parseMessage } from "./parse-message.ts";

/** Decodes a non-streaming `chat.completion`; throws `UpstreamFailure` if an error or not valid. */
export function decodeReply(text: string, context: DecodeContext): GenerationEvent[] {
  const reply = parseObject(text);
  if (reply === undefined)
    throw new UpstreamFailure("malformed-response", "upstream: no JSON object", { status: 200 });
  const choice = firstChoice(reply);
  const error = reply["error"] ?? choice?.["error"];
  if (error !== undefined && error !== null) throw failureOfEvent({ error }, context.upstream);
  const message = asObject(choice?.["message"]);
  if (choice === undefined || message === undefined) {
    throw new UpstreamFailure("malformed-response", "upstream: a reply without a message", {
      status: 200,
    });
  }
  const finish = asText(choice["finish_reason"]) ?? "";
  checkFinish(finish);
  const parsed = parseMessage(message);
  const events: GenerationEvent[] = [{ type: "generation-start" }];
  if (parsed.reasoning !== "") events.push({ type: "reasoning-delta", text: parsed.reasoning });
  if (parsed.text !== "") events.push({ type: "text-delta", text: parsed.text });
  const carried = new CarriedReasoning(context);
  carried.add(parsed);
  parsed.toolCalls.forEach((call, index) => {
    if (call.name === undefined) {
      throw new UpstreamFailure("malformed-response", "upstream: a tool call without a name", {
        status: 200,
      });
    }
    events.push({
      type: "tool-call-start",
      index,
      id: call.id ?? context.newCallId(),
      name: context.toolName(call.name),
      ...carried.take(call),
    });
    if (call.argumentsJson !== "") {
      events.push({ type: "tool-call-delta", index, argumentsJson: call.argumentsJson });
    }
  });
  const usage = readUsage(reply);
  if (usage !== undefined) events.push({ type: "usage-update", usage });
  const calledTools = parsed.toolCalls.length > 0;
  events.push({
    type: "generation-end",
    stop: stopCauseOf(choice, finish, { calledTools, stop: context.stop }),
  });
  return events;
}
