import type {
  Conversation,
  NoFieldsLeft,
  PlainTurn,
  ReasoningEffort,
  ReasoningRequest,
  ResultPart,
  SystemPart,
  TextPart,
  ToolDefinition,
  ToolReference,
  ToolResult,
  Turn,
  UserPart,
} from "./conversation.ts";
import type { FittedConversation, IgnoredParameter } from "./ignored-parameter.ts";
import { moveMarks } from "./move-marks.ts";

/** A conversation without changes within it: one list of tools, all available, and one effort. */
export interface PlainConversation extends Conversation {
  readonly turns: readonly PlainTurn[];
  readonly safeguards?: never;
  readonly betas?: never;
}

/** Returns the text for a tool found by a search, for APIs without tool references. */
export function referenceText(name: string, isDefined = true): string {
  return `The tool "${name}" is ${isDefined ? "available now" : "not available"}.`;
}

/**
 * Applies all changes in their order, for upstreams that do not support changes of tools or effort
 * within a conversation. A deferred tool is available once the conversation or the tool choice
 * names it; a removed tool is not. The last effort counts.
 */
export function applyChanges(given: Conversation): FittedConversation<PlainConversation> {
  const conversation = withoutBetas(given);
  if (hasNoChanges(conversation)) return { conversation, ignored: [] };
  const { turns, tools: _tools, safeguards, ...plain } = conversation;
  const ignored = new Set<IgnoredParameter>();
  if (safeguards !== undefined) ignored.add("safeguards");
  const { toolChoice, parallelToolCalls, reasoning: asked, ...rest } = plain;
  const tools = offeredTools(conversation);
  const defined = new Set(definedTools(conversation).map(nameOf));
  const isOffered =
    toolChoice?.kind !== "tool" || tools.some(({ name }) => name === toolChoice.name);
  const keepsChoice = tools.length > 0 && isOffered;
  if (toolChoice !== undefined && !keepsChoice) ignored.add("tool-choice");
  const reasoning = settleReasoning(asked, lastEffort(turns), ignored);
  const settled: PlainConversation = {
    ...rest,
    turns: turns.flatMap((turn) => settleTurn(turn, defined)),
    tools,
    ...(toolChoice !== undefined && keepsChoice && { toolChoice }),
    ...(parallelToolCalls === false && tools.length > 0 && { parallelToolCalls }),
    ...(reasoning !== undefined && { reasoning }),
  };
  return { conversation: withoutEmptyText(settled, ignored), ignored: [...ignored] };
}

/**
 * Returns the tools that are available at the end of the conversation, in the order of definition.
 */
export function offeredTools({ tools, turns, toolChoice }: Conversation): ToolDefinition[] {
  const known = new Map(tools.map((tool) => [tool.name, tool]));
  const offered = new Set(tools.filter(({ deferred }) => deferred !== true).map(nameOf));
  if (toolChoice?.kind === "tool") offered.add(toolChoice.name);
  for (const turn of turns) {
    if (turn.role === "tool") for (const result of turn.results) applyReferences(result, offered);
    if (turn.role !== "system") continue;
    for (const part of turn.parts) applyChange(part, { known, offered });
  }
  return [...known.values()].flatMap(({ deferred: _deferred, ...tool }) =>
    offered.has(tool.name) ? [tool] : [],
  );
}

/** Returns every tool that the conversation defines, available or not. */
export function definedTools({
  tools,
  turns,
}: Pick<Conversation, "tools" | "turns">): readonly ToolDefinition[] {
  const added = turns
    .flatMap((turn) => (turn.role === "system" ? turn.parts : []))
    .flatMap(addedTool);
  return added.length === 0 ? tools : [...tools, ...added];
}

function addedTool(part: SystemPart): ToolDefinition[] {
  return part.type === "tool-addition" && typeof part.tool !== "string" ? [part.tool] : [];
}

function nameOf({ name }: ToolDefinition): string {
  return name;
}

function applyReferences({ content }: ToolResult, offered: Set<string>): void {
  for (const part of content) if (part.type === "tool-reference") offered.add(part.name);
}

function applyChange(
  part: SystemPart,
  {
    known,
    offered,
  }: { readonly known: Map<string, ToolDefinition>; readonly offered: Set<string> },
): void {
  if (part.type === "tool-removal") offered.delete(part.name);
  if (part.type !== "tool-addition") return;
  const { tool } = part;
  if (typeof tool !== "string") known.set(tool.name, tool);
  offered.add(typeof tool === "string" ? tool : tool.name);
}

type WithoutBetas = Conversation & { readonly betas?: never };

function withoutBetas(conversation: Conversation): WithoutBetas {
  const { betas, ...rest } = conversation;
  return betas === undefined ? (conversation as WithoutBetas) : rest;
}

function hasNoChanges(conversation: Conversation): conversation is PlainConversation {
  const { turns, tools, reasoning, safeguards } = conversation;
  return (
    safeguards === undefined &&
    reasoning?.updates === undefined &&
    reasoning?.binding === undefined &&
    tools.every(({ deferred }) => deferred === undefined) &&
    turns.every(isPlainTurn)
  );
}

function isPlainTurn(turn: Turn): turn is PlainTurn {
  switch (turn.role) {
    case "system":
      return !("effort" in turn) && turn.parts.every(({ type }) => type === "text");
    case "tool":
      return turn.results.every(({ content }) => content.every(isShown));
    case "user":
    case "assistant":
      return true;
  }
}

function isShown(part: ResultPart): part is UserPart {
  return part.type !== "tool-reference";
}

/** Returns the last effort that a system turn sets. */
function lastEffort(turns: readonly Turn[]): ReasoningEffort | undefined {
  const last = turns.findLast((turn) => "effort" in turn && turn.effort !== undefined);
  return last !== undefined && "effort" in last ? last.effort : undefined;
}

function settleReasoning(
  asked: ReasoningRequest | undefined,
  turnEffort: ReasoningEffort | undefined,
  ignored: Set<IgnoredParameter>,
): ReasoningRequest | undefined {
  if (asked === undefined) {
    return turnEffort === undefined ? undefined : { enabled: true, effort: turnEffort };
  }
  const { enabled, effort: firstEffort, budgetTokens, updates: _updates, binding, ...rest } = asked;
  rest satisfies NoFieldsLeft;
  if (binding !== undefined) ignored.add("reasoning-binding");
  if (!enabled && turnEffort !== undefined) ignored.add("turn-effort");
  const effort = enabled ? (turnEffort ?? firstEffort) : undefined;
  return {
    enabled,
    ...(effort !== undefined && { effort }),
    ...(budgetTokens !== undefined && { budgetTokens }),
  };
}

/** Returns a turn of system text only, or an empty list if the turn only contained changes. */
function settleTurn(turn: Turn, defined: ReadonlySet<string>): PlainTurn[] {
  if (isPlainTurn(turn)) return [turn];
  if (turn.role === "tool") {
    return [{ role: "tool", results: turn.results.map((result) => settleResult(result, defined)) }];
  }
  if (turn.role !== "system") return [turn];
  const { role, parts, name } = turn;
  return [{ role, parts: parts.map(settlePart), ...(name !== undefined && { name }) }];
}

/** Replaces a change by an empty text that keeps its cache mark. */
function settlePart(part: SystemPart): TextPart {
  if (part.type === "text") return part;
  const { cacheControl } = part;
  return { type: "text", text: "", ...(cacheControl !== undefined && { cacheControl }) };
}

function settleResult(
  { content, ...result }: ToolResult,
  defined: ReadonlySet<string>,
): ToolResult<UserPart> {
  return {
    ...result,
    content: content.map((part) => (isShown(part) ? part : wordReference(part, defined))),
  };
}

function wordReference(
  { name, cacheControl }: ToolReference,
  defined: ReadonlySet<string>,
): TextPart {
  const text = referenceText(name, defined.has(name));
  return { type: "text", text, ...(cacheControl !== undefined && { cacheControl }) };
}

/** Removes the empty texts left by changes. Their cache marks move to the preceding content. */
function withoutEmptyText(
  conversation: PlainConversation,
  ignored: Set<IgnoredParameter>,
): PlainConversation {
  const { content: moved, lostMarks: lost } = moveMarks(conversation, (text) => text !== "");
  if (lost.length > 0) ignored.add("cache-control");
  const turns = moved.turns.flatMap((turn): PlainTurn[] => {
    if (turn.role !== "system") return [turn];
    const parts = turn.parts.filter(({ text }) => text !== "");
    return parts.length === 0 ? [] : [{ ...turn, parts }];
  });
  return { ...moved, turns };
}
