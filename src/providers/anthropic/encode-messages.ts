import type { Upstream } from "../../catalog/model.ts";
import {
  assertNever,
  type ImagePart,
  type ImageSource,
  type NothingLeft,
  type TextPart,
  type ToolResult,
  type Turn,
} from "../../conversation/conversation.ts";
import type { IgnoredParameter } from "../../conversation/ignored-parameter.ts";
import { DistinctIds } from "../../conversation/distinct-ids.ts";
import { GatewayError } from "../../errors/gateway-error.ts";
import { anyOrder, orderTurns } from "../turn-order.ts";
import { dialectOf } from "./dialects.ts";
import { type AssistantTurn, encodeAssistant } from "./encode-assistant.ts";
import { cached, encodeText, isSent } from "./encode-text.ts";
import type {
  WireImage,
  WireMessage,
  WireText,
  WireToolResult,
  WireUserBlock,
} from "./request-body.ts";

export interface TurnsEncoding {
  readonly upstream: Upstream;
  readonly ignored: Set<IgnoredParameter>;
  /** Whether thinking goes back. */
  readonly carriesThinking: boolean;
}

/**
 * Encodes turns. Consecutive turns other than the assistant's become one user message, with tool
 * results first as the API requires; system text between turns becomes text in its place. Collects
 * in `ignored` what the API cannot carry. The API takes no blank message and no list without any: the
 * assistant's blank turns and system text are left out; else it throws `invalid-request`.
 */
export function encodeMessages(given: readonly Turn[], encoding: TurnsEncoding): WireMessage[] {
  const { userAfterTool } = dialectOf(encoding.upstream);
  const turns = orderTurns(given, { ...anyOrder, userAfterTool }, encoding.ignored).filter(isSaid);
  const wireId = createIdMap();
  const blocksOf = { wireId, ignored: encoding.ignored };
  const messages: WireMessage[] = [];
  const runs = runsOf(turns);
  for (const run of runs) {
    if (isAssistant(run)) {
      const last = run === turns.at(-1);
      const content = encodeAssistant(run, { ...encoding, wireId, last });
      messages.push({ role: "assistant", content });
      continue;
    }
    const content = resultsFirst(run.flatMap((turn) => encodeUser(turn, blocksOf)));
    if (content.length > 0) messages.push({ role: "user", content });
    else if (run === runs.at(-1) && run.some(isOfUser)) throw refusal("blank-turn", BLANK);
  }
  if (messages.length === 0) throw refusal("no-turn", NO_TURN);
  return messages;
}

const BLANK = "This model takes no message of the user that is only white space.";
const NO_TURN = "This model needs a message of the user.";

function refusal(rule: string, message: string): GatewayError {
  const issues = [{ pointer: "/messages", rule, message }];
  return new GatewayError("invalid-request", message, { issues });
}

/** Whether the turn is not the assistant's, or has content. */
function isSaid(turn: Turn): boolean {
  if (turn.role !== "assistant") return true;
  return turn.parts.some((part) => part.type !== "text" || isSent(part.text));
}

function isOfUser({ role }: Turn): boolean {
  return role === "user";
}

type AskedTurn = Exclude<Turn, AssistantTurn>;

function isAssistant(run: AssistantTurn | readonly AskedTurn[]): run is AssistantTurn {
  return "role" in run;
}

/** The assistant's turns, and between them all others together. */
function runsOf(turns: readonly Turn[]): readonly (AssistantTurn | readonly AskedTurn[])[] {
  const runs: (AssistantTurn | readonly AskedTurn[])[] = [];
  let asked: AskedTurn[] | null = null;
  for (const turn of turns) {
    if (turn.role === "assistant") {
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
    case "system":
    case "user": {
      const { role: _role, parts, name, ...rest } = turn;
      rest satisfies NothingLeft;
      if (name !== undefined) encoding.ignored.add("participant-name");
      return parts.flatMap((part) => encodePart(part, encoding.ignored));
    }
    case "tool": {
      const { role: _role, results, ...rest } = turn;
      rest satisfies NothingLeft;
      return results.map((result) => encodeResult(result, encoding));
    }
    default:
      return assertNever(turn);
  }
}

function encodeResult(result: ToolResult, { wireId, ignored }: BlockEncoding): WireToolResult {
  // The API identifies the tool by its call.
  const { callId, toolName: _toolName, content, isError, cacheControl, ...rest } = result;
  rest satisfies NothingLeft;
  const blocks = content.flatMap((part) => encodePart(part, ignored));
  return {
    type: "tool_result",
    tool_use_id: wireId(callId),
    ...(blocks.length > 0 && { content: blocks }),
    ...(isError && { is_error: true }),
    ...cached(cacheControl),
  };
}

function encodePart(
  part: TextPart | ImagePart,
  ignored: Set<IgnoredParameter>,
): (WireText | WireImage)[] {
  if (part.type === "text") return encodeText(part);
  const { type, source, detail, cacheControl, ...rest } = part;
  rest satisfies NothingLeft;
  if (detail !== undefined && detail !== "auto") ignored.add("image-detail");
  return [{ type, source: encodeSource(source), ...cached(cacheControl) }];
}

function encodeSource(source: ImageSource): WireImage["source"] {
  if (source.kind === "url") {
    const { kind: type, url, ...rest } = source;
    rest satisfies NothingLeft;
    return { type, url };
  }
  const { kind: type, mediaType, data, ...rest } = source;
  rest satisfies NothingLeft;
  return { type, media_type: mediaType, data };
}

/** The API allows letters, digits, `_` and `-` in ids; other ids are mapped to unique ones. */
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
