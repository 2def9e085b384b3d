/** Plays the scenarios of the file named by SCENARIOS; prints a JSON line for each. */
import { readFileSync } from "node:fs";
import { ChatGateway, GatewayError } from "../dist/index.js";
import { surface } from "./surface.mjs";

const TOOL_ANSWER = "sunny";

/** What a reply says, in the words that the runners of all languages share. */
function emptyReply() {
  return { text: "", reasoning: "", stop: null, calls: [], pieces: 0, usage: {} };
}

function finishCalls(reply) {
  for (const call of reply.calls) call.input = JSON.parse(call.input || "{}");
  return reply;
}

async function readChat(reply, chunks) {
  for await (const { choices, usage } of chunks) {
    if (usage) reply.usage = { input: usage.prompt_tokens, output: usage.completion_tokens };
    for (const { delta, finish_reason } of choices) {
      reply.text += delta.content ?? "";
      reply.reasoning += delta.reasoning_content ?? "";
      reply.stop = finish_reason ?? reply.stop;
      if (delta.content) reply.pieces += 1;
      for (const { index, id, function: called } of delta.tool_calls ?? []) {
        reply.calls[index] ??= { id, name: called.name, input: "" };
        reply.calls[index].input += called.arguments;
      }
    }
  }
}

function chatReply({ id, choices: [{ message, finish_reason }], usage }) {
  const calls = (message.tool_calls ?? []).map(({ id, function: called }) => ({
    id,
    name: called.name,
    input: called.arguments,
  }));
  return {
    id,
    text: message.content ?? "",
    reasoning: message.reasoning_content ?? "",
    stop: finish_reason,
    calls,
    usage: { input: usage.prompt_tokens, output: usage.completion_tokens },
  };
}

async function readMessage(reply, events) {
  for await (const event of events) {
    switch (event.type) {
      case "content_block_start":
        if (event.content_block.type === "tool_use") {
          const { id, name } = event.content_block;
          reply.calls.push({ id, name, input: "" });
        }
        break;
      case "content_block_delta":
        reply.text += event.delta.text ?? "";
        reply.reasoning += event.delta.thinking ?? "";
        if (event.delta.text) reply.pieces += 1;
        if (event.delta.partial_json) reply.calls.at(-1).input += event.delta.partial_json;
        break;
      case "message_delta":
        reply.stop = event.delta.stop_reason;
        reply.usage = { input: event.usage.input_tokens, output: event.usage.output_tokens };
        break;
    }
  }
}

function messageReply({ id, content, stop_reason, usage }) {
  const joined = (type, field) =>
    content.filter((block) => block.type === type).map((block) => block[field]).join("");
  const calls = content
    .filter(({ type }) => type === "tool_use")
    .map(({ id, name, input }) => ({ id, name, input: JSON.stringify(input) }));
  return {
    id,
    text: joined("text", "text"),
    reasoning: joined("thinking", "thinking"),
    stop: stop_reason,
    calls,
    usage: { input: usage.input_tokens, output: usage.output_tokens },
  };
}

async function readResponse(reply, events) {
  for await (const event of events) {
    switch (event.type) {
      case "response.output_text.delta":
        reply.text += event.delta;
        reply.pieces += 1;
        break;
      case "response.reasoning_summary_text.delta":
        reply.reasoning += event.delta;
        break;
      case "response.completed":
      case "response.incomplete": {
        const { text, reasoning, ...rest } = responseReply(event.response);
        const isWhole = text === reply.text && reasoning === reply.reasoning;
        if (!isWhole) throw new Error(`the events have ${reply.text}, the response ${text}`);
        Object.assign(reply, rest);
        break;
      }
    }
  }
}

function responseReply({ id, output, status, incomplete_details, usage }) {
  const joined = (type, parts) =>
    output
      .filter((item) => item.type === type)
      .flatMap((item) => item[parts].map(({ text }) => text))
      .join("");
  const calls = output
    .filter(({ type }) => type === "function_call")
    .map(({ call_id, name, arguments: input }) => ({ id: call_id, name, input }));
  return {
    id,
    items: output,
    text: joined("message", "content"),
    reasoning: joined("reasoning", "summary"),
    stop: incomplete_details?.reason ?? status,
    calls,
    usage: { input: usage.input_tokens, output: usage.output_tokens },
  };
}

/** One protocol's words for asking and for answering tool calls. */
const protocols = {
  chat: {
    ask: async (gateway, request, options) =>
      chatReply(await gateway.createChatCompletion(request, options)),
    stream: (gateway, request, options) => gateway.streamChatCompletion(request, options),
    read: readChat,
    limit: "max_tokens",
    follow: ({ messages }, { calls }) => ({
      messages: [
        ...messages,
      {
        role: "assistant",
        content: null,
        tool_calls: calls.map(({ id, name, input }) => ({
          id,
          type: "function",
          function: { name, arguments: input },
        })),
      },
      ...calls.map(({ id }) => ({ role: "tool", tool_call_id: id, content: TOOL_ANSWER })),
    ] }),
  },
  messages: {
    ask: async (gateway, request, options) =>
      messageReply(await gateway.createMessage(request, options)),
    stream: (gateway, request, options) => gateway.streamMessage(request, options),
    read: readMessage,
    limit: "max_tokens",
    follow: ({ messages }, { calls }) => ({
      messages: [
        ...messages,
      {
        role: "assistant",
        content: calls.map(({ id, name, input }) => ({
          type: "tool_use",
          id,
          name,
          input: JSON.parse(input || "{}"),
        })),
      },
      {
        role: "user",
        content: calls.map(({ id }) => ({
          type: "tool_result",
          tool_use_id: id,
          content: TOOL_ANSWER,
        })),
      },
    ] }),
  },
  responses: {
    ask: async (gateway, request, options) =>
      responseReply(await gateway.createResponse(request, options)),
    stream: (gateway, request, options) => gateway.streamResponse(request, options),
    read: readResponse,
    limit: "max_output_tokens",
    follow: ({ input }, { items, calls }) => ({
      input: [
        ...(typeof input === "string" ? [{ role: "user", content: input }] : input),
        ...items,
        ...calls.map(({ id }) => ({
          type: "function_call_output",
          call_id: id,
          output: TOOL_ANSWER,
        })),
      ],
    }),
  },
};

async function say({ gateway, request, protocol, streamed, reply }) {
  if (!streamed) return Object.assign(reply, await protocol.ask(gateway, request));
  await protocol.read(reply, protocol.stream(gateway, request));
  return reply;
}

async function loop(asked) {
  const first = await say({ ...asked, reply: emptyReply() });
  const { tool_choice: _, ...request } = asked.request;
  Object.assign(request, asked.protocol.follow(request, first));
  await say({ ...asked, request });
  Object.assign(asked.reply, { calls: first.calls, callStop: first.stop });
}

async function cancel({ gateway, request, protocol, reply }) {
  const stop = new AbortController();
  try {
    const { signal } = stop;
    for await (const _ of protocol.stream(gateway, request, { signal })) stop.abort();
  } catch (error) {
    if (error.name !== "AbortError") throw error;
  }
  await say({ gateway, request, protocol, streamed: false, reply });
}

/** The same request twice, then another of the same name. */
async function idempotent({ gateway, request, protocol, reply }, idempotencyKey) {
  const ask = (sent) => protocol.ask(gateway, sent, { idempotencyKey });
  const [first, again] = [await ask(request), await ask(request)];
  reply.same = first.id === again.id;
  await ask({ ...request, [protocol.limit]: 50 });
}

/** A request whose name another bears that still runs. */
async function conflict({ gateway, request, protocol }, idempotencyKey) {
  const held = protocol.stream(gateway, request, { idempotencyKey });
  await held.next();
  try {
    await protocol.stream(gateway, request, { idempotencyKey }).next();
  } finally {
    await held.return();
  }
}

/** The count of a request, and whether the response reports the same. */
async function count({ gateway, request, protocol, reply }) {
  const { input_tokens } = await gateway.countMessageTokens(request);
  await say({ gateway, request: { ...request, max_tokens: 2048 }, protocol, reply });
  Object.assign(reply, { count: input_tokens, same: reply.usage.input === input_tokens });
}

async function records(gateway, { call, model }) {
  if (call === "model") return { id: (await gateway.getModel(model)).id };
  if (call === "models") {
    const { data } = await gateway.listModels();
    return { count: data.length, has: data.some(({ id }) => id === "sandbox/echo") };
  }
  const { object, plan, balance } = await gateway.getAccount();
  return { object, plan: plan.id, currency: balance.currency };
}

async function play(scenario, reply) {
  const act = surface[scenario.call];
  if (act !== undefined) return act(scenario, reply);
  const { apiKey, baseUrl, retries: maxRetries, call, request, idempotencyKey } = scenario;
  const gateway = new ChatGateway({ apiKey, baseUrl, maxRetries });
  const [name, ...words] = call.split("-");
  const protocol = protocols[name];
  if (protocol === undefined) return Object.assign(reply, await records(gateway, scenario));
  const asked = { gateway, request, protocol, streamed: words.includes("stream"), reply };
  if (words.includes("cancel")) await cancel(asked);
  else if (words.includes("idempotent")) await idempotent(asked, idempotencyKey);
  else if (words.includes("conflict")) await conflict(asked, idempotencyKey);
  else if (words.includes("count")) await count(asked);
  else if (words.includes("tools")) await loop(asked);
  else await say(asked);
  const format = request.response_format ?? request.output_config ?? request.text;
  if (format) reply.json = JSON.parse(reply.text);
  finishCalls(reply);
}

for (const scenario of JSON.parse(readFileSync(process.env.SCENARIOS, "utf8"))) {
  const outcome = emptyReply();
  try {
    await play(scenario, outcome);
  } catch (error) {
    const { name, message, status, type, code } = error;
    const isOurs = error instanceof GatewayError;
    const kind = error.constructor.name;
    outcome.error = isOurs ? { status, type, code, message, class: kind } : { name, message };
  }
  console.log(JSON.stringify({ scenario: scenario.name, outcome }));
}
