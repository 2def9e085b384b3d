import type { KnownEdit } from "./apply-edit.ts";

const chat = "/paths/~1chat~1completions/post";
const models = "/paths/~1models/get";
const byId = "/paths/~1models~1{id}";
const modelId = "/components/parameters/ModelId";
const account = "/components/responses/Account";
const text = { type: "string" };
const failure = { $ref: "#/components/responses/BadRequest" };
const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Harmless edits above the schemas, and schemas that say the same in other words. */
export const harmlessLevelEdits: readonly KnownEdit[] = [
  // Documents, paths and operations
  ["OpenAPI 3.0.0", ["set", "/openapi", "3.0.0"]],
  ["a second server", ["add", "/servers", { url: "https://second.example.com/v1" }]],
  ["the server's slash", ["set", "/servers/0/variables/base_url/default", "http://a.example/v1/"]],
  ["a path's summary", ["set", "/paths/~1models/summary", "The catalog."]],
  ["one more tag", ["add", `${chat}/tags`, "Messages"]],
  ["a tag's description", ["set", "/tags/0/description", "Another."]],
  ["an operation is deprecated", ["set", `${chat}/deprecated`, true]],
  [
    "an operation repeats the security",
    ["set", `${chat}/security`, [{ bearerAuth: [] }, { apiKeyAuth: [] }]],
  ],
  ["security in another order", ["reverse", "/security"]],
  ["an operation needs no key", ["set", `${models}/security`, []]],
  ["bearerFormat", ["set", "/components/securitySchemes/bearerAuth/bearerFormat", "opaque"]],
  ["a scheme's case", ["set", "/components/securitySchemes/bearerAuth/scheme", "Bearer"]],
  [
    "a key's header in capitals",
    ["set", "/components/securitySchemes/apiKeyAuth/name", "X-API-Key"],
  ],

  // Parameters, headers, bodies and responses
  [
    "parameters are hoisted to their path",
    ["move", `${chat}/parameters`, "/paths/~1chat~1completions/parameters"],
  ],
  ["a parameter's case", ["set", "/components/parameters/IdempotencyKey/name", "idempotency-key"]],
  ["a parameter's default style", ["set", `${modelId}/style`, "simple"]],
  ["a single value explodes", ["set", `${modelId}/explode`, true]],
  ["a parameter is deprecated", ["set", "/components/parameters/CompatVersion/deprecated", true]],
  ["parameters in another order", ["reverse", `${chat}/parameters`]],
  [
    "a parameter's component is renamed",
    ["move", modelId, "/components/parameters/Id"],
    ["set", `${byId}/get/parameters/0`, { $ref: "#/components/parameters/Id" }],
  ],
  [
    "a response header's case",
    ["move", `${account}/headers/x-request-id`, `${account}/headers/X-Request-Id`],
  ],
  ["a header's default style", ["set", "/components/headers/RetryAfter/style", "simple"]],
  ["a header's example", ["set", "/components/headers/RetryAfter/example", 3]],
  [
    "a media type's case",
    ["move", `${account}/content/application~1json`, `${account}/content/Application~1JSON`],
  ],
  ["a default error response", ["set", `${chat}/responses/default`, failure]],
  ["a class of failures", ["set", `${chat}/responses/5XX`, failure]],
  ["a response's description", ["set", `${account}/description`, "Another."]],
  [
    "a response's component is renamed",
    ["move", account, "/components/responses/YourAccount"],
    ["set", "/paths/~1account/get/responses/200", { $ref: "#/components/responses/YourAccount" }],
  ],
  ["a body is optional", ["set", `${chat}/requestBody/required`, false]],

  // Schemas that say the same
  ["a reference in allOf", ["wrap", "$/ChatCompletion/properties/usage"]],
  ["a request's reference in allOf", ["wrap", "$/ChatCompletionRequest/properties/reasoning"]],
  ["a field in allOf", ["wrap", "$/ChatCompletionRequest/properties/model"]],
  ["a whole schema in allOf", ["wrap", "$/ChatTextPart"]],
  ["items in allOf", ["wrap", "$/ModelList/properties/data/items"]],
  ["a media type's schema in allOf", ["wrap", `${account}/content/application~1json/schema`]],
  ["nullable is said to be false", ["set", "$/Account/properties/id/nullable", false]],
  ["no length is at least 0", ["set", "$/StopSequenceList/minItems", 0]],
  ["other fields are said to be free", ["set", "$/Account/additionalProperties", true]],
  ["fields in another order, everywhere", ["reverse", "$"], ["reverse", "/components"]],
  ["a schema's extension", ["set", "$/Account/x-table", "accounts"]],
  ["an extension in a header", ["set", "/components/headers/RetryAfter/x-unit", "s"]],

  // More is offered or promised
  ["a distinct branch", ["add", "$/StopSequences/oneOf", { type: "boolean" }]],
  ["any of the forms", ["move", "$/StopSequences/oneOf", "$/StopSequences/anyOf"]],
  ["a reply's default", ["set", "$/Account/properties/id/default", "acc_0"]],
  ["a reply's items differ", ["set", "$/ModelList/properties/data/uniqueItems", true]],
  [
    "a new field that only replies have",
    ["set", "$/ChatFunctionDefinition/properties/id", { type: "string", readOnly: true }],
  ],
  ["a new component", ["set", "$/Later", { type: "object", properties: { at: text } }]],
  [
    "a new optional field of a new type",
    ["set", "$/Later", { type: "object" }],
    ["set", "$/ChatCompletionRequest/properties/later", schema("Later")],
  ],
  [
    "a new error code",
    ["add", "$/ErrorObject/properties/code/x-extensible-enum", "region_unavailable"],
  ],
];
