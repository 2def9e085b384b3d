import { flag, type FlagsOf, defaultFlags } from "../../catalog/flags.ts";
import {
  type AssistantPart,
  callsOfTurn,
  type PlainTurn as Turn,
  type TextPart,
  type UserPart,
} from "../../../core/conversation/conversation.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";

/**
 * The order of messages that a server accepts: by its own rules, or by those of the model's chat
 * template.
 */
export const turnOrderFlags = {
  lateSystem: flag(
    "boolean",
    true,
    "whether system messages are allowed anywhere; else their text becomes user text at " +
      "the same position",
  ),
  repeatedRoles: flag(
    "boolean",
    true,
    "whether two messages of the user, or of the assistant, may follow each other; else " +
      "they are merged, with an empty line between their texts",
  ),
  userAfterTool: flag(
    "boolean",
    true,
    "whether a user message may follow tool messages; else its text is appended to the " +
      "last tool message, after an empty line",
  ),
  parallelCalls: flag(
    "boolean",
    true,
    "whether a message of the assistant may have several calls; else each call is a " +
      "separate message, before its result, and the text is in the first",
  ),
};

export type TurnOrder = FlagsOf<typeof turnOrderFlags>;

/** The order that the vendors' references allow. */
export const anyOrder = defaultFlags(turnOrderFlags);

/**
 * The order that every chat template accepts, except for parallel calls, which only few refuse.
 * Servers apply the model's template, and many accept only one system message, at the beginning
 * (Qwen's from 3.5, MiniMax's), or only alternating turns. Sources: vllm 41114, llama.cpp 27367,
 * QwenLM/Qwen3.8 244.
 */
export const strictOrder: TurnOrder = {
  lateSystem: false,
  repeatedRoles: false,
  userAfterTool: false,
  parallelCalls: true,
};

/**
 * Mistral's templates and its own server require that user and assistant alternate, that the
 * assistant follows a tool, and that system text is at the beginning. So do Gemma's before Gemma 4,
 * and Llama 2's. Sources: their `chat_template.jinja`; `validator.py` of mistral-common;
 * mistral-common 169; charmbracelet/crush 279.
 */
const strictFamilies =
  /(?:^|[-_.])(?:mistral|ministral|mixtral|magistral|devstral|codestral|pixtral|(?:code)?gemma(?:-?[1-3](?!\d)|-\d+b)|llama-?2(?!\d))/i;

/**
 * Their templates accept a user message after a tool message. Source: their `chat_template.jinja`.
 */
const lenientFamilies =
  /(?:^|[-_.])(?:qwen|qwq|llama-?[34](?!\d)|gpt-oss|glm|deepseek|kimi|minimax)/i;

/**
 * Their templates accept system text only at the beginning. Qwen's, from 3.5 on, refuses later
 * system text (QwenLM/Qwen3.8 244); those of MiniMax, gpt-oss and Nemotron drop it. Source: their
 * `chat_template.jinja`.
 */
const earlySystemFamilies =
  /(?:^|[-_.])(?:qwen(?:3[._](?:[5-9]|\d\d)|[4-9])|minimax|gpt-oss|nemotron)/i;

/**
 * Their templates accept one call in a message. Llama 3's refuses two (vllm 25108, unsloth 7426);
 * that of gpt-oss drops all but the first. Source: their `chat_template.jinja`.
 */
const singleCallFamilies = /(?:^|[-_.])(?:llama-?3(?!\d)|gpt-oss)/i;

/**
 * Returns the order that a model's own template accepts, by the start of its name. It takes
 * precedence over the dialect. Vendors with a separate, more permissive template do not apply the
 * model's.
 */
export function orderByName(model: string, isApplied: boolean): Partial<TurnOrder> {
  const name = model.slice(model.lastIndexOf("/") + 1);
  if (strictFamilies.test(name)) return strictOrder;
  return {
    ...(lenientFamilies.test(name) && { userAfterTool: true }),
    ...(isApplied && earlySystemFamilies.test(name) && { lateSystem: false }),
    ...(isApplied && singleCallFamilies.test(name) && { parallelCalls: false }),
  };
}

/** Separator between texts that were separate messages. */
const SEPARATOR = "\n\n";

/**
 * Returns the turns in an order that the server accepts, with all of their parts in the client's
 * order and without additions, so that an encoded conversation is a prefix of a longer one. A name
 * that does not apply to all of a message is left out and reported as ignored.
 */
export function orderTurns(
  turns: readonly Turn[],
  order: TurnOrder,
  ignored: Set<IgnoredParameter>,
): readonly Turn[] {
  const { lateSystem, repeatedRoles, userAfterTool, parallelCalls } = order;
  if (lateSystem && repeatedRoles && userAfterTool && parallelCalls) return turns;
  const runs: Run[] = [];
  for (const given of answerCalls(turns, order)) {
    const turn = lateSystem ? given : asUser(given, ignored);
    const run = runs.at(-1);
    if (run === undefined || mayFollow(run[0], turn, order)) runs.push([turn]);
    else run.push(turn);
  }
  return runs.map((run) => (run.length === 1 ? run[0] : joinTurns(run, ignored)));
}

/**
 * Returns the turns with each call before its own result, if the server does not accept parallel
 * calls.
 */
export function answerCalls(
  turns: readonly Turn[],
  { parallelCalls }: Pick<TurnOrder, "parallelCalls">,
): readonly Turn[] {
  return parallelCalls ? turns : turns.flatMap(splitCalls);
}

/**
 * Splits the calls of a turn, each with its result from the following turn, which answers all of
 * them. The assistant's text comes before the first call.
 */
function splitCalls(turn: Turn, at: number, turns: readonly Turn[]): Turn | readonly Turn[] {
  if (turn.role === "tool") return hasManyCalls(turns[at - 1]) ? [] : turn;
  if (turn.role !== "assistant" || !hasManyCalls(turn)) return turn;
  const answer = turns[at + 1];
  const results = answer?.role === "tool" ? answer.results : [];
  const texts = turn.parts.filter(({ type }) => type === "text");
  return callsOfTurn(turn).flatMap((call, place): readonly Turn[] => [
    { ...turn, parts: place === 0 ? [...texts, call] : [call] },
    { role: "tool", results: results.filter(({ callId }) => callId === call.id) },
  ]);
}

function hasManyCalls(turn: Turn | undefined): boolean {
  return turn !== undefined && callsOfTurn(turn).length > 1;
}

/** Turns that become one message. */
type Run = [Turn, ...Turn[]];

function asUser(turn: Turn, ignored: Set<IgnoredParameter>): Turn {
  if (turn.role !== "system") return turn;
  if (turn.name !== undefined) ignored.add("participant-name");
  return { role: "user", parts: joinParts(turn.parts.map((part) => [part])) };
}

/** Returns whether a turn may be a separate message after one that begins with another turn. */
function mayFollow(before: Turn, turn: Turn, { repeatedRoles, userAfterTool }: TurnOrder): boolean {
  if (before.role === "tool") return userAfterTool || !isAsked(turn);
  return repeatedRoles || before.role === "system" || before.role !== turn.role;
}

function isAsked(turn: Turn): turn is Extract<Turn, { role: "system" | "user" }> {
  return turn.role === "system" || turn.role === "user";
}

function joinTurns(run: Run, ignored: Set<IgnoredParameter>): Turn {
  const [first] = run;
  const asked = run.filter(isAsked);
  if (first.role === "tool") {
    if (asked.some(({ name }) => name !== undefined)) ignored.add("participant-name");
    const last = first.results.length - 1;
    const results = first.results.map((result, at) => {
      const parts = [result.content, ...asked.map((turn) => turn.parts)];
      return at < last ? result : { ...result, content: joinParts(parts) };
    });
    return { role: "tool", results };
  }
  const assistantTurns = run.filter((turn) => turn.role === "assistant");
  const name = commonName([...asked, ...assistantTurns], ignored);
  return assistantTurns.length > 0
    ? { role: "assistant", parts: joinParts(assistantTurns.map((turn) => turn.parts)), ...name }
    : { role: "user", parts: joinParts(asked.map((turn) => turn.parts)), ...name };
}

/**
 * Joins parts of turns. Adjacent texts of two turns become one, because many templates accept only
 * a string.
 */
function joinParts<Part extends UserPart | AssistantPart>(
  lists: readonly (readonly Part[])[],
): (Part | TextPart)[] {
  const joined: (Part | TextPart)[] = [];
  for (const list of lists) {
    const last = joined.at(-1);
    for (const [at, part] of list.entries()) {
      if (at === 0 && last?.type === "text" && part.type === "text") {
        joined[joined.length - 1] = { ...last, ...part, text: last.text + SEPARATOR + part.text };
      } else joined.push(part);
    }
  }
  return joined;
}

interface Named {
  readonly name?: string;
}

/** Returns the common name of all turns. Differing names are dropped and reported as ignored. */
function commonName([first, ...rest]: readonly Named[], ignored: Set<IgnoredParameter>): Named {
  const name = first?.name;
  if (rest.every((turn) => turn.name === name)) return name === undefined ? {} : { name };
  ignored.add("participant-name");
  return {};
}
