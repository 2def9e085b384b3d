import type { ToolCall } from "./conversation.ts";
import type { GenerationResult, ReplyBlock } from "./generation-result.ts";

/** Output of a model in a test, by kind. */
export interface ResultParts extends Omit<GenerationResult, "blocks"> {
  readonly text: string;
  readonly reasoning: string;
  readonly toolCalls: readonly ToolCall[];
}

/** For tests: returns a result with reasoning, text and calls in this order. */
export function resultOf({
  text = "",
  reasoning = "",
  toolCalls = [],
  ...more
}: Partial<ResultParts>): GenerationResult {
  const blocks: readonly ReplyBlock[] = [
    { type: "reasoning", text: reasoning },
    { type: "text", text },
  ];
  const blocksWithContent = blocks.filter(
    (block) => block.type === "tool-call" || block.text !== "",
  );
  return { blocks: [...blocksWithContent, ...toolCalls], usage: {}, ...more };
}
