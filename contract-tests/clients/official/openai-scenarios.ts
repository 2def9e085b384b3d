/** Plays the scenarios of the file named by SCENARIOS with the vendor's library. */
import OpenAI from "openai";
import type { Stream } from "openai/streaming";
import { headersOf, playAll, type Outcome, type Player, type Request } from "./common.ts";

type Body = OpenAI.ChatCompletionCreateParams;
type Message = OpenAI.ChatCompletionMessage & { readonly reasoning_content?: string };
type Delta = OpenAI.ChatCompletionChunk.Choice.Delta & { readonly reasoning_content?: string };

async function ask(client: OpenAI, request: Request, outcome: Outcome): Promise<string> {
  const body = { ...request, stream: false } as unknown as Body & { stream: false };
  const { id: replyId, choices, usage } = await client.chat.completions.create(body);
  const choice = choices[0];
  if (choice === undefined) throw new Error("no choice");
  const message: Message = choice.message;
  outcome.text = message.content ?? "";
  outcome.reasoning = message.reasoning_content ?? "";
  outcome.stop = choice.finish_reason;
  for (const call of message.tool_calls ?? []) {
    if (call.type !== "function") continue;
    const { name, arguments: input } = call.function;
    outcome.calls.push({ id: call.id, name, input });
  }
  if (usage === undefined) throw new Error("no usage");
  outcome.usage = { input: usage.prompt_tokens, output: usage.completion_tokens };
  return replyId;
}

function open(client: OpenAI, request: Request): Promise<Stream<OpenAI.ChatCompletionChunk>> {
  const body = { ...request, stream: true } as unknown as Body & { stream: true };
  return client.chat.completions.create(body);
}

async function stream(client: OpenAI, request: Request, outcome: Outcome): Promise<void> {
  for await (const { choices, usage } of await open(client, request)) {
    if (usage) outcome.usage = { input: usage.prompt_tokens, output: usage.completion_tokens };
    for (const { delta, finish_reason: reason } of choices) {
      readDelta(delta, outcome);
      outcome.stop = reason ?? outcome.stop;
    }
  }
}

function readDelta(delta: Delta, outcome: Outcome): void {
  outcome.text += delta.content ?? "";
  outcome.pieces += delta.content ? 1 : 0;
  outcome.reasoning += delta.reasoning_content ?? "";
  for (const { index, id, function: called } of delta.tool_calls ?? []) {
    if (id !== undefined) outcome.calls.push({ id, name: called?.name ?? "", input: "" });
    const call = outcome.calls[index];
    if (call !== undefined) call.input += called?.arguments ?? "";
  }
}

const answer: Player["answer"] = (calls, result) => [
  {
    role: "assistant",
    content: null,
    tool_calls: calls.map(({ id, name, input }) => ({
      id,
      type: "function",
      function: { name, arguments: input },
    })),
  },
  ...calls.map(({ id }) => ({ role: "tool", tool_call_id: id, content: result })),
];

await playAll({
  player: (row) => {
    const { apiKey, baseUrl: baseURL, retries: maxRetries } = row;
    const client = new OpenAI({ apiKey, baseURL, maxRetries, defaultHeaders: headersOf(row) });
    return {
      ask: (request, outcome) => ask(client, request, outcome),
      open: (request) => open(client, request),
      stream: (request, outcome) => stream(client, request, outcome),
      answer,
      models: async () => (await client.models.list()).data.map(({ id }) => id),
      model: async (id) => (await client.models.retrieve(id)).id,
      account: () => client.get("/account"),
    };
  },
  errorOf: (error) => {
    if (!(error instanceof OpenAI.APIError)) return { message: String(error) };
    const { status, type, code, message } = error;
    return { status, type, code, message };
  },
});
