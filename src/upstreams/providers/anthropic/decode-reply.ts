import type { GenerationEvent } from "../../../core/conversation/generation-event.ts";
import { ExactSource, type JsonSource } from "../../../core/raw-json/json-source.ts";
import { errorWithin, failureOfEvent } from "../refusals/upstream-error.ts";
import { ThinkingCollector } from "./call-thinking.ts";
import {
  type DecodeContext,
  malformedReply,
  nameOfCall,
  readArguments,
  readReply,
} from "../shared/decoding.ts";
import {
  readUsage,
  readContent,
  readEnding,
  readDroppedThinking,
  type ReplyBlock,
} from "./reply-body.ts";
import { stopCauseOf } from "./stop-cause.ts";
import type { Report } from "../shared/surprise.ts";

/** Decodes a non-streaming `message`; throws `UpstreamFailure` if it is an error or not valid. */
export function decodeReply(text: string, context: DecodeContext): GenerationEvent[] {
  const reply = readReply(text);
  const source = new ExactSource(text, reply);
  const error = errorWithin(reply);
  if (error !== undefined) throw failureOfEvent({ error }, context.upstream);
  const content = readContent(reply);
  if (content === undefined) throw malformedReply("a reply without content");
  const events: GenerationEvent[] = [{ type: "generation-start", ...readDroppedThinking(reply) }];
  const thinking = new ThinkingCollector(context.upstream);
  let calls = 0;
  let hasText = false;
  for (const block of content) {
    if (block.type === "tool_use") {
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
  const stop = stopCauseOf(readEnding(reply), { calledTools: calls > 0, hasText }, context.report);
  if (stop === undefined) throw malformedReply("a reply without a stop reason");
  events.push({ type: "generation-end", stop });
  return events;
}

interface CallContext extends DecodeContext {
  readonly reasoningState?: string;
  /** The source of the whole reply. */
  readonly source: JsonSource;
}

function decodeCall(
  block: ReplyBlock,
  index: number,
  { reasoningState, source, ...context }: CallContext,
): GenerationEvent[] {
  const name = nameOfCall(block.name);
  const id = block.id ?? context.newCallId();
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
      argumentsJson: readArguments(block.input, source) || "{}",
    },
  ];
}

const readBlocks: ReadonlySet<string> = new Set(["text", "thinking", "redacted_thinking"]);

/** Reports a block, other than a call, whose content is left out. */
export function checkBlock({ type }: ReplyBlock, report: Report): void {
  if (!readBlocks.has(type)) report("unknown-block", type);
}

/**
 * Decodes a text block. Blocks without content for the client (redacted thinking, server tools) are
 * left out.
 */
function decodeText({ type, text, thinking }: ReplyBlock): GenerationEvent[] {
  if (type === "text" && text !== undefined) return [{ type: "text-delta", text }];
  return type === "thinking" && thinking ? [{ type: "reasoning-delta", text: thinking }] : [];
}
