import {
  type ChatVendorFacts,
  chatVendor,
  commonFields,
  commonMessageFields,
  plainUsage,
} from "./chat-vendor.ts";
import { must, Refused } from "./refused.ts";
import type { Vendor } from "./vendor.ts";

const fields = new Set<string>([
  ...commonFields.filter((name) => !["seed", "stream_options", "logprobs"].includes(name)),
  ...["metadata", "parallel_tool_calls", "prediction", "prompt_mode", "random_seed"],
  ...["reasoning_effort", "safe_prompt"],
]);

/** The roles that may follow a role. Source: `validator.py` of mistral-common. */
const followers: Readonly<Record<string, readonly string[]>> = {
  system: ["user", "assistant", "system"],
  user: ["assistant", "system", "user"],
  assistant: ["assistant", "user", "tool"],
  tool: ["assistant", "tool"],
};

/** Returns the vendor's form of the place `messages[].name`: `["body", "messages", 0, "name"]`. */
function locOf(name: string | null): readonly (string | number)[] {
  const [list = "", field] = (name ?? "").split("[].");
  return field === undefined ? ["body", list] : ["body", list, 0, field];
}

/** Source: docs.mistral.ai/api; openai-agents 442, goose 5998. */
export const mistral = mistralVendor("mistral", "mistral-large-latest", []);

/** Reasons at each effort, and cannot be turned off. Source: `@ai-sdk/mistral` 24350. */
export const mistralAlways = mistralVendor("mistral, large 4", "mistral-large-4", [
  "low",
  "medium",
  "high",
]);

/** Reasons at one effort, or not at all. Source: `@ai-sdk/mistral` 24350. */
export const mistralMedium = mistralVendor("mistral, medium 3.5", "mistral-medium-3-5", [
  "none",
  "high",
]);

function mistralVendor(name: string, model: string, efforts: readonly string[]): Vendor {
  const vendor = chatVendor(factsOf(name, model, efforts));
  return { ...vendor, upstream: { ...vendor.upstream, dialect: "mistral" } };
}

function factsOf(name: string, model: string, efforts: readonly string[]): ChatVendorFacts {
  return {
    name,
    model,
    basePath: "/v1",
    cannot: {
      "reasoning kept":
        efforts.length === 0
          ? "the model does not reason"
          : "the server does not accept reasoning in a request",
    },
    counts: { cached: false },
    errorBody: ({ status, message, type, code }) =>
      status === 422
        ? {
            object: "error",
            message: { detail: [{ type: "extra_forbidden", loc: locOf(code), msg: message }] },
            type,
          }
        : { object: "error", message, type, param: null, code: "1000" },
    rules: {
      fields,
      messageFields: {
        ...commonMessageFields,
        tool: new Set([...commonMessageFields.tool, "name"]),
      },
      // The field is named outside the message, not in it.
      unknown: (name) => new Refused("Extra inputs are not permitted", { status: 422, code: name }),
      toolName: /^[a-zA-Z0-9_-]{1,256}$/,
      callIds: { form: /^[a-zA-Z0-9]{9}$/, id: "a00000000" },
      check: (body, messages) => {
        const roles = messages.map((message) => String(message["role"]));
        for (const [at, role] of roles.entries()) {
          const before = roles[at - 1] ?? "";
          const isTaken = followers[before]?.includes(role) ?? true;
          must(isTaken, `Unexpected role '${role}' after role '${before}'`, { code: "3230" });
        }
        const effort = body["reasoning_effort"];
        must(
          effort === undefined || efforts.includes(String(effort)),
          "reasoning_effort is not supported.",
        );
      },
      usage: plainUsage,
      stream: { done: true, usage: "last chunk", pieces: false },
    },
  };
}
