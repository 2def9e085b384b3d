import { asText, type JsonObject } from "../json.ts";
import type { Dialect } from "./dialect.ts";
import type { ParsedMessage, TextDelta } from "./parse-message.ts";

/**
 * Reads the reasoning of servers that split it from the text: it may stand in `reasoning_details`
 * alone, and a piece of a stream may be all of it so far. Source: platform.minimax.io (OpenAI API
 * compatible), whose example of a stream prints what is new of each piece; oh-my-pi 2434.
 */
export class SplitReasoning {
  readonly #isSplit: boolean;
  /** What each place has brought, as long as its pieces may be all so far; null: they are not. */
  readonly #soFar = new Map<string, string | null>();
  #hasText = false;

  constructor({ reasoningSplit }: Dialect) {
    this.#isSplit = reasoningSplit;
  }

  /** The message with what is new in it, and the reasoning of its details where nothing else has it. */
  read(message: ParsedMessage): ParsedMessage {
    if (!this.#isSplit) return message;
    const said = message.said.map((delta) => this.#readDelta(delta));
    const reasoningDetails = message.reasoningDetails.map((detail) => this.#readDetail(detail));
    this.#hasText ||= said.some(({ type }) => type === "reasoning-delta");
    const text = reasoningDetails.map((detail) => asText(detail["text"]) ?? "").join("");
    const isAlone = !this.#hasText && text !== "";
    return {
      ...message,
      said: (isAlone ? [{ type: "reasoning-delta", text } as const, ...said] : said).filter(
        (delta) => delta.text !== "",
      ),
      reasoningDetails,
    };
  }

  #readDelta(delta: TextDelta): TextDelta {
    if (delta.type !== "reasoning-delta") return delta;
    return { ...delta, text: this.#newOf("text", delta.text) };
  }

  #readDetail(detail: JsonObject): JsonObject {
    const text = asText(detail["text"]);
    if (text === undefined) return detail;
    return { ...detail, text: this.#newOf(`detail ${String(detail["index"])}`, text) };
  }

  #newOf(place: string, text: string): string {
    const before = this.#soFar.get(place);
    if (before === null) return text;
    const isAll = before === undefined || text.startsWith(before);
    this.#soFar.set(place, isAll ? text : null);
    return isAll ? text.slice(before?.length ?? 0) : text;
  }
}
