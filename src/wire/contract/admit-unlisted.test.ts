import { expect, test } from "vitest";
import { type FieldRule, unlistedFields } from "../../../generated/unlisted-fields.ts";
import { deepFreeze } from "../../core/raw-json/test-deep-freeze.ts";
import { admitUnlisted, type UnlistedProtocol } from "./admit-unlisted.ts";

const hi = { role: "user", content: "hi" };
const fn = { type: "function", function: { name: "f" } };

interface Outcome {
  /** The expected body; the sent one if absent. */
  readonly body?: object;
  readonly ignored?: readonly string[];
  readonly forwarded?: object;
}

/** Shorthand: these fields are dropped. */
const dropped = (...ignored: readonly string[]): Outcome => ({ body: {}, ignored });

const partFields = {
  role: "assistant",
  annotations: [],
  refusal: null,
  tool_calls: [],
  reasoning_content: "x",
};

const rows: readonly (readonly [UnlistedProtocol, object, Outcome])[] = [
  ["chat", { messages: [{ role: "developer", content: "x" }, hi] }, replaced("system")],
  ["chat", { messages: [{ ...hi, name: null }] }, without("/messages/*/name")],
  ["chat", { messages: [{ ...hi, name: null }, hi, { ...hi, name: null }] }, withoutBoth()],
  ["chat", { messages: [{ role: "function", name: null, content: "x" }] }, {}],
  ["chat", part(partFields), { body: part({}), ignored: Object.keys(partFields).map(partPlace) }],
  ["chat", { usage: { include: true } }, dropped("/usage")],
  ["chat", { usage: { include: true, cost: true } }, {}],
  ["chat", { reasoning_effort: "none" }, { body: { reasoning: { enabled: false } } }],
  ["chat", { reasoning_effort: "low" }, { body: { reasoning: { effort: "low" } } }],
  ["chat", { reasoning_effort: "minimal" }, inexact("low")],
  ["chat", { reasoning_effort: "max" }, inexact("high")],
  ["chat", { reasoning_effort: "low", reasoning: null }, nullBeside()],
  ["chat", { reasoning_effort: "ultra" }, {}],
  ["chat", { reasoning_effort: 1 }, {}],
  ["chat", { reasoning_effort: "toString" }, {}],
  ["chat", { reasoning: { effort: "high" }, reasoning_effort: "low" }, existing("high")],
  ["chat", { response_format: { type: "text" } }, { body: {} }],
  ["chat", { response_format: { type: "text", schema: {} } }, {}],
  ["chat", { parallel_tool_calls: true }, dropped("/parallel_tool_calls")],
  ["chat", { parallel_tool_calls: false }, forwards({ parallel_tool_calls: false })],
  ["chat", { parallel_tool_calls: "no" }, {}],
  ["chat", { seed: -7 }, forwards({ seed: -7 })],
  ["chat", { seed: 1.5 }, {}],
  ["chat", { seed: 2 ** 53 }, {}],
  ["chat", { seed: null }, dropped("/seed")],
  ["chat", { frequency_penalty: 0 }, dropped("/frequency_penalty")],
  ["chat", { frequency_penalty: 0.5 }, forwards({ frequency_penalty: 0.5 })],
  ["chat", { presence_penalty: -2 }, forwards({ presence_penalty: -2 })],
  ["chat", { presence_penalty: 2.1 }, {}],
  ["chat", { n: 1, logprobs: false, top_logprobs: 0 }, dropped("/n", "/logprobs", "/top_logprobs")],
  ["chat", { n: 2, logprobs: true, top_logprobs: 3 }, {}],
  ["chat", { logit_bias: {}, modalities: ["text"] }, dropped("/logit_bias", "/modalities")],
  ["chat", { logit_bias: { 5: 1 }, modalities: ["text", "audio"] }, {}],
  ["chat", { audio: null, web_search_options: null }, dropped("/audio", "/web_search_options")],
  ["chat", { audio: {}, web_search_options: {} }, {}],
  ["chat", { user: "u", safety_identifier: "s" }, dropped("/user", "/safety_identifier")],
  ["chat", { store: true, metadata: { a: "b" } }, dropped("/store", "/metadata")],
  ["chat", { service_tier: "flex", verbosity: "low" }, dropped("/service_tier", "/verbosity")],
  [
    "chat",
    { prompt_cache_key: "k", prompt_cache_retention: "24h" },
    dropped("/prompt_cache_key", "/prompt_cache_retention"),
  ],
  ["chat", { prediction: { type: "content" } }, dropped("/prediction")],
  [
    "chat",
    { stream_options: { include_usage: true, include_obfuscation: false } },
    {
      body: { stream_options: { include_usage: true } },
      ignored: ["/stream_options/include_obfuscation"],
    },
  ],
  ["chat", { tools: [{ ...fn, function: { name: "f", description: null } }] }, toolWithout()],
  ["chat", { stor: false, sed: 1, top_k: 5 }, {}],
  ["messages", { speed: "fast", inference_geo: null }, dropped("/speed", "/inference_geo")],
  ["messages", { inference_geo: "eu", container: "c", mcp_servers: [{}], fallbacks: [{}] }, {}],
  [
    "messages",
    { container: null, mcp_servers: [], fallbacks: [] },
    dropped("/container", "/mcp_servers", "/fallbacks"),
  ],
  [
    "messages",
    { output_config: { effort: "low", task_budget: { total: 5 } } },
    { body: { output_config: { effort: "low" } }, ignored: ["/output_config/task_budget"] },
  ],
  [
    "messages",
    { tools: [{ name: "f", input_examples: [{}], allowed_callers: ["direct"] }] },
    {
      body: { tools: [{ name: "f" }] },
      ignored: ["/tools/*/input_examples", "/tools/*/allowed_callers"],
    },
  ],
  ["messages", { tools: [{ name: "f", allowed_callers: ["code_execution"] }] }, {}],
  ["messages", { seed: 1, n: 1 }, {}],
  ["responses", { conversation: null, prompt: null }, dropped("/conversation", "/prompt")],
  ["responses", { conversation: "c", prompt: {}, context_management: [{}], top_logprobs: 1 }, {}],
  [
    "responses",
    { context_management: [], top_logprobs: 0 },
    dropped("/context_management", "/top_logprobs"),
  ],
  [
    "responses",
    { prompt_cache_retention: "24h", prompt_cache_options: {}, max_tool_calls: 1 },
    dropped("/prompt_cache_retention", "/prompt_cache_options", "/max_tool_calls"),
  ],
];

function replaced(role: string): Outcome {
  return { body: { messages: [{ role, content: "x" }, hi] } };
}
function without(place: string): Outcome {
  return { body: { messages: [hi] }, ignored: [place] };
}
function part(more: object): object {
  return { messages: [{ role: "assistant", content: [{ type: "text", text: "x", ...more }] }] };
}
function withoutBoth(): Outcome {
  return { body: { messages: [hi, hi, hi] }, ignored: ["/messages/*/name"] };
}
function partPlace(name: string): string {
  return `/messages/*/content/*/${name}`;
}
function inexact(effort: string): Outcome {
  return { body: { reasoning: { effort } }, ignored: ["/reasoning_effort"] };
}
function nullBeside(): Outcome {
  return { body: { reasoning: { effort: "low" } }, ignored: ["/reasoning"] };
}
function existing(effort: string): Outcome {
  return { body: { reasoning: { effort } }, ignored: ["/reasoning_effort"] };
}
function forwards(forwarded: object): Outcome {
  return { body: {}, forwarded };
}
function toolWithout(): Outcome {
  return { body: { tools: [fn] }, ignored: ["/tools/*/function/description"] };
}

test.each(rows)("%s %j", (protocol, sent, { body = sent, ignored = [], forwarded = {} }) => {
  const given = deepFreeze(sent);
  const admitted = admitUnlisted(protocol, given);
  expect(admitted).toMatchObject({ body, ignored, forwarded });
  expect(Object.keys(Object(admitted.body))).toEqual(Object.keys(body));
  if (body === sent) expect(admitted.body).toBe(given);
});

test.each(Object.entries(unlistedFields))("%s: each rule is in a row above", (protocol, rules) => {
  const sent = rows.filter(([name]) => name === protocol).map(([, fields]) => fields);
  const places = new Set(sent.flatMap((fields) => [...placesOf(fields, "")]));
  const others = Object.entries(rules).filter(([, rule]) => isMore(rule));
  expect(others.filter(([place]) => !places.has(place))).toEqual([]);
});

/** Returns whether a rule is more than the one for null, which the atlas of rejections covers. */
function isMore({ drop = [], ...others }: FieldRule): boolean {
  return drop === "any" || drop.some((value) => value !== null) || Object.keys(others).length > 0;
}

function* placesOf(value: unknown, place: string): Iterable<string> {
  yield place;
  if (typeof value !== "object" || value === null) return;
  for (const [name, inner] of Object.entries(value)) {
    yield* placesOf(inner, `${place}/${Array.isArray(value) ? "*" : name}`);
  }
}
