import { atLeast, type Pattern } from "../harness/match.ts";
import { brokenStreams, errorOf, LONG_TEXT, refusals, type Refusal } from "./error-scenarios.ts";
import {
  answerSchema,
  GREETING,
  ONE_PIXEL_PNG,
  SEEN,
  TOLD,
  TOLD_TWICE,
  weatherCall,
  weatherSchema,
} from "./reply-scenarios.ts";
import type { ClientCall, Scenario } from "./scenario.ts";

type ResponsesCall = Extract<ClientCall, `responses${string}`>;

function row(name: string, call: ResponsesCall, request: object, expect: Pattern): Scenario {
  return { name: `responses: ${name}`, call, request, expect };
}

function ask(model: string, input: unknown, more: object = {}): object {
  return { model: `sandbox/${model}`, input, ...more };
}

const tool = {
  type: "function",
  name: "get_weather",
  description: "Weather.",
  parameters: weatherSchema,
  strict: true,
};
const format = { type: "json_schema", name: "answer", schema: answerSchema, strict: true };
const image = [
  { type: "input_text", text: "What is this?" },
  { type: "input_image", image_url: `data:image/png;base64,${ONE_PIXEL_PNG}`, detail: "auto" },
];
const history = [
  { role: "system", content: "Be brief." },
  { role: "user", content: "One" },
  { role: "assistant", content: "One" },
  { type: "message", role: "user", content: [{ type: "input_text", text: "Two" }] },
];

const greeting = { text: GREETING, stop: "completed" };
const usage = { input: atLeast(1), output: atLeast(1) };
const weather = ask("agent", "Weather?", { tools: [tool] });
const loop = { calls: [weatherCall], text: TOLD, stop: "completed" };
const atOnce = ask("agent", "Ask in parallel", { tools: [tool], tool_choice: "required" });
const sure = ask("agent", "Sure?", { text: { format } });
const answered = { json: { answer: "answer" }, stop: "completed" };
const why = ask("reasoner", "Why?", { reasoning: { effort: "low", summary: "auto" } });
const reasoned = { text: "Why?", reasoning: "The user wrote 2 tokens." };
const limited = ask("echo", "one two three", { max_output_tokens: 2 });
const cut = { text: "one two", stop: "max_output_tokens", usage: { output: 2 } };

const replies: readonly Scenario[] = [
  row("text", "responses", ask("echo", GREETING), { ...greeting, usage }),
  row("instructions", "responses", ask("echo", "Hi", { instructions: "Be brief." }), {
    text: "Hi",
  }),
  row("history", "responses", ask("echo", history), { text: "Two", stop: "completed" }),
  row("length limit", "responses", limited, cut),
  row("length limit streamed", "responses-stream", limited, cut),
  row("stream", "responses-stream", ask("echo", GREETING), { ...greeting, pieces: atLeast(2) }),
  row("stream helper", "responses-helper", ask("echo", GREETING), {
    ...greeting,
    pieces: atLeast(2),
    usage,
  }),
  row("tool loop", "responses-tools", weather, loop),
  row("tool loop streamed", "responses-tools-stream", weather, loop),
  row("tool loop with the stream helper", "responses-tools-helper", weather, loop),
  row("parallel tools", "responses-tools-stream", atOnce, {
    calls: [weatherCall, weatherCall],
    text: TOLD_TWICE,
  }),
  row("image", "responses", ask("vision", [{ role: "user", content: image }]), { text: SEEN }),
  row("structured output", "responses", sure, answered),
  row("structured output streamed", "responses-stream", sure, answered),
  row("structured output parsed", "responses-parse", sure, {
    ...answered,
    parsed: { answer: "answer" },
  }),
  row("reasoning", "responses", why, reasoned),
  row("reasoning streamed", "responses-stream", why, reasoned),
  row("encrypted reasoning", "responses-tools", reasoningLoop(), { ...loop, calls: [weatherCall] }),
];

/** A tool loop whose reasoning goes back encrypted. */
function reasoningLoop(): object {
  const more = { include: ["reasoning.encrypted_content"], store: false };
  return ask("agent", "Weather?", { tools: [tool], reasoning: { effort: "low" }, ...more });
}

function requestTo(model: string, text: string, more: object = {}): object {
  return ask(model, text, { max_output_tokens: 100, ...more });
}

function refusalScenario(refusal: Refusal): Scenario {
  const { name, error, model = "echo", text = "Hello", more, ...rest } = refusal;
  const scenario = row(name, "responses", requestTo(model, text, more), { error: errorOf(error) });
  return { ...rest, ...scenario };
}

/** What the gateway does not have, and the field or type that its refusal names. */
const unsupported: readonly (readonly [name: string, more: object, message: RegExp])[] = [
  ["stored", { store: true }, /store/],
  ["previous response", { previous_response_id: "resp_1" }, /previous_response_id/],
  ["background", { background: true }, /background/],
  ["hosted tool", { tools: [{ type: "web_search" }] }, /web_search/],
  ["item reference", { input: [{ type: "item_reference", id: "msg_1" }] }, /store: false/],
];

const errors: readonly Scenario[] = [
  ...refusals.map(refusalScenario),
  ...unsupported.map(([name, more, message]) => ({
    ...row(`400 ${name}`, "responses", requestTo("echo", "Hello", more), {
      error: { status: 400, type: "invalid_request_error", message },
    }),
    untyped: true,
  })),
  row(
    "400 absent tool",
    "responses",
    requestTo("agent", "Hello", { tool_choice: { type: "function", name: "absent" } }),
    { error: { status: 400, type: "invalid_request_error" } },
  ),
  row("409 idempotency in flight", "responses-conflict", requestTo("slow", LONG_TEXT), {
    error: errorOf("409 conflict_error idempotency_in_flight"),
  }),
  row("422 idempotency mismatch", "responses-idempotent", requestTo("echo", "Hello"), {
    same: true,
    error: errorOf("422 invalid_request_error idempotency_mismatch"),
  }),
  row("stream refused", "responses-stream", requestTo("nothing", "Hello"), {
    error: errorOf("404 not_found_error model_not_found"),
  }),
  ...(["responses-stream", "responses-helper"] as const).flatMap((call) =>
    brokenStreams.map((model) =>
      row(
        `in-stream error, ${model}${call === "responses-helper" ? ", stream helper" : ""}`,
        call,
        requestTo(model, "one two three four five"),
        { text: "one two three", error: { type: "api_error", code: "upstream_error" } },
      ),
    ),
  ),
];

/** The responses protocol, which the vendor's libraries speak. */
export const responsesScenarios: readonly Scenario[] = [...replies, ...errors];
