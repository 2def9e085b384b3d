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
} from "../conversation/conversation.ts";

/** All text of a conversation that a model reads, for a token estimate; images are excluded. */
export function conversationText(conversation: Conversation): string {
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
  return [
    ...system.flatMap(partTexts),
    ...turns.flatMap(turnTexts),
    ...tools.map(toolText),
    ...(output === undefined ? [] : outputTexts(output)),
  ].join("\n");
}

/** Participant names and ids are excluded: not every wire sends them. */
function turnTexts(turn: Turn): readonly string[] {
  if (turn.role === "tool") {
    const { role: _role, results, ...rest } = turn;
    rest satisfies NothingLeft;
    return results.flatMap(resultTexts);
  }
  const { role: _role, parts, name: _name, ...rest } = turn;
  rest satisfies NothingLeft;
  return parts.flatMap(partTexts);
}

function resultTexts(result: ToolResult): readonly string[] {
  const { callId: _id, toolName: _name, content, isError: _isError, ...others } = result;
  const { cacheControl: _cache, ...rest } = others;
  rest satisfies NothingLeft;
  return content.flatMap(partTexts);
}

function partTexts(part: UserPart | AssistantPart): readonly string[] {
  switch (part.type) {
    case "text": {
      const { type: _type, text, cacheControl: _cache, ...rest } = part;
      rest satisfies NothingLeft;
      return [text];
    }
    case "tool-call": {
      const { type: _type, id: _id, name, argumentsJson, reasoningState: _state, ...others } = part;
      const { cacheControl: _cache, ...rest } = others;
      rest satisfies NothingLeft;
      return [name, argumentsJson];
    }
    case "image": {
      const { type: _type, source: _source, detail: _detail, cacheControl: _cache, ...rest } = part;
      rest satisfies NothingLeft;
      return [];
    }
    default:
      return assertNever(part);
  }
}

function toolText(tool: ToolDefinition): string {
  const { name, description, parameters, strict: _strict, cacheControl: _cache, ...rest } = tool;
  rest satisfies NothingLeft;
  const schema = parameters === undefined ? "" : JSON.stringify(parameters);
  return [name, description ?? "", schema].join("\n");
}

function outputTexts(output: OutputFormat): readonly string[] {
  if (output.kind === "json-object") {
    const { kind: _kind, ...rest } = output;
    rest satisfies NothingLeft;
    return [];
  }
  const { kind: _kind, name: _name, description: _description, schema, ...others } = output;
  const { strict: _strict, ...rest } = others;
  rest satisfies NothingLeft;
  return [JSON.stringify(schema)];
}
