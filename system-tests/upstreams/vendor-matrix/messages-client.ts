import type Anthropic from "@anthropic-ai/sdk";
import { anthropicClient, PNG_BASE64 } from "../../../contract-tests/sdk/clients.ts";
import {
  type Answer,
  answerSchema,
  type Ask,
  OTHER_TOOL_NAME,
  SYSTEM,
  TOOL_NAME,
  toolSchema,
} from "./client.ts";

type Message = Anthropic.MessageParam;
type Body = Anthropic.MessageCreateParamsNonStreaming;

export const messagesAsk: Ask = async (gateway, asking, messages = [start(asking.image)]) => {
  // An echoed message is the library's returned object.
  const history = messages as readonly Message[] as Message[];
  const client = anthropicClient(gateway).messages;
  const body = bodyOf(asking, history);
  const reply = asking.stream
    ? await client.stream(body).finalMessage()
    : await client.create(body);
  return answerOf(reply, history);
};

function start(image = false): Message {
  if (!image) return { role: "user", content: "Hello?" };
  const source = { type: "base64" as const, media_type: "image/png" as const, data: PNG_BASE64 };
  return {
    role: "user",
    content: [
      { type: "text", text: "What is this?" },
      { type: "image", source },
    ],
  };
}

function bodyOf(asking: Parameters<Ask>[1], messages: Message[]): Body {
  const { model, tool = false, forced = false, reasoning, schema = false } = asking;
  const names = asking.moreTools === true ? [TOOL_NAME, OTHER_TOOL_NAME] : [TOOL_NAME];
  return {
    model,
    messages,
    max_tokens: 6_000,
    system: asking.system ?? SYSTEM,
    ...(tool && { tools: names.map((name) => ({ name, input_schema: toolSchema })) }),
    ...(forced && { tool_choice: { type: "tool", name: TOOL_NAME } }),
    ...(reasoning !== undefined && {
      thinking: reasoning ? { type: "enabled", budget_tokens: 4_000 } : { type: "disabled" },
    }),
    ...(schema && {
      output_config: { format: { type: "json_schema", schema: answerSchema } },
    }),
  };
}

function answerOf(reply: Anthropic.Message, history: readonly Message[]): Answer {
  const uses = reply.content.filter((block) => block.type === "tool_use");
  const results = uses.map(({ id }) => ({
    type: "tool_result",
    tool_use_id: id,
    content: "red",
  }));
  const {
    input_tokens: fresh,
    cache_read_input_tokens: cached,
    output_tokens: output,
  } = reply.usage;
  return {
    text: reply.content
      .filter((block) => block.type === "text")
      .map(({ text }) => text)
      .join(""),
    calls: uses.map(({ name, input }) => ({ name, argumentsJson: JSON.stringify(input) })),
    callIds: uses.map(({ id }) => id),
    usage: { prompt: fresh + (cached ?? 0), cached: cached ?? 0, output },
    messages: [
      ...history,
      { role: "assistant", content: reply.content },
      ...(results.length > 0 ? [{ role: "user", content: results }] : []),
    ],
  };
}
