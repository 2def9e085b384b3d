import { chatVendor, shownAs } from "./chat-vendor.ts";
import { must, Refused } from "./refused.ts";
import { tokens } from "./stand-in-model.ts";

/** Source: docs.x.ai, "Reasoning"; sub2api 5771 for its usage. */
export const xai = chatVendor({
  name: "xai",
  model: "grok-4.3",
  basePath: "/v1",
  errorBody: ({ message }) => ({
    code: "Client specified an invalid argument",
    error: message,
  }),
  quota: new Refused("Your team has used all available credits: stand-in-secret", { status: 403 }),
  rules: {
    toolName: /^[a-zA-Z0-9_-]{1,64}$/,
    check: (body) => {
      for (const name of ["stop", "presence_penalty", "frequency_penalty"]) {
        must(!(name in body), `Argument not supported on this model: ${name}`);
      }
    },
    thought: shownAs("reasoning_content"),
    // The output excludes reasoning; the total includes it.
    usage: {
      prompt_tokens: tokens.prompt,
      completion_tokens: tokens.output - tokens.reasoning,
      total_tokens: tokens.prompt + tokens.output,
      prompt_tokens_details: { cached_tokens: tokens.cached },
      completion_tokens_details: { reasoning_tokens: tokens.reasoning },
    },
    stream: { done: true, usage: "every chunk", pieces: false },
  },
});
