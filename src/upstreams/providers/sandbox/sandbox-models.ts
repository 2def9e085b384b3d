import {
  assertNever,
  type Conversation,
  type ImagePart,
  type ImageSource,
  lastUserText,
  type ReasoningEffort,
  type ToolResult,
  type Turn,
} from "../../../core/conversation/conversation.ts";
import {
  UpstreamFailure,
  type UpstreamFailureKind,
} from "../../../core/errors/upstream-failure.ts";
import { formatText } from "./call-tool.ts";
import { imageSizeOfBase64 } from "./image-size.ts";
import { newCalls, replyWithEcho } from "./new-calls.ts";
import type { ReplyPart, SandboxModel } from "./reply.ts";
import { countTokens, takeTokens } from "./tokens.ts";

const models: Readonly<Record<string, SandboxModel>> = {
  /**
   * Repeats the last user text, or answers in the requested format; calls a tool only if the client
   * forces or requires one.
   */
  echo: { kind: "answers", reply: replyWithEcho },
  /**
   * Calls a tool if the user spoke last and there is a new call to make; otherwise answers in the
   * requested format; otherwise repeats the tool results it received; otherwise echoes.
   */
  agent: { kind: "answers", reply: replyAsAgent },
  /** With reasoning on: reasoning text, longer with higher effort, then the answer of echo. */
  reasoner: { kind: "answers", reply: replyWithReasoning },
  /**
   * Describes all images of the conversation in order, one per line: type and pixel size of inline
   * data, the URL of others, which it does not fetch. Without images it echoes.
   */
  vision: { kind: "answers", reply: replyOnImages },
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
    "The sandbox refuses this request, as its model's name indicates.",
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
  truncate: failing("incomplete", "The sandbox ended without its terminal event."),
  /** An invalid reply, after three pieces. */
  garbage: failing("malformed-response", "The sandbox sent an invalid reply."),
  /** Echo without a usage report from the upstream, neither at the start nor at the end. */
  "no-usage": { kind: "answers", reply: replyWithEcho, reportsUsage: false },
};

/** Returns the model with this name, without `sandbox/`; null if it does not exist. */
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

/**
 * Returns a model that fails: when streaming, three pieces of echo and then the failure. The
 * upstream's status was successful.
 */
function failing(kind: UpstreamFailureKind, message: string): SandboxModel {
  return {
    kind: "answers",
    reply: (conversation) => [{ type: "text", text: threePieces(lastUserText(conversation)) }],
    failure: () => new UpstreamFailure(kind, message, { status: 200 }),
  };
}

function threePieces(text: string): string {
  // Used if the last user text has too few pieces before the failure.
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

const IN_PARALLEL = /\bin parallel\b/iu;

function replyAsAgent(conversation: Conversation): readonly ReplyPart[] {
  const results = freshResults(conversation.turns);
  const calls =
    results === null ? newCalls(conversation, callsInParallel(conversation) ? 2 : 1) : [];
  if (calls.length > 0) return calls;
  const answer = results === null || results.length === 0 ? undefined : tellResults(results);
  return [{ type: "text", text: formatText(conversation, answer) }];
}

/**
 * Returns the tool results that the model has not answered yet, or null if the user spoke last. A
 * user turn directly after results belongs to them: messages clients put both into one message.
 */
function freshResults(turns: readonly Turn[]): readonly ToolResult[] | null {
  const spoken = turns.filter((turn) => turn.role !== "system");
  const last = spoken.at(-1);
  const answered = last?.role === "user" ? spoken.at(-2) : last;
  if (answered?.role === "tool") return answered.results;
  return last?.role === "user" ? null : [];
}

function callsInParallel(conversation: Conversation): boolean {
  return conversation.parallelToolCalls !== false && IN_PARALLEL.test(lastUserText(conversation));
}

function tellResults(results: readonly ToolResult[]): string {
  const told = results.map((result) => {
    const content = result.content.map((part) => (part.type === "text" ? part.text : "an image"));
    const verb = result.isError ? "failed with" : "answered";
    return `the tool ${result.toolName} ${verb}: ${content.join("\n")}`;
  });
  return `I asked, and ${told.join("; ")}.`;
}

function replyOnImages(conversation: Conversation): readonly ReplyPart[] {
  const images = conversation.turns.flatMap(imagesOf);
  if (images.length === 0) return replyWithEcho(conversation);
  const lines = images.map((image, at) => `image ${at + 1}: ${describe(image.source)}`);
  return [{ type: "text", text: lines.join("\n") }];
}

function imagesOf(turn: Turn): readonly ImagePart[] {
  switch (turn.role) {
    case "user":
      return turn.parts.filter((part) => part.type === "image");
    case "tool":
      return turn.results.flatMap((result) =>
        result.content.filter((part) => part.type === "image"),
      );
    case "system":
    case "assistant":
      return [];
    default:
      return assertNever(turn);
  }
}

function describe(source: ImageSource): string {
  if (source.kind === "url") return source.url;
  const size = imageSizeOfBase64(source.data);
  if (size === null) return `${source.mediaType}, size unknown`;
  return `${size.mediaType}, ${size.widthPixels}x${size.heightPixels} pixels`;
}
