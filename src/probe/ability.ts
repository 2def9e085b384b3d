import type { Model } from "../catalog/model.ts";
import type { Conversation } from "../conversation/conversation.ts";
import type { GenerationResult } from "../conversation/generation-result.ts";
import type { IgnoredParameter } from "../conversation/ignored-parameter.ts";

/** A complete reply of an upstream, and what its provider left out of the request. */
export interface ProbeReply {
  readonly result: GenerationResult;
  readonly ignored: readonly IgnoredParameter[];
}

/** One thing that clients ask of a model, and the smallest request that shows whether it works. */
export interface Ability {
  /** As it is printed. */
  readonly name: string;
  readonly stream: boolean;
  /** What is asked, apart from the model and the bound of the output. */
  readonly conversation: Omit<Conversation, "model" | "maxOutputTokens">;
  /** The output bound; `thinking` is large enough for the smallest budget of any vendor. */
  readonly output: "answer" | "thinking";
  /** Whether the reply must call tools, whose results are then sent. */
  readonly loops: boolean;
  /** The setting by which the model is not configured to have it; null where it is. */
  readonly deniedBy: (model: Model) => string | null;
  /** What is wrong with the last reply; null: it is what was asked for. */
  readonly problem: (reply: ProbeReply, model: Model) => string | null;
  /** What is worth knowing of a reply that works; null: nothing. */
  readonly note: (reply: ProbeReply, model: Model) => string | null;
  /** Whether a quirk may mend an accepted reply that is wrong. */
  readonly mayBeMended: boolean;
}

/** What is wrong with a reply that says nothing; thoughts up to the bound and calls say something. */
export function silence({ result }: ProbeReply): string | null {
  const { text, reasoning, toolCalls, stop } = result;
  const says = text !== "" || reasoning !== "" || toolCalls.length > 0 || stop?.cause === "length";
  return says ? null : "an empty reply";
}

/** How much the model reasoned, in words; null where it shows and counts nothing. */
export function thoughts({ result: { reasoning, usage } }: ProbeReply): string | null {
  const tokens = usage.reasoning ?? 0;
  if (tokens > 0) return `${tokens} reasoning ${tokens === 1 ? "token" : "tokens"}`;
  return reasoning === "" ? null : "reasoning shown, not counted";
}
