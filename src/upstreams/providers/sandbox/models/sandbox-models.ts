import {
  type Conversation,
  lastUserText,
  type ReasoningEffort,
} from "../../../../core/conversation/conversation.ts";
import {
  UpstreamFailure,
  type UpstreamFailureKind,
} from "../../../../core/errors/upstream-failure.ts";
import { replyWithEcho } from "../new-calls.ts";
import type { ReplyPart, SandboxModel } from "../reply.ts";
import { countTokens, takeTokens } from "../tokens.ts";
import { agent } from "./agent.ts";
import { vision } from "./vision.ts";

const models: Readonly<Record<string, SandboxModel>> = {
  /**
   * Repeats the last user text, or answers in the requested format; calls a tool only if the client
   * forces or requires one.
   */
  echo: { kind: "answers", reply: replyWithEcho },
  agent,
  /** With reasoning on: reasoning text, longer with higher effort, then the answer of echo. */
  reasoner: { kind: "answers", reply: replyWithReasoning },
  vision,
  /** Text only: repeats the last user text, whatever else is requested; caches no prompts. */
  plain: {
    kind: "answers",
    reply: (conversation) => [{ type: "text", text: lastUserText(conversation) }],
    cachesPrompts: false,
  },
  /** Echo with a pause before each piece; a non-streaming response follows all the pauses. */
  slow: { kind: "answers", reply: replyWithEcho, pieceDelayMs: 200 },
  /** Rejects the request itself; the client sees this message. */
  "refuse-400": refusing(
    "invalid-request",
    400,
    "The sandbox refuses this request, as its model's name says.",
  ),
  /** Rejects the gateway's own key. */
  "refuse-401": refusing("access-denied", 401, "The sandbox refuses the gateway's key."),
  /** Is overloaded, and states for how long. */
  "refuse-429": refusing("overloaded", 429, "The sandbox is too busy.", { retryAfterMs: 1_000 }),
  /** Fails before the first byte. */
  "refuse-500": refusing("server-error", 500, "The sandbox failed."),
  /** Accepts the connection and never sends anything. */
  hang: { kind: "silent" },
  /** An error event after three pieces. */
  break: failing("server-error", "The sandbox sent an error event."),
  /** The stream ends without a terminal event, after three pieces. */
  truncate: failing("incomplete", "The sandbox ended without its end."),
  /** An invalid reply, after three pieces. */
  garbage: failing("malformed-response", "The sandbox sent what is no reply."),
  /** Echo whose upstream reports no usage, neither at the start nor at the end. */
  "no-usage": { kind: "answers", reply: replyWithEcho, reportsUsage: false },
};

/** The model with this name, without `sandbox/`; null if there is none. */
export function findSandboxModel(name: string): SandboxModel | null {
  return Object.hasOwn(models, name) ? (models[name] ?? null) : null;
}

function refusing(
  kind: UpstreamFailureKind,
  status: number,
  message: string,
  advice?: { readonly retryAfterMs: number },
): SandboxModel {
  const failure = () => new UpstreamFailure(kind, message, { status, ...advice });
  return { kind: "refuses", failure };
}

/** When streaming: three pieces of echo, then the failure. The upstream's status was successful. */
function failing(kind: UpstreamFailureKind, message: string): SandboxModel {
  return {
    kind: "answers",
    reply: (conversation) => [{ type: "text", text: threePieces(lastUserText(conversation)) }],
    failure: () => new UpstreamFailure(kind, message, { status: 200 }),
  };
}

function threePieces(text: string): string {
  // Used if the last user text has too few pieces to break off after.
  const filler = ["one", " two", " three"];
  const { pieces } = takeTokens(text.trimEnd(), filler.length);
  return [...pieces, ...filler.slice(pieces.length)].join("");
}

const sentencesByEffort = { low: 1, medium: 2, high: 3 } as const satisfies Record<
  ReasoningEffort,
  number
>;

function replyWithReasoning(conversation: Conversation): readonly ReplyPart[] {
  const { reasoning } = conversation;
  const answer = replyWithEcho(conversation);
  if (reasoning?.enabled !== true) return answer;
  const tokens = countTokens(lastUserText(conversation));
  const thoughts = [
    `The user wrote ${tokens} ${tokens === 1 ? "token" : "tokens"}.`,
    "An echo answers with the same words.",
    "So the answer is what the user wrote, unchanged.",
  ];
  const thought = thoughts.slice(0, sentencesByEffort[reasoning.effort ?? "medium"]).join(" ");
  const { pieces } = takeTokens(thought, reasoning.budgetTokens ?? Number.POSITIVE_INFINITY);
  return [{ type: "reasoning", text: pieces.join("") }, ...answer];
}
