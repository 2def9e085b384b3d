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
} from "./conversation.ts";

/**
 * What a text of the input is: `content` is what every wire puts before its model; `name` is a
 * participant's name, or the name and description of a schema, which not every wire sends; a
 * `reference` is the id of a call, the name with a result, or reasoning that goes back.
 */
export type InputText = "content" | "name" | "reference";

/** Takes what of a conversation becomes input tokens, in the order in which it stands. */
export interface InputVisitor {
  text(text: string, kind: InputText): void;
  image(): void;
  /** A message of the prompt begins: the system text, a turn, or a tool's result. */
  message?(): void;
  tool?(): void;
}

/**
 * Shows a visitor all that an upstream may put before its model. The bound of a hold, the sandbox's
 * count and the estimate all see the same, so that a usage within the bounds never costs more than
 * its hold (money rule 3). Image data is not text.
 */
export function visitInput(conversation: Conversation, visitor: InputVisitor): void {
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
  if (system.length > 0) visitor.message?.();
  visitParts(system, visitor);
  for (const turn of turns) visitTurn(turn, visitor);
  for (const tool of tools) visitTool(tool, visitor);
  if (output !== undefined) visitOutput(output, visitor);
}

function visitTurn(turn: Turn, visitor: InputVisitor): void {
  if (turn.role === "tool") {
    const { role: _role, results, ...rest } = turn;
    rest satisfies NothingLeft;
    for (const result of results) visitResult(result, visitor);
    return;
  }
  const { role: _role, parts, name, ...rest } = turn;
  rest satisfies NothingLeft;
  visitor.message?.();
  if (name !== undefined) visitor.text(name, "name");
  visitParts(parts, visitor);
}

function visitResult(result: ToolResult, visitor: InputVisitor): void {
  const { callId, toolName, content, isError: _isError, cacheControl: _cache, ...rest } = result;
  rest satisfies NothingLeft;
  visitor.message?.();
  visitor.text(callId, "reference");
  visitor.text(toolName, "reference");
  visitParts(content, visitor);
}

function visitParts(parts: readonly (UserPart | AssistantPart)[], visitor: InputVisitor): void {
  for (const part of parts) visitPart(part, visitor);
}

function visitPart(part: UserPart | AssistantPart, visitor: InputVisitor): void {
  switch (part.type) {
    case "text": {
      const { type: _type, text, cacheControl: _cache, ...rest } = part;
      rest satisfies NothingLeft;
      return visitor.text(text, "content");
    }
    case "image": {
      const { type: _type, source: _source, detail: _detail, cacheControl: _cache, ...rest } = part;
      rest satisfies NothingLeft;
      return visitor.image();
    }
    case "tool-call": {
      const { type: _type, id, name, argumentsJson, reasoningState, ...others } = part;
      const { cacheControl: _cache, ...rest } = others;
      rest satisfies NothingLeft;
      visitor.text(id, "reference");
      visitor.text(name, "content");
      visitor.text(argumentsJson, "content");
      if (reasoningState !== undefined) visitor.text(reasoningState, "reference");
      return;
    }
    default:
      assertNever(part);
  }
}

function visitTool(tool: ToolDefinition, visitor: InputVisitor): void {
  const { name, description, parameters, strict: _strict, cacheControl: _cache, ...rest } = tool;
  rest satisfies NothingLeft;
  visitor.tool?.();
  visitor.text(name, "content");
  if (description !== undefined) visitor.text(description, "content");
  if (parameters !== undefined) visitor.text(parameters.text, "content");
}

function visitOutput(output: OutputFormat, visitor: InputVisitor): void {
  if (output.kind === "json-object") {
    const { kind: _kind, ...rest } = output;
    rest satisfies NothingLeft;
    return;
  }
  const { kind: _kind, name, description, schema, strict: _strict, ...rest } = output;
  rest satisfies NothingLeft;
  if (name !== undefined) visitor.text(name, "name");
  if (description !== undefined) visitor.text(description, "name");
  visitor.text(schema.text, "content");
}
