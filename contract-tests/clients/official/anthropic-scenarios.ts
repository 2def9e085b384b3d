/** Plays the scenarios of the file named by SCENARIOS with the vendor's library. */
import Anthropic from "@anthropic-ai/sdk";
import type { Stream } from "@anthropic-ai/sdk/streaming";
import { headersOf, playAll, type Outcome, type Player, type Request } from "./common.ts";

type Body = Anthropic.MessageCreateParams;

async function ask(client: Anthropic, request: Request, outcome: Outcome): Promise<string> {
  const body = { ...request, stream: false } as unknown as Body & { stream: false };
  const message = await client.messages.create(body);
  for (const block of message.content) {
    if (block.type === "text") outcome.text += block.text;
    if (block.type === "thinking") outcome.reasoning += block.thinking;
    if (block.type === "tool_use") {
      const { id, name, input } = block;
      outcome.calls.push({ id, name, input: JSON.stringify(input) });
    }
  }
  outcome.stop = message.stop_reason;
  const { input_tokens: input, output_tokens: output } = message.usage;
  outcome.usage = { input, output };
  return message.id;
}

function open(
  client: Anthropic,
  request: Request,
): Promise<Stream<Anthropic.RawMessageStreamEvent>> {
  const body = { ...request, stream: true } as unknown as Body & { stream: true };
  return client.messages.create(body);
}

async function stream(client: Anthropic, request: Request, outcome: Outcome): Promise<void> {
  for await (const event of await open(client, request)) readEvent(event, outcome);
}

function readEvent(event: Anthropic.RawMessageStreamEvent, outcome: Outcome): void {
  if (event.type === "content_block_start" && event.content_block.type === "tool_use") {
    const { id, name } = event.content_block;
    outcome.calls.push({ id, name, input: "" });
  }
  if (event.type === "content_block_delta") {
    const { delta } = event;
    const call = outcome.calls.at(-1);
    if (delta.type === "text_delta") {
      outcome.text += delta.text;
      outcome.pieces += 1;
    }
    if (delta.type === "thinking_delta") outcome.reasoning += delta.thinking;
    if (delta.type === "input_json_delta" && call !== undefined) call.input += delta.partial_json;
  }
  if (event.type === "message_delta") {
    outcome.stop = event.delta.stop_reason;
    const { input_tokens: input, output_tokens: output } = event.usage;
    outcome.usage = { output, ...(input === null ? {} : { input }) };
  }
}

const answer: Player["answer"] = (calls, result) => [
  {
    role: "assistant",
    content: calls.map(({ id, name, input }) => ({
      type: "tool_use",
      id,
      name,
      input: JSON.parse(input || "{}") as unknown,
    })),
  },
  {
    role: "user",
    content: calls.map(({ id }) => ({ type: "tool_result", tool_use_id: id, content: result })),
  },
];

function toldBy(error: InstanceType<typeof Anthropic.APIError>): object {
  const body: { readonly error?: object } | undefined = error.error;
  return body?.error ?? {};
}

await playAll({
  player: (row) => {
    const { apiKey, retries: maxRetries } = row;
    const baseURL = row.baseUrl.replace(/\/v1$/, "");
    const client = new Anthropic({ apiKey, baseURL, maxRetries, defaultHeaders: headersOf(row) });
    return {
      ask: (request, outcome) => ask(client, request, outcome),
      open: (request) => open(client, request),
      stream: (request, outcome) => stream(client, request, outcome),
      answer,
      models: async () => (await client.models.list()).data.map(({ id }) => id),
      model: async (id) => (await client.models.retrieve(id)).id,
      account: () => client.get("/v1/account"),
    };
  },
  errorOf: (error) => {
    if (!(error instanceof Anthropic.APIError)) return { message: String(error) };
    return { ...toldBy(error), status: error.status };
  },
});
