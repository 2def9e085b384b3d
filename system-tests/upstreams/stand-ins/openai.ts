import { type ChatRules, openAiNames } from "./chat-wire.ts";
import { chatVendor, commonFields } from "./chat-vendor.ts";
import { type Json, objectsOf } from "./json.ts";
import { must } from "./refused.ts";

const fields = new Set<string>([
  ...commonFields,
  ...["audio", "function_call", "functions", "logit_bias", "max_completion_tokens", "metadata"],
  ...["modalities", "parallel_tool_calls", "prediction", "prompt_cache_key"],
  ...["prompt_cache_retention", "reasoning_effort", "safety_identifier", "service_tier", "store"],
  ...["user", "verbosity", "web_search_options"],
]);

const messageFields = {
  system: new Set(["role", "content", "name"]),
  developer: new Set(["role", "content", "name"]),
  user: new Set(["role", "content", "name"]),
  assistant: new Set(["role", "content", "name", "refusal", "audio", "tool_calls"]),
  tool: new Set(["role", "content", "tool_call_id"]),
};

/**
 * Refuses the fields that OpenAI's reasoning models (GPT-5.1 to 5.4) refuse on chat completions.
 */
function checkReasoner(body: Json): void {
  const unsupported = (name: string): string =>
    `Unsupported parameter: '${name}' is not supported with this model.`;
  must(!("max_tokens" in body), `${unsupported("max_tokens")} Use 'max_completion_tokens'.`);
  must(!("stop" in body), unsupported("stop"));
  const effort = body["reasoning_effort"] ?? "none";
  if (effort === "none") return;
  for (const name of ["temperature", "top_p"]) must(!(name in body), unsupported(name));
}

/** The rules of OpenAI's chat completions, also in Azure. */
export const openAiRules = {
  fields,
  messageFields,
  userCharsMax: 64,
  stopMax: 4,
  toolName: openAiNames,
  callIds: { form: /^.{1,64}$/, id: "call_0" },
  wholeSchemas: true,
  check: checkReasoner,
} as const satisfies Partial<ChatRules>;

/** Counts of hidden reasoning. */
export const hiddenReasoning = { counts: { reasoning: true } } as const;

/** Source: the reference of `POST /v1/chat/completions`; litellm pull request 34569. */
export const openai = chatVendor({
  name: "openai",
  model: "gpt-5.4",
  basePath: "/v1",
  ...hiddenReasoning,
  cannot: { "reasoning kept": "only over the Responses API" },
  rules: {
    ...openAiRules,
    check: (body) => {
      checkReasoner(body);
      const effort = body["reasoning_effort"] ?? "none";
      must(
        effort === "none" || objectsOf(body["tools"]).length === 0,
        "Function tools with reasoning_effort are not supported for this model in " +
          "/v1/chat/completions. Use /v1/responses or set reasoning_effort to 'none'.",
      );
    },
  },
});
