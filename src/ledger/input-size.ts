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

/** What of a conversation becomes input tokens: bytes of text (UTF-8), and countable parts. */
export interface InputSize {
  readonly textBytes: number;
  readonly messages: number;
  readonly tools: number;
  readonly images: number;
}

type Tally = { -readonly [K in keyof InputSize]: InputSize[K] };

/** Measures all that an upstream may put before its model; image data is not text (rule 3). */
export function inputSize(conversation: Conversation): InputSize {
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
  const tally: Tally = { textBytes: 0, messages: 0, tools: 0, images: 0 };
  addParts(tally, system);
  if (system.length > 0) tally.messages += 1;
  for (const turn of turns) addTurn(tally, turn);
  for (const tool of tools) addTool(tally, tool);
  if (output !== undefined) addOutput(tally, output);
  return tally;
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
  tally.messages += 1;
  tally.textBytes += bytes(name);
  addParts(tally, parts);
}

function addResult(tally: Tally, result: ToolResult): void {
  const { callId, toolName, content, isError: _isError, cacheControl: _cache, ...rest } = result;
  rest satisfies NothingLeft;
  tally.messages += 1;
  tally.textBytes += bytes(callId) + bytes(toolName);
  addParts(tally, content);
}

function addParts(tally: Tally, parts: readonly (UserPart | AssistantPart)[]): void {
  for (const part of parts) addPart(tally, part);
}

function addPart(tally: Tally, part: UserPart | AssistantPart): void {
  switch (part.type) {
    case "text": {
      const { type: _type, text, cacheControl: _cache, ...rest } = part;
      rest satisfies NothingLeft;
      tally.textBytes += bytes(text);
      return;
    }
    case "image": {
      const { type: _type, source: _source, detail: _detail, cacheControl: _cache, ...rest } = part;
      rest satisfies NothingLeft;
      tally.images += 1;
      return;
    }
    case "tool-call": {
      const { type: _type, id, name, argumentsJson, reasoningState, ...others } = part;
      const { cacheControl: _cache, ...rest } = others;
      rest satisfies NothingLeft;
      tally.textBytes += bytes(id) + bytes(name) + bytes(argumentsJson) + bytes(reasoningState);
      return;
    }
    default:
      assertNever(part);
  }
}

function addTool(tally: Tally, tool: ToolDefinition): void {
  const { name, description, parameters, strict: _strict, cacheControl: _cache, ...rest } = tool;
  rest satisfies NothingLeft;
  tally.tools += 1;
  tally.textBytes += bytes(name) + bytes(description) + jsonBytes(parameters);
}

function addOutput(tally: Tally, output: OutputFormat): void {
  if (output.kind === "json-object") {
    const { kind: _kind, ...rest } = output;
    rest satisfies NothingLeft;
    return;
  }
  const { kind: _kind, name, description, schema, strict: _strict, ...rest } = output;
  rest satisfies NothingLeft;
  tally.textBytes += bytes(name) + bytes(description) + jsonBytes(schema);
}

function bytes(text: string | undefined): number {
  return text === undefined ? 0 : Buffer.byteLength(text);
}

function jsonBytes(value: unknown): number {
  return value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value));
}
