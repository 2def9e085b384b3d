import { chatVendor, commonFields, readSignature, sign } from "./chat-vendor.ts";
import { type Json, objectOf, objectsOf } from "./json.ts";
import { must, Refused } from "./refused.ts";
import { tokens } from "./stand-in-model.ts";

/** The documented value that replaces a missing signature. */
const BYPASS = "skip_thought_signature_validator";

const fields = new Set<string>([
  ...commonFields,
  ...["extra_body", "max_completion_tokens", "parallel_tool_calls", "reasoning_effort", "user"],
]);

/** Returns the signature of the first call of a message; the others have none. */
function recall(message: Json): number | null {
  const [call = {}] = objectsOf(message["tool_calls"]);
  const signature = objectOf(objectOf(call["extra_content"])["google"])["thought_signature"];
  if (signature === undefined) {
    throw new Refused("Function call is missing a thought_signature in functionCall parts.");
  }
  if (signature === BYPASS) return null;
  const thought = readSignature(signature);
  if (thought === null) throw new Refused("Corrupted thought signature.");
  return thought;
}

/** Source: Google's pages on OpenAI compatibility and on thought signatures. */
export const gemini = chatVendor({
  name: "gemini",
  model: "gemini-3.1-pro-preview",
  basePath: "/v1beta/openai",
  counts: { reasoning: false },
  errorBody: ({ status, message }) => [
    { error: { code: status, message, status: statusWord(status) } },
  ],
  quota: new Refused("This API requires billing to be enabled: stand-in-secret.", { status: 403 }),
  rules: {
    fields,
    unknown: (name) =>
      new Refused(`Invalid JSON payload received. Unknown name "${name}": Cannot find field.`),
    stopMax: 5,
    toolName: /^[A-Za-z_][\w.:-]{0,63}$/,
    callIds: { form: /^[\w.-]+$/, id: "function-call-0" },
    check: (body, messages) => {
      must(body["reasoning_effort"] !== "none", "Budget 0 is invalid. This model only thinks.");
      for (const { role, name } of messages) {
        must(
          role !== "tool" || name !== undefined,
          "function_response.name: Name cannot be empty.",
        );
      }
    },
    thought: {
      isOn: () => true,
      inMessage: () => ({}),
      onCall: (thought) => ({ extra_content: { google: { thought_signature: sign(thought) } } }),
      recall,
    },
    // The output excludes reasoning; the total includes it.
    usage: {
      prompt_tokens: tokens.prompt,
      completion_tokens: tokens.output - tokens.reasoning,
      total_tokens: tokens.prompt + tokens.output,
      prompt_tokens_details: { cached_tokens: tokens.cached },
    },
    stream: { done: true, usage: "every chunk", pieces: false },
  },
});

function statusWord(status: number): string {
  if (status === 429) return "RESOURCE_EXHAUSTED";
  if (status === 401) return "UNAUTHENTICATED";
  return status < 500 ? "INVALID_ARGUMENT" : "INTERNAL";
}
