import type { Conversation } from "../core/conversation/conversation.ts";
import type { GenerationResult } from "../core/conversation/generation-result.ts";
import type { Model } from "../upstreams/catalog/model.ts";

/** Weight of the latest reply in the mean. */
const LATEST = 1 / 8;
/** For replies whose reasoning is shown in part. */
const CHARACTERS_PER_TOKEN = 4;

interface Asked {
  readonly model: Pick<Model, "id" | "maxOutputTokens">;
  readonly conversation: Pick<Conversation, "reasoning">;
}

/**
 * What is known of the reasoning that replies count and do not show: its mean by model and effort,
 * in tokens. A client that leaves before its stream's usage is charged for it by this mean (money
 * rule 5).
 */
export class HiddenReasoning {
  readonly #means = new Map<string, number>();

  /** Notes a complete reply with the usage of its upstream. */
  note(asked: Asked, result: Pick<GenerationResult, "blocks" | "usage" | "omitted">): void {
    const { reasoning, output = 0 } = result.usage;
    if (reasoning === undefined || reasoning > output || output > asked.model.maxOutputTokens)
      return;
    const hidden = Math.max(0, reasoning - shownReasoning(result));
    const mean = this.#means.get(nameOf(asked));
    const next = mean === undefined ? hidden : mean + (hidden - mean) * LATEST;
    this.#means.set(nameOf(asked), next);
  }

  /** Returns the tokens to expect of one reply; 0 if no reply is known. */
  expected(asked: Asked): number {
    return Math.round(this.#means.get(nameOf(asked)) ?? 0);
  }
}

function nameOf({ model, conversation: { reasoning } }: Asked): string {
  return `${model.id} ${reasoning?.enabled ?? ""} ${reasoning?.effort ?? ""}`;
}

/** Returns about how many tokens of reasoning a reply shows. */
function shownReasoning({ blocks, omitted }: Pick<GenerationResult, "blocks" | "omitted">): number {
  let characters = omitted?.reasoning ?? 0;
  for (const block of blocks) if (block.type === "reasoning") characters += block.text.length;
  return characters / CHARACTERS_PER_TOKEN;
}
