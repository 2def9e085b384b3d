import type { Model } from "../catalog/model.ts";
import type { Conversation } from "../../core/conversation/conversation.ts";
import { type GenerationResult, textOf } from "../../core/conversation/generation-result.ts";
import type { IgnoredParameter } from "../../core/conversation/ignored-parameter.ts";

/** An upstream's complete reply, and the parameters that its provider left out of the request. */
export interface ProbeReply {
  readonly result: GenerationResult;
  readonly ignored: readonly IgnoredParameter[];
  /** Why a first request was refused. The provider then repeated it without the refused part. */
  readonly refusal?: string;
}

/** One feature that clients use, and the smallest request that shows whether it works. */
export interface Ability {
  /** The name as printed. */
  readonly name: string;
  readonly stream: boolean;
  /** The request, except its model and output limit. */
  readonly conversation: Omit<Conversation, "model" | "maxOutputTokens">;
  /** The output limit; `thinking` is above the smallest budget of every vendor. */
  readonly output: "answer" | "thinking";
  /** Whether the reply must call tools, whose results are then sent back. */
  readonly loops: boolean;
  /**
   * Whether the system text changes in between, so that all thinking then belongs to another
   * conversation.
   */
  readonly changesPrefix: boolean;
  /** The setting that denies the model this ability; null if the model is configured to have it. */
  readonly deniedBy: (model: Model) => string | null;
  /** Returns the problem of the last reply; null if it is as expected. */
  readonly problem: (reply: ProbeReply, model: Model) => string | null;
  /** Returns a remark on a working reply; null without one. */
  readonly note: (reply: ProbeReply, model: Model) => string | null;
  /** Whether it is probed before the others, which are then tried with the quirks that fix it. */
  readonly leads: boolean;
  /** Whether a quirk may fix an accepted reply that is wrong. */
  readonly mayBeRepaired: boolean;
}

/** Returns the problem of an empty reply. Reasoning up to the limit and calls count as content. */
export function emptyReplyProblem({ result }: ProbeReply): string | null {
  const says = result.blocks.length > 0 || result.stop?.cause === "length";
  return says ? null : "an empty reply";
}

/** Describes how much the model reasoned; null if it neither shows nor counts reasoning. */
export function describeReasoning({ result }: ProbeReply): string | null {
  const tokens = result.usage.reasoning ?? 0;
  if (tokens > 0) return `${tokens} reasoning ${tokens === 1 ? "token" : "tokens"}`;
  return textOf(result, "reasoning") === "" ? null : "reasoning shown, not counted";
}
