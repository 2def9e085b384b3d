import { singleCalls, systemFirst } from "./chat-templates.ts";
import { type ChatVendorFacts, chatVendor, exchangedAs, plainUsage } from "./chat-vendor.ts";
import {
  type HistoryRule,
  hostedKimiRule,
  mimoRule,
  thinksUnlessDisabled,
} from "./history-rules.ts";
import type { Json } from "./json.ts";
import { must } from "./refused.ts";
import type { Vendor } from "./vendor.ts";

const server = {
  name: "compatible",
  model: "any",
  basePath: "/v1",
  counts: { cached: false, reasoning: false },
  cannot: { "reasoning kept": "the model does not reason" },
  rules: {
    userCharsMax: 128,
    check: (body) => {
      must(!("max_completion_tokens" in body), "Extra inputs are not permitted");
    },
    usage: plainUsage,
  },
} satisfies ChatVendorFacts;

/** Any other server: it supports the fields that the vendor's reference has always had. */
export const compatible = chatVendor(server);

/** An unspecified server that applies the model's template. */
export const compatibleQwen = withTemplate("Qwen/Qwen3.6-27B", systemFirst);
export const compatibleLlama = withTemplate("meta-llama/Llama-3.3-70B-Instruct", singleCalls);

function withTemplate(model: string, check: typeof systemFirst): Vendor {
  const [name = model] = model.split("/").slice(-1);
  const rules = { ...server.rules, check };
  const vendor = chatVendor({ ...server, name: `${server.name}, ${name}`, model, rules });
  return { ...vendor, upstream: { ...vendor.upstream, dialect: server.name } };
}

/** Models that want their reasoning back, at hosts that forward the fields of their vendors. */
export const compatibleKimi = withReasoning("moonshotai/Kimi-K2.6", hostedKimiRule, () => true);
export const compatibleMimo = withReasoning("mimo-v2.5-pro", mimoRule, thinksUnlessDisabled);

function withReasoning(model: string, rule: HistoryRule, isOn: (body: Json) => boolean): Vendor {
  const [name = model] = model.split("/").slice(-1);
  const thought = exchangedAs("reasoning_content", isOn);
  const vendor = chatVendor({
    ...server,
    name: `${server.name}, ${name}`,
    model,
    cannot: {},
    rules: { ...server.rules, thought, history: [rule] },
  });
  return { ...vendor, upstream: { ...vendor.upstream, dialect: server.name } };
}
