import type { ToolCall } from "./conversation.ts";
import type { GenerationResult, ReplyBlock } from "./generation-result.ts";

/** What a test lets a model say, by kind. */
export interface Said extends Omit<GenerationResult, "blocks"> {
  readonly text: string;
  readonly reasoning: string;
  readonly toolCalls: readonly ToolCall[];
}

/** For tests: the result in which reasoning, text and calls follow each other. */
export function resultOf({
  text = "",
  reasoning = "",
  toolCalls = [],
  ...more
}: Partial<Said>): GenerationResult {
  const blocks: readonly ReplyBlock[] = [
    { type: "reasoning", text: reasoning },
    { type: "text", text },
  ];
  const said = blocks.filter((block) => block.type === "tool-call" || block.text !== "");
  return { blocks: [...said, ...toolCalls], usage: {}, ...more };
}
