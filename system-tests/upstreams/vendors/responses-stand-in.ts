import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text as readText } from "node:stream/consumers";
import { isObject, models, objectsOf, refusalOf, type Json } from "./responses-rules.ts";
import { hideThought, readThought } from "./responses-thought.ts";

/**
 * A stand-in for OpenAI's `/v1/responses` on the loopback that refuses what OpenAI refuses. Its
 * model calls the first tool twice, one call after the other, and thinks of another number before
 * each call; its answer names the numbers that it was given back.
 */
export interface ResponsesStandIn {
  readonly origin: string;
  readonly key: string;
  /** The bodies that it took, in order. */
  readonly taken: readonly Json[];
  /** The messages of its refusals. */
  readonly refused: readonly string[];
  /** From here on, what it has encrypted can no longer be read. */
  readonly changeSecret: () => void;
  /** Forgets what it took and refused; its model begins anew. */
  readonly reset: () => void;
  readonly close: () => Promise<void>;
}

const CALLS = 2;

export async function startResponsesStandIn(): Promise<ResponsesStandIn> {
  const key = "sk-stand-in-0123456789";
  const taken: Json[] = [];
  const refused: string[] = [];
  let secret = "first";
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const refuse = (status: number, code: string, message: string): void => {
      refused.push(message);
      const error = { type: "invalid_request_error", code, message, param: null };
      response.writeHead(status, { "content-type": "application/json" });
      response.end(JSON.stringify({ error }));
    };
    const body: unknown = JSON.parse(await readText(request));
    if (request.headers.authorization !== `Bearer ${key}`) {
      return refuse(401, "invalid_api_key", "Incorrect API key provided.");
    }
    if (request.url !== "/v1/responses" || !isObject(body)) {
      return refuse(404, "not_found", "Invalid URL.");
    }
    const refusal = refusalOf(body, secret);
    if (refusal !== null) return refuse(refusal.status, refusal.code, refusal.message);
    taken.push(body);
    answer(response, body, composeReply(body, taken.length, secret));
  };
  const server = createServer((request, response) => void take(request, response));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    key,
    taken,
    refused,
    changeSecret: () => {
      secret = `${secret} and another`;
    },
    reset: () => {
      taken.length = 0;
      refused.length = 0;
    },
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

/** The output items of the reply to a valid request, the `number`th. */
function composeReply(body: Json, number: number, secret: string): readonly Json[] {
  const items = objectsOf(body["input"]);
  const results = items.filter(({ type }) => type === "function_call_output").length;
  const tool = objectsOf(body["tools"])[0];
  const thinks = body["model"] === models.thinker;
  const reasoning = isObject(body["reasoning"]) ? body["reasoning"] : {};
  const summary =
    reasoning["summary"] === undefined ? [] : [{ type: "summary_text", text: `Step ${number}.` }];
  const id = `rs_${number}`;
  const thought = {
    type: "reasoning",
    id,
    summary,
    ...(isWanted(body) && { encrypted_content: hideThought({ number: 40 + number }, id, secret) }),
  };
  const head = thinks && reasoning["effort"] !== "none" ? [thought] : [];
  if (tool === undefined || results >= CALLS)
    return [...head, message(recall(items, secret), number)];
  const call = {
    type: "function_call",
    id: `fc_${number}`,
    call_id: `call_${number}`,
    name: tool["name"],
    arguments: `{"step":${number}}`,
    status: "completed",
  };
  // Text stands between the first thought and its call.
  return results === 0 ? [...head, message("Looking.", number), call] : [...head, call];
}

function isWanted(body: Json): boolean {
  return JSON.stringify(body["include"] ?? []).includes("reasoning.encrypted_content");
}

function recall(items: readonly Json[], secret: string): string {
  const numbers = items
    .filter(({ type }) => type === "reasoning")
    .map(
      (item) => readThought(String(item["encrypted_content"]), String(item["id"]), secret)?.number,
    );
  return numbers.length === 0 ? "I remember nothing." : `I remember ${numbers.join(" and ")}.`;
}

function message(text: string, number: number): Json {
  const content = [{ type: "output_text", text, annotations: [] }];
  return { type: "message", id: `msg_${number}`, status: "completed", role: "assistant", content };
}

function answer(response: ServerResponse, body: Json, output: readonly Json[]): void {
  const usage = {
    input_tokens: 20,
    input_tokens_details: { cached_tokens: 4, cache_write_tokens: 0 },
    output_tokens: 30,
    output_tokens_details: { reasoning_tokens: 24 },
    total_tokens: 50,
  };
  const reply = {
    id: "resp_1",
    object: "response",
    status: "completed",
    output,
    usage,
    error: null,
  };
  if (body["stream"] !== true) {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(reply));
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  const events = [
    { type: "response.created", response: { ...reply, status: "in_progress", output: [] } },
    ...output.flatMap((item, at) => itemEvents(item, at)),
    { type: "response.completed", response: reply },
  ];
  for (const [sequence_number, event] of events.entries()) {
    const data = JSON.stringify({ ...event, sequence_number });
    response.write(`event: ${event.type}\ndata: ${data}\n\n`);
  }
  response.end();
}

function itemEvents(item: Json, output_index: number): readonly (Json & { type: string })[] {
  const place = { output_index, item_id: item["id"] };
  const done = { type: "response.output_item.done", output_index, item };
  const added = { type: "response.output_item.added", output_index, item: emptied(item) };
  const deltas = piecesOf(item).map((piece) => ({ ...place, ...piece }));
  return [added, ...deltas, done];
}

function emptied(item: Json): Json {
  if (item["type"] === "function_call") return { ...item, arguments: "", status: "in_progress" };
  if (item["type"] === "message") return { ...item, content: [], status: "in_progress" };
  // What is there of encrypted content before the end may be incomplete.
  return { ...item, summary: [], ...("encrypted_content" in item && { encrypted_content: "gA" }) };
}

function piecesOf(item: Json): readonly (Json & { type: string })[] {
  if (item["type"] === "function_call") {
    const json = String(item["arguments"]);
    return [json.slice(0, 4), json.slice(4)].map((delta) => ({
      type: "response.function_call_arguments.delta",
      delta,
    }));
  }
  const list = item["type"] === "message" ? "content" : "summary";
  return objectsOf(item[list]).map(({ text }, at) =>
    list === "content"
      ? { type: "response.output_text.delta", content_index: at, delta: text, logprobs: [] }
      : { type: "response.reasoning_summary_text.delta", summary_index: at, delta: text },
  );
}
