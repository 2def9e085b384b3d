import type { OperationId } from "../../generated/operations.ts";
import { MAX_BODY_BYTES } from "../harness/gateway.ts";
import type { Cause } from "./cause.ts";
import { exchange } from "./exchange.ts";
import type { Pattern } from "../harness/match.ts";
import { limitHeaders, requestHeaders } from "./reply-patterns.ts";

const price = /^\d+(\.\d+)?$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

const isList = (value: unknown): boolean => Array.isArray(value) && value.length > 0;
const isText = /^.+$/;

/** Returns the pattern of a model's record; the closed schema covers the rest. */
function model(id: string | RegExp): Pattern {
  return {
    id,
    object: "model",
    type: "model",
    created: 1_767_225_600,
    created_at: "2026-01-01T00:00:00.000Z",
    display_name: isText,
    description: isText,
    owned_by: "sandbox",
    lifecycle: "active",
    context_length: (value) => Number(value) > 0,
    max_output_tokens: (value) => Number(value) > 0,
    input_modalities: isList,
    output_modalities: ["text"],
    capabilities: {
      tools: (value) => typeof value === "boolean",
      images: (value) => typeof value === "boolean",
      documents: false,
      structured_output: /^(none|best_effort|strict)$/,
      reasoning: /^(none|optional|always)$/,
    },
    supported_parameters: { chat: isList, messages: isList },
    pricing: {
      currency: "USD",
      prompt: price,
      completion: price,
      cached_prompt: null,
      cache_write: null,
      image: null,
    },
  };
}

const account: Pattern = {
  object: "account",
  id: "demo",
  plan: { id: "demo", name: "Demo" },
  balance: { currency: "USD", available: price, held: price, total: price },
  usage: { spent: price, topped_up: "1000" },
  budget: null,
  key: {
    id: /^key_\w+$/,
    label: "demo",
    created_at: instant,
    expires_at: null,
    spending_limit: null,
    spent: null,
    remaining: null,
    budget: null,
  },
  limits: {
    requests_per_minute: 600_000,
    tokens_per_minute: 10_000_000_000,
    concurrent_requests: 10_000,
    max_body_bytes: MAX_BODY_BYTES,
  },
  as_of: instant,
};

/** The models of a gateway without a configuration, in list order. */
const ids = [
  ...["echo", "agent", "reasoner", "vision", "plain", "slow"],
  ...["refuse-400", "refuse-401", "refuse-429", "refuse-500"],
  ...["hang", "break", "truncate", "garbage", "no-usage"],
].map((name) => `sandbox/${name}`);

const list: Pattern = {
  object: "list",
  data: ids.map(model),
  has_more: false,
  first_id: ids[0] ?? null,
  last_id: ids.at(-1) ?? null,
};

type Row = readonly [name: string, operationId: OperationId, path: string, body: Pattern];

const rows: readonly Row[] = [
  ["the models of the plan", "listModels", "/v1/models", list],
  ["a model, its slash escaped", "getModel", "/v1/models/sandbox%2Fecho", model("sandbox/echo")],
  ["a model, its slash as it is", "getModel", "/v1/models/sandbox/agent", model("sandbox/agent")],
  ["the caller's account", "getAccount", "/v1/account", account],
];

/** Records that can only be read. */
export const recordCauses: readonly Cause[] = rows.map(([name, operationId, path, body]) => ({
  name: `${operationId}: ${name}`,
  expected: {
    operationId,
    status: 200,
    mediaType: "application/json",
    body,
    headers: { ...requestHeaders, ...limitHeaders, "x-ignored-fields": null },
  },
  reach: ({ server, keys }) => exchange(server, path, { key: keys.rich }),
}));
