import {
  assertNever,
  type AssistantPart,
  type Conversation,
  type NoFieldsLeft,
  type OutputFormat,
  type ResultPart,
  type SystemPart,
  type ToolDefinition,
  type ToolResult,
  type Turn,
} from "./conversation.ts";
import { referenceText } from "./apply-changes.ts";
import { asFunction } from "./custom-tools.ts";

/**
 * Kind of an input text: `content` is sent to the model on every wire as it is; `tool` is a tool's
 * definition, the arguments of a call or a schema, which upstreams rewrite; `name` is a
 * participant's name, or the name and description of a schema, which not every wire sends; a
 * `reference` is the id of a call, the name with a result, or reasoning that is sent back.
 */
export type InputText = "content" | "tool" | "name" | "reference";

/** Receives the parts of a conversation that become input tokens, in order. */
export interface InputVisitor {
  text(text: string, kind: InputText): void;
  image(): void;
  /** A document of unknown size in tokens: a PDF. */
  document(): void;
  /** Start of a message of the prompt: the system text, a turn, or a tool result. */
  message?(): void;
  tool?(): void;
}

/**
 * Passes a visitor all content that an upstream may send to its model. The bound of a hold, the
 * sandbox's count and the estimate use the same content, so that usage within the bounds never
 * costs more than its hold (money rule 3). The data of images and PDFs is not text.
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
    betas: _betas,
    safeguards,
    ...rest
  } = conversation;
  rest satisfies NoFieldsLeft;
  if (system.length > 0) visitor.message?.();
  visitParts(system, visitor);
  for (const turn of turns) visitTurn(turn, visitor);
  for (const tool of tools) visitTool(tool, visitor);
  if (output !== undefined) visitOutput(output, visitor);
  if (safeguards !== undefined) visitor.text(safeguards.text, "name");
}

function visitTurn(turn: Turn, visitor: InputVisitor): void {
  if (turn.role === "tool") {
    const { role: _role, results, ...rest } = turn;
    rest satisfies NoFieldsLeft;
    for (const result of results) visitResult(result, visitor);
    return;
  }
  const { effort: _effort, ...others } = turn as Exclude<Turn, { role: "tool" }> & {
    readonly effort?: unknown;
  };
  const { role: _role, parts, name, ...rest } = others;
  rest satisfies NoFieldsLeft;
  visitor.message?.();
  if (name !== undefined) visitor.text(name, "name");
  visitParts(parts, visitor);
}

function visitResult(result: ToolResult, visitor: InputVisitor): void {
  const { callId, toolName, content, isError: _isError, cacheControl: _cache, ...rest } = result;
  rest satisfies NoFieldsLeft;
  visitor.message?.();
  visitor.text(callId, "reference");
  visitor.text(toolName, "reference");
  visitParts(content, visitor);
}

type Part = ResultPart | SystemPart | AssistantPart;

function visitParts(parts: readonly Part[], visitor: InputVisitor): void {
  for (const part of parts) visitPart(part, visitor);
}

function visitPart(part: Part, visitor: InputVisitor): void {
  switch (part.type) {
    case "text": {
      const { type: _type, text, cacheControl: _cache, ...rest } = part;
      rest satisfies NoFieldsLeft;
      return visitor.text(text, "content");
    }
    case "image": {
      const { type: _type, source: _source, detail: _detail, cacheControl: _cache, ...rest } = part;
      rest satisfies NoFieldsLeft;
      return visitor.image();
    }
    case "tool-call": {
      const { type: _type, id, name, argumentsJson, reasoningState, ...others } = part;
      const { cacheControl: _cache, ...rest } = others;
      rest satisfies NoFieldsLeft;
      visitor.text(id, "reference");
      visitor.text(name, "tool");
      visitor.text(argumentsJson, "tool");
      if (reasoningState !== undefined) visitor.text(reasoningState, "reference");
      return;
    }
    case "document": {
      const { type: _type, source, title, context, cacheControl: _cache, ...rest } = part;
      rest satisfies NoFieldsLeft;
      if (title !== undefined) visitor.text(title, "content");
      if (context !== undefined) visitor.text(context, "content");
      if (source.kind === "text") return visitor.text(source.text, "content");
      return visitor.document();
    }
    case "tool-reference": {
      const { type: _type, name, cacheControl: _cache, ...rest } = part;
      rest satisfies NoFieldsLeft;
      return visitor.text(referenceText(name), "tool");
    }
    case "tool-addition": {
      const { type: _type, tool, cacheControl: _cache, ...rest } = part;
      rest satisfies NoFieldsLeft;
      return typeof tool === "string" ? visitor.text(tool, "name") : visitTool(tool, visitor);
    }
    case "tool-removal": {
      const { type: _type, name, cacheControl: _cache, ...rest } = part;
      rest satisfies NoFieldsLeft;
      return visitor.text(name, "name");
    }
    default:
      assertNever(part);
  }
}

function visitTool(tool: ToolDefinition, visitor: InputVisitor): void {
  // Of the two forms of a custom tool, the function has more text.
  const { name, description, parameters, strict: _strict, ...others } = asFunction(tool);
  const { deferred: _deferred, cacheControl: _cache, ...rest } = others;
  rest satisfies NoFieldsLeft;
  visitor.tool?.();
  visitor.text(name, "tool");
  if (description !== undefined) visitor.text(description, "tool");
  if (parameters !== undefined) visitor.text(parameters.text, "tool");
}

function visitOutput(output: OutputFormat, visitor: InputVisitor): void {
  if (output.kind === "json-object") {
    const { kind: _kind, ...rest } = output;
    rest satisfies NoFieldsLeft;
    return;
  }
  const { kind: _kind, name, description, schema, strict: _strict, ...rest } = output;
  rest satisfies NoFieldsLeft;
  if (name !== undefined) visitor.text(name, "name");
  if (description !== undefined) visitor.text(description, "name");
  visitor.text(schema.text, "tool");
}
