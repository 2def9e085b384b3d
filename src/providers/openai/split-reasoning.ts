import { asText } from "../json.ts";
import type { Dialect } from "./dialects.ts";
import type { ParsedMessage } from "./parse-message.ts";

/**
 * Reads the reasoning of servers that split it from the text, where it stands in `reasoning_details`
 * alone. Each piece of a stream is new, unlike in the vendor's example, which takes it for all so far:
 * MiniMax-M2 95 and novel-studio 5 measured it. To look for a piece that repeats the last would lose
 * text where one begins as the other (`a`, `and`: dbx 6535). Source: platform.minimax.io (OpenAI API
 * compatible).
 */
export class SplitReasoning {
  readonly #isSplit: boolean;
  #hasText = false;

  constructor({ reasoningSplit }: Dialect) {
    this.#isSplit = reasoningSplit;
  }

  /** The message with the reasoning of its details, where nothing else in the reply has it. */
  read(message: ParsedMessage): ParsedMessage {
    if (!this.#isSplit) return message;
    this.#hasText ||= message.said.some(({ type }) => type === "reasoning-delta");
    const text = message.reasoningDetails.map((detail) => asText(detail["text"]) ?? "").join("");
    if (this.#hasText || text === "") return message;
    return { ...message, said: [{ type: "reasoning-delta", text }, ...message.said] };
  }
}
