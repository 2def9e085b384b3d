import type { KnownEdit } from "./apply-edit.ts";
import { harmlessLevelEdits } from "./harmless-levels.ts";

const chat = "/paths/~1chat~1completions/post";
const messages = "/paths/~1messages/post";
const text = { type: "string" };
const failure = { $ref: "#/components/responses/BadRequest" };
const health = {
  operationId: "getHealth",
  responses: { "200": { description: "Well.", content: { "application/json": { schema: text } } } },
};

/** Edits that harm no client of the published contract. */
export const harmlessEdits: readonly KnownEdit[] = [
  // Text for people
  ["the version rises", ["set", "/info/version", "1.1.0"]],
  ["the introduction changes", ["set", "/info/description", "Another."]],
  ["a licence", ["set", "/info/license", { name: "MIT" }]],
  ["an operation's summary", ["set", `${chat}/summary`, "Another."]],
  [
    "a field's description",
    ["set", "$/ChatCompletionRequest/properties/stop/description", "Another."],
  ],
  ["an example", ["set", "$/Model/properties/id/example", "a/b"]],
  [
    "a request's example goes",
    ["remove", `${chat}/requestBody/content/application~1json/examples/plain`],
  ],
  ["a field is deprecated", ["set", "$/MessagesRequest/properties/service_tier/deprecated", true]],
  ["an extension", ["set", `${messages}/x-owner`, "us"]],
  ["external documentation", ["set", "$/Model/externalDocs", { url: "https://example.com" }]],
  [
    "the gateway's address",
    ["set", "/servers/0/variables/base_url/default", "https://example.com/v1"],
  ],

  // The same, written differently
  ["a response is put in place", ["inline", "/paths/~1account/get/responses/200"]],
  ["a parameter is put in place", ["inline", `${messages}/parameters/1`]],
  ["fields in another order", ["reverse", "$/ChatCompletionRequest/properties"]],
  ["required in another order", ["reverse", "$/Model/required"]],
  ["words in another order", ["reverse", "$/StopReason/enum"]],
  ["branches in another order", ["reverse", "$/ContentBlock/oneOf"]],
  ["forms in another order", ["reverse", "$/StopSequences/oneOf"]],
  ["paths in another order", ["reverse", "/paths"]],
  ["an unused schema", ["set", "$/Unused", text]],

  // More is offered
  ["a new operation", ["set", "/paths/~1health", { get: health }]],
  ["a new method", ["set", "/paths/~1account/head", health]],
  [
    "one more way to show the key",
    ["set", "/components/securitySchemes/queryAuth", { type: "apiKey", in: "query", name: "key" }],
    ["add", "/security", { queryAuth: [] }],
  ],
  [
    "a new optional header",
    ["add", `${chat}/parameters`, { name: "x-trace", in: "header", schema: text }],
  ],
  [
    "a new optional query parameter",
    [
      "add",
      "/paths/~1models/get/parameters",
      { name: "limit", in: "query", required: false, schema: { type: "integer" } },
    ],
  ],
  [
    "longer text in a header",
    ["set", "/components/parameters/IdempotencyKey/schema/maxLength", 512],
  ],
  ["any text in a header", ["remove", "/components/parameters/IdempotencyKey/schema/pattern"]],
  [
    "one more media type to send",
    ["set", `${chat}/requestBody/content/application~1cbor`, { schema: text }],
  ],
  ["a new optional field", ["set", "$/ChatCompletionRequest/properties/seed", { type: "integer" }]],
  [
    "a new optional field deep inside",
    ["set", "$/ChatImageUrl/properties/width", { type: "integer" }],
  ],
  ["a field is optional", ["drop", "$/ToolUseBlockParam/required", "input"]],
  ["a new word to send", ["add", "$/ReasoningOptions/properties/effort/enum", "max"]],
  ["words become free text to send", ["remove", "$/CacheControl/properties/ttl/enum"]],
  ["a maximum rises", ["set", "$/ChatCompletionRequest/properties/max_tokens/maximum", 400_000]],
  ["a maximum goes", ["remove", "$/ChatCompletionRequest/properties/tools/maxItems"]],
  ["a minimum falls", ["set", "$/ChatCompletionRequest/properties/max_tokens/minimum", 0]],
  ["empty text is accepted", ["remove", "$/ChatFunctionDefinition/properties/name/minLength"]],
  ["null is accepted", ["set", "$/ChatCompletionRequest/properties/top_p/nullable", true]],
  ["fractions are accepted", ["set", "$/MessagesRequest/properties/top_k/type", "number"]],
  ["a closed object opens", ["set", "$/StreamOptions/additionalProperties", true]],
  ["a new form", ["add", "$/StopSequences/oneOf", { type: "integer" }]],
  [
    "a new kind",
    ["set", "$/ThinkingConfig/discriminator/mapping/deep", "#/components/schemas/ThinkingAuto"],
  ],

  // More is promised
  ["a reply's new field", ["set", "$/ChatCompletion/properties/system_fingerprint", text]],
  [
    "a reply's new field, always there",
    ["set", "$/AccountPlan/properties/since", text],
    ["add", "$/AccountPlan/required", "since"],
  ],
  ["an error's new field", ["set", "$/ErrorObject/properties/url", text]],
  ["a field is always there", ["add", "$/ErrorIssue/required", "hint"]],
  ["a reply's word goes", ["drop", "$/Model/properties/lifecycle/enum", "preview"]],
  ["a reply's field is never null", ["set", "$/ModelPricing/properties/image/nullable", false]],
  [
    "a reply's number is at least 1",
    ["set", "$/CompletionUsage/properties/total_tokens/minimum", 1],
  ],
  ["a reply's text has a form", ["set", "$/Account/properties/id/pattern", "^acc_"]],
  [
    "a reply's header is new",
    ["set", "/components/responses/Account/headers/x-new", { schema: text }],
  ],
  ["a header is always there", ["set", "/components/headers/IgnoredFields/required", true]],
  ["a header's range shrinks", ["set", "/components/headers/RetryAfter/schema/maximum", 30]],
  ["a failure of a new status", ["set", `${chat}/responses/451`, failure]],
  [
    "one more media type to get",
    ["set", "/components/responses/Account/content/text~1html", { schema: text }],
  ],
  ...harmlessLevelEdits,
];
