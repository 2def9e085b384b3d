import {
  lastUserText,
  type Conversation,
  type ReasoningEffort,
} from "../../../conversation/conversation.ts";
import type { ReplyPart, SandboxModel } from "../reply.ts";
import { countTokens, takeTokens } from "../tokens.ts";
import { replyWithEcho } from "./echo.ts";

/** With reasoning on: reasoning text, longer with higher effort, then the answer of echo. */
export const reasoner: SandboxModel = { kind: "answers", reply };

const sentencesByEffort = { low: 1, medium: 2, high: 3 } as const satisfies Record<
  ReasoningEffort,
  number
>;

function reply(conversation: Conversation): readonly ReplyPart[] {
  const { reasoning } = conversation;
  const answer = replyWithEcho(conversation);
  if (reasoning?.enabled !== true) return answer;
  const thought = thoughts(lastUserText(conversation))
    .slice(0, sentencesByEffort[reasoning.effort ?? "medium"])
    .join(" ");
  const { pieces } = takeTokens(thought, reasoning.budgetTokens ?? Number.POSITIVE_INFINITY);
  return [{ type: "reasoning", text: pieces.join("") }, ...answer];
}

function thoughts(text: string): readonly string[] {
  const tokens = countTokens(text);
  return [
    `The user wrote ${tokens} ${tokens === 1 ? "token" : "tokens"}.`,
    "An echo answers with the same words.",
    "So the answer is what the user wrote, unchanged.",
  ];
}
