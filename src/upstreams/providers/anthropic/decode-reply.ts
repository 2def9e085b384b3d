import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { ExactSource, type JsonSource } from "../../../core/raw-json/json-source.ts";
import { asObjects, asText, type JsonObject } from "../shared/json.ts";
import { errorWithin, failureOfEvent } from "../refusals/upstream-error.ts";
import { ThinkingCollector } from "./call-thinking.ts";
import {
  type DecodeContext,
  malformed,
  nameOfCall,
  readArguments,
  readReply,
} from "../shared/decoding.ts";
import { readUsage } from "./read-usage.ts";
import { stopCauseOf } from "./stop-cause.ts";
import type { Report } from "../shared/surprise.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";

/** Decodes a non-streaming `message`; throws `UpstreamFailure` if it is an error or not valid. */
export function decodeReply(text: string, context: DecodeContext): GenerationEvent[] {
  const reply = readReply(text);
  const source = new ExactSource(text, reply);
  const error = errorWithin(reply);
  if (error !== undefined) throw failureOfEvent({ error }, context.upstream);
  if (!Array.isArray(reply["content"])) throw malformed("a reply without content");
  const events: GenerationEvent[] = [{ type: "generation-start", ...readDropped(reply) }];
  const thinking = new ThinkingCollector(context.upstream);
  let calls = 0;
  let hasText = false;
  for (const block of asObjects(reply["content"])) {
    if (block["type"] === "tool_use") {
      events.push(...decodeCall(block, calls, { ...context, ...thinking.take(), source }));
      calls += 1;
    } else {
      checkBlock(block, context.report);
      thinking.add(block);
      const text = decodeText(block);
      for (const event of text) {
        if (event.type !== "text-delta") continue;
        thinking.passText(event.text.length);
        hasText = true;
      }
      events.push(...text);
    }
  }
  const usage = readUsage(reply["usage"]);
  if (usage !== undefined) events.push({ type: "usage-update", usage });
  const stop = stopCauseOf(reply, { calledTools: calls > 0, hasText }, context.report);
  if (stop === undefined) throw malformed("a reply without a stop reason");
  events.push({ type: "generation-end", stop });
  return events;
}

interface CallContext extends DecodeContext {
  readonly reasoningState?: string;
  /** The source of the whole reply. */
  readonly source: JsonSource;
}

function decodeCall(
  block: JsonObject,
  index: number,
  { reasoningState, source, ...context }: CallContext,
): GenerationEvent[] {
  const name = nameOfCall(block["name"]);
  const id = asText(block["id"]) ?? context.newCallId();
  return [
    {
      type: "tool-call-start",
      index,
      id,
      name: context.toolName(name),
      ...(reasoningState !== undefined && { reasoningState }),
    },
    {
      type: "tool-call-delta",
      index,
      argumentsJson: readArguments(block["input"], source) || "{}",
    },
  ];
}

const readBlocks: ReadonlySet<unknown> = new Set(["text", "thinking", "redacted_thinking"]);

/** Reports a block, other than a call, whose content is left out. */
export function checkBlock({ type }: JsonObject, report: Report): void {
  if (!readBlocks.has(type)) report("unknown-block", asText(type) ?? "");
}

/**
 * Decodes a text block. Blocks without content for the client (redacted thinking, server tools) are
 * left out.
 */
function decodeText(block: JsonObject): GenerationEvent[] {
  const text = asText(block["text"]);
  const thinking = asText(block["thinking"]);
  if (block["type"] === "text" && text !== undefined) return [{ type: "text-delta", text }];
  if (block["type"] === "thinking" && thinking !== undefined) {
    return [{ type: "reasoning-delta", text: thinking }];
  }
  return [];
}

/**
 * Returns the thinking that the API dropped from the request, which a message reports if
 * requested.
 */
export function readDropped(message: JsonObject): {
  readonly ignored?: readonly IgnoredParameter[];
} {
  const changes = asObjects(message["input_transformations"]);
  const isDropped = changes.some(({ type }) => type === "thinking_dropped");
  return isDropped ? { ignored: ["reasoning-state"] } : {};
}
