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
 * fixed count per image. Never above the hold's upper bound, which counts bytes of the same.
 */
export function countInputTokens(conversation: Conversation): number {
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
  let count = countParts(system);
  for (const turn of turns) count += countTurn(turn);
  for (const tool of tools) count += countTool(tool);
  return output === undefined ? count : count + countOutput(output);
}

function countTurn(turn: Turn): number {
  if (turn.role === "tool") {
    const { role: _role, results, ...rest } = turn;
    rest satisfies NothingLeft;
    return results.reduce((count, result) => count + countResult(result), 0);
  }
  const { role: _role, parts, name, ...rest } = turn;
  rest satisfies NothingLeft;
  return countTokens(name ?? "") + countParts(parts);
}

function countResult(result: ToolResult): number {
  const { callId: _id, toolName: _name, content, isError: _isError, ...others } = result;
  const { cacheControl: _cache, ...rest } = others;
  rest satisfies NothingLeft;
  return countParts(content);
}

function countTool(tool: ToolDefinition): number {
  const { name, description, parameters, strict: _strict, cacheControl: _cache, ...rest } = tool;
  rest satisfies NothingLeft;
  return countTokens(name) + countTokens(description ?? "") + countJson(parameters);
}

function countOutput(output: OutputFormat): number {
  if (output.kind === "json-object") {
    const { kind: _kind, ...rest } = output;
    rest satisfies NothingLeft;
    return 0;
  }
  const { kind: _kind, name, description, schema, strict: _strict, ...rest } = output;
  rest satisfies NothingLeft;
  return countTokens(name ?? "") + countTokens(description ?? "") + countJson(schema);
}

function countParts(parts: readonly (UserPart | AssistantPart)[]): number {
  return parts.reduce((count, part) => count + countPart(part), 0);
}

function countPart(part: UserPart | AssistantPart): number {
  switch (part.type) {
    case "text": {
      const { type: _type, text, cacheControl: _cache, ...rest } = part;
      rest satisfies NothingLeft;
      return countTokens(text);
    }
    case "image": {
      const { type: _type, source: _source, detail: _detail, cacheControl: _cache, ...rest } = part;
      rest satisfies NothingLeft;
      return IMAGE_TOKENS;
    }
    case "tool-call": {
      const { type: _type, id: _id, name, argumentsJson, reasoningState: _state, ...others } = part;
      const { cacheControl: _cache, ...rest } = others;
      rest satisfies NothingLeft;
      return countTokens(name) + countTokens(argumentsJson);
    }
    default:
      return assertNever(part);
  }
}

function countJson(value: unknown): number {
  return value === undefined ? 0 : countTokens(JSON.stringify(value));
}
