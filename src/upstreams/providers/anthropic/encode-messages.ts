import type { Upstream } from "../../catalog/model.ts";
import {
  assertNever,
  type DocumentPart,
  type DocumentSource,
  type ImagePart,
  type ImageSource,
  type NoFieldsLeft,
  type ResultPart,
  type SystemTurn,
  type ToolAddition,
  type ToolDefinition,
  type ToolReference,
  type ToolRemoval,
  type ToolResult,
  type Turn,
  type UserPart,
} from "../../../core/conversation/conversation.ts";
import type { IgnoredParameter } from "../../../core/conversation/ignored-parameter.ts";
import { DistinctIds } from "../../../core/conversation/rename-ids.ts";
import { GatewayError, type Issue } from "../../../core/errors/gateway-error.ts";
import { fitToolName } from "../shared/tool-names.ts";
import { type AssistantTurn, encodeAssistant } from "./encode-assistant.ts";
import { cacheField, encodeText, isAcceptedText } from "./encode-text.ts";
import {
  TOOL_NAME_CHARS_MAX,
  type WireDocument,
  type WireImage,
  type WireMessage,
  type WireSystemMessage,
  type WireText,
  type WireTool,
  type WireToolChange,
  type WireToolReference,
  type WireToolResult,
  type WireUserBlock,
} from "./request-body.ts";

export interface TurnsEncoding {
  readonly upstream: Upstream;
  readonly ignored: Set<IgnoredParameter>;
  /** Whether thinking is sent back. */
  readonly carriesThinking: boolean;
  /** Whether a message whose calls have no thinking gets a substitute. */
  readonly fillsThinking: boolean;
  readonly encodeTool: (tool: ToolDefinition) => WireTool;
}

/**
 * Encodes turns. Consecutive turns other than the assistant's become one user message, with tool
 * results first as the API requires. System text between turns becomes text in its place; a turn
 * that changes tools or the effort becomes a separate message. Collects unsupported parameters in
 * `ignored`. The API accepts neither blank messages nor an empty list. The assistant's blank turns
 * and blank system text are left out; other cases throw `invalid-request`.
 */
export function encodeMessages(given: readonly Turn[], encoding: TurnsEncoding): WireMessage[] {
  const turns = given.filter(hasContent);
  const wireId = createIdMap();
  const blocksOf = { wireId, ignored: encoding.ignored };
  const messages: WireMessage[] = [];
  const runs = runsOf(turns);
  const lastMessage = runs.findLast((run) => !isChange(run));
  for (const run of runs) {
    if (isAssistant(run)) {
      const last = run === turns.at(-1);
      const content = encodeAssistant(run, { ...encoding, wireId, last });
      messages.push({ role: "assistant", content });
      continue;
    }
    if (isChange(run)) {
      messages.push(encodeChanges(run, encoding));
      continue;
    }
    const content = resultsFirst(run.flatMap((turn) => encodeUser(turn, blocksOf)));
    if (content.length > 0) messages.push({ role: "user", content });
    else if (run === lastMessage && run.some(isOfUser)) throw refusal(BLANK);
  }
  if (messages.every(({ role }) => role === "system")) throw refusal(NO_TURN);
  return messages;
}

const BLANK = {
  rule: "blank-turn",
  message: "This model does not accept a user message of only white space.",
  vendorForm: "messages: text content blocks must contain non-whitespace text",
};
const NO_TURN = {
  rule: "no-turn",
  message: "This model needs a user message.",
  vendorForm: "messages: at least one message is required",
};

function refusal(issue: Omit<Issue, "pointer">): GatewayError {
  return new GatewayError("invalid-request", issue.message, {
    issues: [{ pointer: "/messages", ...issue }],
  });
}

/** Returns whether the turn is not the assistant's, or has content. */
function hasContent(turn: Turn): boolean {
  if (turn.role !== "assistant") return true;
  return turn.parts.some((part) => part.type !== "text" || isAcceptedText(part.text));
}

function isOfUser({ role }: Turn): boolean {
  return role === "user";
}

type AskedTurn = Exclude<Turn, AssistantTurn>;

type Run = AssistantTurn | SystemTurn | readonly AskedTurn[];

function isAssistant(run: Run): run is AssistantTurn {
  return "role" in run && run.role === "assistant";
}

function isChange(run: Run): run is SystemTurn {
  return "role" in run && run.role === "system";
}

/** Returns whether a system turn changes the tools or the effort from that point on. */
function changesSettings(turn: Turn): turn is SystemTurn {
  if (turn.role !== "system") return false;
  return ("effort" in turn && turn.effort !== undefined) || turn.parts.some(isToolChange);
}

function isToolChange({ type }: SystemTurn["parts"][number]): boolean {
  return type !== "text";
}

/**
 * Groups turns: each assistant turn and each change separately, other consecutive turns together.
 */
function runsOf(turns: readonly Turn[]): readonly Run[] {
  const runs: Run[] = [];
  let asked: AskedTurn[] | null = null;
  for (const turn of turns) {
    if (turn.role === "assistant" || changesSettings(turn)) {
      asked = null;
      runs.push(turn);
    } else if (asked === null) {
      asked = [turn];
      runs.push(asked);
    } else asked.push(turn);
  }
  return runs;
}

function resultsFirst(blocks: readonly WireUserBlock[]): WireUserBlock[] {
  return [
    ...blocks.filter((block) => block.type === "tool_result"),
    ...blocks.filter((block) => block.type !== "tool_result"),
  ];
}

interface BlockEncoding {
  readonly wireId: (id: string) => string;
  readonly ignored: Set<IgnoredParameter>;
}

function encodeUser(turn: AskedTurn, encoding: BlockEncoding): WireUserBlock[] {
  switch (turn.role) {
    case "system": {
      const { parts, name } = turn;
      if (name !== undefined) encoding.ignored.add("participant-name");
      return parts.flatMap((part) => (part.type === "text" ? encodeText(part) : []));
    }
    case "user": {
      const { role: _role, parts, name, ...rest } = turn;
      rest satisfies NoFieldsLeft;
      if (name !== undefined) encoding.ignored.add("participant-name");
      return parts.flatMap((part) => encodePart(part, encoding.ignored));
    }
    case "tool": {
      const { role: _role, results, ...rest } = turn;
      rest satisfies NoFieldsLeft;
      return results.map((result) => encodeResult(result, encoding));
    }
    default:
      return assertNever(turn);
  }
}

function encodeResult(result: ToolResult, { wireId, ignored }: BlockEncoding): WireToolResult {
  // The API identifies the tool by its call.
  const { callId, toolName: _toolName, content, isError, cacheControl, ...rest } = result;
  rest satisfies NoFieldsLeft;
  const blocks = content.flatMap((part) => encodeResultPart(part, ignored));
  return {
    type: "tool_result",
    tool_use_id: wireId(callId),
    ...(blocks.length > 0 && { content: blocks }),
    ...(isError && { is_error: true }),
    ...cacheField(cacheControl),
  };
}

function encodeResultPart(
  part: ResultPart,
  ignored: Set<IgnoredParameter>,
): (WireText | WireImage | WireDocument | WireToolReference)[] {
  return part.type === "tool-reference" ? [encodeReference(part)] : encodePart(part, ignored);
}

function encodeReference(part: ToolReference): WireToolReference {
  const { type: _type, name, cacheControl, ...rest } = part;
  rest satisfies NoFieldsLeft;
  return { type: "tool_reference", tool_name: wireName(name), ...cacheField(cacheControl) };
}

function wireName(name: string): string {
  return fitToolName(name, TOOL_NAME_CHARS_MAX);
}

/**
 * Encodes changes as a message of role `system`, which the API uses for changes of tools and
 * effort.
 */
function encodeChanges(turn: SystemTurn, encoding: TurnsEncoding): WireSystemMessage {
  const { role, parts, name, effort, ...rest } = turn;
  rest satisfies NoFieldsLeft;
  if (name !== undefined) encoding.ignored.add("participant-name");
  return {
    role,
    content: parts.flatMap((part): readonly (WireText | WireToolChange)[] =>
      part.type === "text" ? encodeText(part) : [encodeChange(part, encoding)],
    ),
    ...(effort !== undefined && { output_config: { effort } }),
  };
}

function encodeChange(
  part: ToolAddition | ToolRemoval,
  { encodeTool }: TurnsEncoding,
): WireToolChange {
  if (part.type === "tool-removal") {
    const { type: _type, name, cacheControl, ...rest } = part;
    rest satisfies NoFieldsLeft;
    const tool = { type: "tool_reference", name: wireName(name) } as const;
    return { type: "tool_removal", tool, ...cacheField(cacheControl) };
  }
  const { type: _type, tool: added, cacheControl, ...rest } = part;
  rest satisfies NoFieldsLeft;
  const tool =
    typeof added === "string"
      ? ({ type: "tool_reference", name: wireName(added) } as const)
      : ({ type: "tool_definition", definition: encodeTool(added) } as const);
  return { type: "tool_addition", tool, ...cacheField(cacheControl) };
}

function encodePart(
  part: UserPart,
  ignored: Set<IgnoredParameter>,
): (WireText | WireImage | WireDocument)[] {
  if (part.type === "text") return encodeText(part);
  return [part.type === "image" ? encodeImage(part, ignored) : encodeDocument(part)];
}

function encodeDocument(part: DocumentPart): WireDocument {
  const { type, source, title, context, cacheControl, ...rest } = part;
  rest satisfies NoFieldsLeft;
  return {
    type,
    source: encodeDocumentSource(source),
    ...(title !== undefined && { title }),
    ...(context !== undefined && { context }),
    ...cacheField(cacheControl),
  };
}

function encodeDocumentSource(source: DocumentSource): WireDocument["source"] {
  if (source.kind !== "text") return encodeSource(source);
  const { kind: type, text: data, ...rest } = source;
  rest satisfies NoFieldsLeft;
  return { type, media_type: "text/plain", data };
}

function encodeImage(part: ImagePart, ignored: Set<IgnoredParameter>): WireImage {
  const { type, source, detail, cacheControl, ...rest } = part;
  rest satisfies NoFieldsLeft;
  if (detail !== undefined && detail !== "auto") ignored.add("image-detail");
  return { type, source: encodeSource(source), ...cacheField(cacheControl) };
}

function encodeSource(source: ImageSource): WireImage["source"] {
  if (source.kind === "url") {
    const { kind: type, url, ...rest } = source;
    rest satisfies NoFieldsLeft;
    return { type, url };
  }
  const { kind: type, mediaType, data, ...rest } = source;
  rest satisfies NoFieldsLeft;
  return { type, media_type: mediaType, data };
}

/**
 * Returns a function that maps ids. The API allows letters, digits, `_` and `-`; other ids are
 * mapped to unique ones.
 */
function createIdMap(): (id: string) => string {
  const ids = new Map<string, string>();
  const distinct = new DistinctIds();
  return (id) => {
    const known = ids.get(id);
    if (known !== undefined) return known;
    const plain = id.replace(/[^\w-]/g, "_") || "call";
    const free = distinct.take(plain);
    ids.set(id, free);
    return free;
  };
}
