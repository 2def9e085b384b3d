import { singleCalls, systemFirst } from "./chat-templates.ts";
import { type ChatVendorFacts, chatVendor, plainUsage } from "./chat-vendor.ts";
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
