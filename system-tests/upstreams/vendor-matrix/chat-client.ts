import type OpenAI from "openai";
import { openAiClient, PNG_BASE64 } from "../../../contract-tests/sdk/clients.ts";
import {
  type Answer,
  answerSchema,
  type Ask,
  OTHER_TOOL_NAME,
  SYSTEM,
  TOOL_NAME,
  toolSchema,
} from "./client.ts";

type Message = OpenAI.ChatCompletionMessageParam;
type Body = OpenAI.ChatCompletionCreateParamsNonStreaming;

export const chatAsk: Ask = async (gateway, asking, messages = [chatStart(asking.image)]) => {
  // An echoed message is the library's returned object.
  const history = messages as readonly Message[] as Message[];
  const { completions } = openAiClient(gateway).chat;
  const body = bodyOf(asking, history);
  const reply = asking.stream
    ? await completions
        .stream({ ...body, stream: true, stream_options: { include_usage: true } })
        .finalChatCompletion()
    : await completions.create(body);
  return answerOf(reply, history);
};

function chatStart(image = false): Message {
  if (!image) return { role: "user", content: "Hello?" };
  const url = `data:image/png;base64,${PNG_BASE64}`;
  return {
    role: "user",
    content: [
      { type: "text", text: "What is this?" },
      { type: "image_url", image_url: { url } },
    ],
  };
}

function bodyOf(asking: Parameters<Ask>[1], messages: Message[]): Body {
  const { model, tool = false, forced = false, reasoning, schema = false } = asking;
  const names = asking.moreTools === true ? [TOOL_NAME, OTHER_TOOL_NAME] : [TOOL_NAME];
  const parameters = toolSchema;
  return {
    model,
    messages: [{ role: "system", content: asking.system ?? SYSTEM }, ...messages],
    max_tokens: 6_000,
    ...(tool && {
      tools: names.map((name) => ({ type: "function", function: { name, parameters } })),
    }),
    ...(forced && { tool_choice: { type: "function", function: { name: TOOL_NAME } } }),
    // The library's types lack it: it is the gateway's own field.
    ...(reasoning !== undefined && {
      reasoning: reasoning ? { effort: "high" } : { enabled: false },
    }),
    ...(schema && {
      response_format: {
        type: "json_schema",
        json_schema: { name: "answer", schema: answerSchema, strict: true },
      },
    }),
  };
}

function answerOf(reply: OpenAI.ChatCompletion, history: readonly Message[]): Answer {
  const message = reply.choices[0]?.message;
  if (message === undefined) throw new Error("a reply without a choice");
  const calls = (message.tool_calls ?? []).filter((call) => call.type === "function");
  const results = calls.map(({ id }) => ({ role: "tool", tool_call_id: id, content: "red" }));
  return {
    text: message.content ?? "",
    calls: calls.map(({ function: { name, arguments: argumentsJson } }) => ({
      name,
      argumentsJson,
    })),
    callIds: calls.map(({ id }) => id),
    usage: {
      prompt: reply.usage?.prompt_tokens ?? 0,
      cached: reply.usage?.prompt_tokens_details?.cached_tokens ?? 0,
      output: reply.usage?.completion_tokens ?? 0,
    },
    messages: [...history, message, ...results],
  };
}
