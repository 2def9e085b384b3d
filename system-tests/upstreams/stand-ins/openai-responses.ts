import { usualError, usualQuota } from "./chat-vendor.ts";
import { hideThought, readThought } from "./hidden-thought.ts";
import { isObject, type Json, listOf, objectOf, objectsOf } from "./json.ts";
import { textOf } from "./chat-wire.ts";
import { must } from "./refused.ts";
import { models, refusalOf } from "./responses-rules.ts";
import { reply as replyOf, type ModelReply, tokens } from "./stand-in-model.ts";
import { hasBearer, type Vendor, type VendorCall, type VendorReply } from "./vendor.ts";

const failed = { type: "error", code: "server_error", message: "The server had an error." };

/** Returns OpenAI's `/v1/responses`, with thoughts encrypted by `secret()`. */
export function responsesVendor(secret: () => string): Vendor {
  return vendorOf("openai, responses", models.thinker, secret);
}

/** A model without the effort `none`. */
export const responsesAlways = vendorOf(
  "openai, responses, never off",
  models.lasting,
  () => "the vendor's",
);

function vendorOf(name: string, model: string, secret: () => string): Vendor {
  return {
    name,
    upstream: {
      kind: "openai-responses",
      dialect: "openai",
      model,
      basePath: "/v1",
    },
    cannot: {},
    counts: { cached: true, reasoning: true },
    answer: (call) => answerResponses(call, secret()),
    hasKey: hasBearer,
    errorBody: usualError,
    errorEvent: `event: error\ndata: ${JSON.stringify(failed)}\n\n`,
    quota: usualQuota,
  };
}

function answerResponses({ path, body, ending }: VendorCall, secret: string): VendorReply {
  must(path === "/v1/responses", "Invalid URL.", { status: 404, code: "not_found" });
  const refused = refusalOf(body, secret);
  if (refused !== null) throw refused;
  const items = objectsOf(body["input"]);
  const sinceUser = items.slice(items.findLastIndex(({ role }) => role === "user") + 1);
  const results = sinceUser.filter(({ type }) => type === "function_call_output").length;
  const effort = objectOf(body["reasoning"])["effort"];
  const modelReply = replyOf({
    tools: toolsOf(body),
    results,
    images: items.flatMap(({ content }) => objectsOf(content)).filter(isImage).length,
    wantsJson: isObject(objectOf(body["text"])["format"]),
    asked: textOf(items.findLast(({ role }) => role === "user")?.["content"]),
    recalled: recall(items, secret),
    thinks: body["model"] !== models.talker && effort !== "none",
  });
  const output = outputOf(body, modelReply, { number: results + 1, secret });
  return replyFor(body, output, ending);
}

function toolsOf(body: Json): readonly string[] {
  const choice = body["tool_choice"];
  if (choice === "none") return [];
  const named = objectOf(choice)["name"];
  const all = objectsOf(body["tools"]).map(({ name }) => String(name));
  return named === undefined ? all : all.filter((name) => name === named);
}

function isImage({ type }: Json): boolean {
  return type === "input_image";
}

function outputOf(
  body: Json,
  { thought, text, call, isTwice, isRefusal }: ModelReply,
  { number, secret }: { readonly number: number; readonly secret: string },
): readonly Json[] {
  const id = `rs_${number}`;
  const summary =
    objectOf(body["reasoning"])["summary"] === undefined
      ? []
      : [{ type: "summary_text", text: `Step ${number}.` }];
  const isWanted = listOf(body["include"]).includes("reasoning.encrypted_content");
  const thinking =
    thought === null
      ? []
      : [
          {
            type: "reasoning",
            id,
            summary,
            ...(isWanted && { encrypted_content: hideThought({ number: thought }, id, secret) }),
          },
        ];
  const called =
    call === null
      ? []
      : (isTwice ? ["", "_2"] : [""]).map((suffix) => ({
          type: "function_call",
          id: `fc_${number}${suffix}`,
          call_id: "call_0",
          name: call.name,
          arguments: call.argumentsJson,
          status: "completed",
        }));
  // The text is between the first thought and its call.
  return [...thinking, ...(text === "" ? [] : [message(text, number, isRefusal)]), ...called];
}

function recall(items: readonly Json[], secret: string): readonly number[] {
  return items
    .filter(({ type }) => type === "reasoning")
    .map(
      (item) => readThought(String(item["encrypted_content"]), String(item["id"]), secret)?.number,
    )
    .filter((thought) => thought !== undefined);
}

function message(text: string, number: number, isRefusal: boolean): Json {
  const content = isRefusal
    ? [{ type: "refusal", refusal: text }]
    : [{ type: "output_text", text, annotations: [] }];
  return { type: "message", id: `msg_${number}`, status: "completed", role: "assistant", content };
}

const usage = {
  input_tokens: tokens.prompt,
  input_tokens_details: { cached_tokens: tokens.cached, cache_write_tokens: 0 },
  output_tokens: tokens.output,
  output_tokens_details: { reasoning_tokens: tokens.reasoning },
  total_tokens: tokens.prompt + tokens.output,
};

function replyFor(body: Json, output: readonly Json[], reason: string | undefined): VendorReply {
  const status = reason === undefined ? "completed" : "incomplete";
  const whole = {
    id: "resp_1",
    object: "response",
    status,
    incomplete_details: reason === undefined ? null : { reason },
    output,
    usage,
    error: null,
  };
  if (body["stream"] !== true) return { body: whole };
  const events = [
    { type: "response.created", response: { ...whole, status: "in_progress", output: [] } },
    ...output.flatMap((item, at) => itemEvents(item, at)),
    { type: `response.${status}`, response: whole },
  ];
  return {
    events: events.map((event, sequence_number) => {
      const data = JSON.stringify({ ...event, sequence_number });
      return `event: ${event.type}\ndata: ${data}\n\n`;
    }),
  };
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
  // Encrypted content may be incomplete before the end.
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
  return objectsOf(item[list]).flatMap(({ text, refusal }, at) =>
    (String(text ?? refusal).match(/.{1,3}/gsu) ?? []).map((delta) => {
      if (list === "summary") {
        return { type: "response.reasoning_summary_text.delta", summary_index: at, delta };
      }
      const type = refusal === undefined ? "response.output_text.delta" : "response.refusal.delta";
      return { type, content_index: at, delta, ...(refusal === undefined && { logprobs: [] }) };
    }),
  );
}
