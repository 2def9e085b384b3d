import {
  assertNever,
  type AssistantPart,
  type Conversation,
  type OutputFormat,
  type ToolDefinition,
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
  const tally: Tally = { textBytes: 0, messages: 0, tools: 0, images: 0 };
  addParts(tally, conversation.system);
  if (conversation.system.length > 0) tally.messages += 1;
  for (const turn of conversation.turns) addTurn(tally, turn);
  for (const tool of conversation.tools) addTool(tally, tool);
  if (conversation.output !== undefined) addOutput(tally, conversation.output);
  return tally;
}

function addTurn(tally: Tally, turn: Turn): void {
  if (turn.role === "tool") {
    for (const result of turn.results) {
      tally.messages += 1;
      tally.textBytes += bytes(result.callId) + bytes(result.toolName);
      addParts(tally, result.content);
    }
    return;
  }
  tally.messages += 1;
  tally.textBytes += bytes(turn.name);
  addParts(tally, turn.parts);
}

function addParts(tally: Tally, parts: readonly (UserPart | AssistantPart)[]): void {
  for (const part of parts) {
    switch (part.type) {
      case "text":
        tally.textBytes += bytes(part.text);
        break;
      case "image":
        tally.images += 1;
        break;
      case "tool-call":
        tally.textBytes += bytes(part.id) + bytes(part.name) + bytes(part.argumentsJson);
        tally.textBytes += bytes(part.reasoningState);
        break;
      default:
        assertNever(part);
    }
  }
}

function addTool(tally: Tally, tool: ToolDefinition): void {
  tally.tools += 1;
  tally.textBytes += bytes(tool.name) + bytes(tool.description) + jsonBytes(tool.parameters);
}

function addOutput(tally: Tally, output: OutputFormat): void {
  if (output.kind === "json-object") return;
  tally.textBytes += bytes(output.name) + bytes(output.description) + jsonBytes(output.schema);
}

function bytes(text: string | undefined): number {
  return text === undefined ? 0 : Buffer.byteLength(text);
}

function jsonBytes(value: unknown): number {
  return value === undefined ? 0 : Buffer.byteLength(JSON.stringify(value));
}
