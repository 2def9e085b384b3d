import {
  assertNever,
  type AssistantPart,
  type Conversation,
  type NothingLeft,
  type OutputFormat,
  type ToolDefinition,
  type ToolResult,
  type Turn,
  type UserPart,
} from "../../conversation/conversation.ts";
import { countTokens } from "./tokens.ts";

/** Tokens per image; the catalog's overhead per image must be at least this. */
const IMAGE_TOKENS = 85;

/**
 * The input tokens of a conversation: the pieces of its texts, names, arguments and schemas, and a
 * fixed count per image. Never above the hold's upper bound, which counts bytes of the same. Above
 * `most` it is no longer exact: the rest is not counted.
 */
export function countInputTokens(conversation: Conversation, most: number): number {
  const {
    model: _model,
    system,
    turns,
    tools,
    toolChoice: _toolChoice,
    parallelToolCalls: _parallelToolCalls,
    sampling: _sampling,
    output,
    reasoning: _reasoning,
    maxOutputTokens: _maxOutputTokens,
    endUserId: _endUserId,
    ...rest
  } = conversation;
  rest satisfies NothingLeft;
  const tally = new Tally(most);
  addParts(tally, system);
  for (const turn of turns) addTurn(tally, turn);
  for (const tool of tools) addTool(tally, tool);
  if (output !== undefined) addOutput(tally, output);
  return tally.tokens;
}

/** Megabytes of text take seconds to count: what is beyond the bound is not looked at. */
class Tally {
  readonly #most: number;
  tokens = 0;

  constructor(most: number) {
    this.#most = most;
  }

  add(text: string | undefined): void {
    if (text !== undefined) this.tokens += countTokens(text, this.#most - this.tokens);
  }

  addJson(value: unknown): void {
    if (value !== undefined) this.add(JSON.stringify(value));
  }
}

function addTurn(tally: Tally, turn: Turn): void {
  if (turn.role === "tool") {
    const { role: _role, results, ...rest } = turn;
    rest satisfies NothingLeft;
    for (const result of results) addResult(tally, result);
    return;
  }
  const { role: _role, parts, name, ...rest } = turn;
  rest satisfies NothingLeft;
  tally.add(name);
  addParts(tally, parts);
}

function addResult(tally: Tally, result: ToolResult): void {
  const { callId: _id, toolName: _name, content, isError: _isError, ...others } = result;
  const { cacheControl: _cache, ...rest } = others;
  rest satisfies NothingLeft;
  addParts(tally, content);
}

function addTool(tally: Tally, tool: ToolDefinition): void {
  const { name, description, parameters, strict: _strict, cacheControl: _cache, ...rest } = tool;
  rest satisfies NothingLeft;
  tally.add(name);
  tally.add(description);
  tally.addJson(parameters);
}

function addOutput(tally: Tally, output: OutputFormat): void {
  if (output.kind === "json-object") {
    const { kind: _kind, ...rest } = output;
    rest satisfies NothingLeft;
    return;
  }
  const { kind: _kind, name, description, schema, strict: _strict, ...rest } = output;
  rest satisfies NothingLeft;
  tally.add(name);
  tally.add(description);
  tally.addJson(schema);
}

function addParts(tally: Tally, parts: readonly (UserPart | AssistantPart)[]): void {
  for (const part of parts) addPart(tally, part);
}

function addPart(tally: Tally, part: UserPart | AssistantPart): void {
  switch (part.type) {
    case "text": {
      const { type: _type, text, cacheControl: _cache, ...rest } = part;
      rest satisfies NothingLeft;
      return tally.add(text);
    }
    case "image": {
      const { type: _type, source: _source, detail: _detail, cacheControl: _cache, ...rest } = part;
      rest satisfies NothingLeft;
      tally.tokens += IMAGE_TOKENS;
      return;
    }
    case "tool-call": {
      const { type: _type, id: _id, name, argumentsJson, reasoningState: _state, ...others } = part;
      const { cacheControl: _cache, ...rest } = others;
      rest satisfies NothingLeft;
      tally.add(name);
      tally.add(argumentsJson);
      return;
    }
    default:
      assertNever(part);
  }
}
