import type { Upstream } from "../../catalog/model.ts";
import type { PartEncoding } from "../shared/encode-parts.ts";
import { fitCallId, fitCallIdToNine, fitToolName } from "../shared/tool-names.ts";
import type { Dialect } from "./dialects.ts";
import type {
  NoFieldsLeft,
  ToolChoice,
  ToolDefinition,
} from "../../../core/conversation/conversation.ts";
import { asFunction } from "../../../core/conversation/custom-tools.ts";
import {
  fitChoice,
  fitSingleCalls,
  type ForcedChoices,
  type ToolSettings,
  forcedChoices,
  choiceName,
} from "../shared/fit-request.ts";
import { completeSchema } from "../shared/tool-schema.ts";
import type { ChatBody, ChatTool } from "./request-body.ts";

/** Shared input for encoding a request of this API. */
export interface Encoding extends PartEncoding {
  readonly upstream: Upstream;
  readonly dialect: Dialect;
}

export interface MessageEncoding extends Encoding {
  /** Whether the model reasons and therefore needs the text of its reasoning back. */
  readonly carriesReasoning: boolean;
  /** Whether a call without its reasoning gets a space instead. */
  readonly fillsReasoning: boolean;
}

/** Maximum length of a call id if ids are short. */
const SHORT_CALL_ID_CHARS = 40;

/** Encodes a call id in the dialect's format. A call and its result get the same id. */
export function encodeCallId(id: string, { callIds }: Dialect): string {
  if (callIds === "nine") return fitCallIdToNine(id);
  return callIds === "short" ? fitCallId(id, SHORT_CALL_ID_CHARS) : id;
}

/** Encodes tools; long and unusual names are changed in a way that the reply's decoder reverses. */
export function encodeTools(
  { tools, toolChoice, parallelToolCalls }: ToolSettings,
  encoding: Encoding,
): Partial<ChatBody> {
  // Servers reject a tool choice without tools.
  if (tools.length === 0) return {};
  // If even `none` is rejected, tools are not sent, so that the model cannot call any.
  if (toolChoice?.kind === "none" && encoding.dialect.toolChoice === "auto") return {};
  const { upstream, ignored } = encoding;
  const isSingle = fitSingleCalls(parallelToolCalls, upstream.facts, ignored);
  return {
    tools: tools.map((tool) => encodeTool(tool, encoding)),
    ...(toolChoice !== undefined && { tool_choice: encodeChoice(toolChoice, tools, encoding) }),
    ...(isSingle && { parallel_tool_calls: false }),
  };
}

/** Returns how the upstream can be forced to call a tool. */
export function dialectForcedChoices({ upstream, dialect }: Encoding): ForcedChoices {
  const { byName, byAny } = forcedChoices(upstream.facts);
  return {
    byName: byName && dialect.toolChoice === "named",
    byAny: byAny && dialect.toolChoice !== "auto",
  };
}

function encodeTool(tool: ToolDefinition, { dialect, ignored }: Encoding): ChatTool {
  const { name, description, parameters, strict, deferred: _settled, ...others } = asFunction(tool);
  const { cacheControl, ...rest } = others;
  rest satisfies NoFieldsLeft;
  if (cacheControl !== undefined) ignored.add("cache-control");
  return {
    type: "function",
    function: {
      name: fitToolName(name),
      ...(description !== undefined && { description }),
      ...(parameters !== undefined && {
        parameters: dialect.toolProperties ? completeSchema(parameters) : parameters,
      }),
      ...(strict !== undefined && { strict }),
    },
  };
}

function encodeChoice(
  choice: ToolChoice,
  tools: readonly ToolDefinition[],
  encoding: Encoding,
): NonNullable<ChatBody["tool_choice"]> {
  const ways = dialectForcedChoices(encoding);
  const word = choiceName(fitChoice(choice, { tools, ways, ignored: encoding.ignored }));
  return typeof word === "string" ? word : { type: "function", function: word };
}
