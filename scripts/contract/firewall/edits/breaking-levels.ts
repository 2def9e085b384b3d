import type { KnownEdit } from "./apply-edit.ts";

const chat = "/paths/~1chat~1completions/post";
const messages = "/paths/~1messages/post";
const models = "/paths/~1models";
const modelId = "/components/parameters/ModelId";
const retryAfter = "/components/headers/RetryAfter";
const stream = "/components/responses/Message/content/text~1event-stream";
const json = `${chat}/requestBody/content/application~1json`;
const text = { type: "string" };
const other = [{ url: "https://other.example.com/v1" }];
const server = {
  url: "{address}",
  variables: { address: { default: "http://127.0.0.1:8080/v1" } },
};
const trace = { name: "x-trace", in: "header", required: true, schema: text };
const schema = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** Breaking edits above the schemas, in unions and in extensions, and what nobody understands. */
export const breakingLevelEdits: readonly KnownEdit[] = [
  // Documents, paths and operations
  ["OpenAPI 3.1", ["set", "/openapi", "3.1.0"]],
  ["webhooks", ["set", "/webhooks", { paid: { post: { responses: {} } } }]],
  ["a path requires a header", ["set", `${models}/parameters`, [trace]]],
  ["a path has a server of its own", ["set", "/paths/~1messages/servers", other]],
  ["an operation has a server of its own", ["set", `${messages}/servers`, other]],
  ["the server's variable is renamed", ["set", "/servers", [server]]],
  ["the first server is another", ["set", "/servers", [{ url: "http://localhost:8080/v2" }]]],
  ["a path has a key nobody knows", ["set", `${models}/query`, { responses: {} }]],
  ["an operation has callbacks", ["set", `${chat}/callbacks`, { done: {} }]],
  ["an operation has a key nobody knows", ["set", `${chat}/timeout`, 10]],

  // Names in generated clients
  ["an operation's tag", ["set", `${chat}/tags`, ["Models"]]],
  ["an operation's first tag is another", ["set", `${chat}/tags`, ["Models", "Chat"]]],
  ["an operation loses its tag", ["remove", `${chat}/tags`]],
  ["a type's title", ["set", "$/Account/title", "Your account"]],
  ["a reference is put in place", ["inline", "$/ChatCompletion/properties/usage"]],
  ["a failure and its type are gone", ["remove", `${chat}/responses/402`]],
  [
    "a path's variable is renamed",
    ["move", `${models}~1{id}`, `${models}~1{model_id}`],
    ["set", `${modelId}/name`, "model_id"],
  ],
  ["a schema is renamed", ["rename", "CompletionUsage", "ChatUsage"]],
  [
    "a place has another type of the same content",
    ["set", "$/ChatUsage", { type: "object", additionalProperties: {} }],
    ["set", "$/ChatCompletion/properties/usage", schema("ChatUsage")],
  ],
  [
    "a security scheme is renamed",
    ["move", "/components/securitySchemes/bearerAuth", "/components/securitySchemes/bearer"],
    ["set", "/security", [{ bearer: [] }, { apiKeyAuth: [] }]],
  ],
  [
    "a scheme has another type",
    ["set", "/components/securitySchemes/bearerAuth", { type: "oauth2", flows: {} }],
  ],

  // Parameters, headers, bodies and responses
  ["a parameter's style", ["set", `${modelId}/style`, "label"]],
  [
    "a parameter is JSON",
    ["set", `${modelId}/content`, { "application/json": { schema: text } }],
    ["remove", `${modelId}/schema`],
  ],
  ["a parameter has a key nobody knows", ["set", `${modelId}/encoding`, "gzip"]],
  ["a path's variable becomes a query's", ["set", `${modelId}/in`, "query"]],
  [
    "a header is JSON",
    ["set", `${retryAfter}/content`, { "application/json": { schema: text } }],
    ["remove", `${retryAfter}/schema`],
  ],
  ["a header has a key nobody knows", ["set", `${retryAfter}/unit`, "hours"]],
  ["a media type has an encoding", ["set", `${json}/encoding`, { model: { style: "form" } }]],
  ["a response has links", ["set", "/components/responses/Account/links", { models: {} }]],
  ["a redirect", ["set", `${chat}/responses/307`, { description: "Elsewhere." }]],
  [
    "a failure has another body",
    ["set", "/components/responses/NotFound/content/application~1json/schema", schema("Account")],
  ],

  // Unions
  ["a mapping is lost", ["remove", "$/ChatMessage/discriminator/mapping"]],
  ["a reply's mapping is lost", ["remove", "$/ContentBlock/discriminator/mapping"]],
  ["a branch leaves, its mapping stays", ["remove", "$/ChatMessage/oneOf/4"]],
  ["a reply's branch leaves, its mapping stays", ["remove", "$/ContentBlock/oneOf/1"]],
  ["an overlapping branch", ["add", "$/StopSequences/oneOf", { type: "string", maxLength: 9 }]],
  ["a branch twice", ["add", "$/ChatMessage/oneOf", schema("ChatUserMessage")]],
  [
    "a kind selects another branch",
    ["set", "$/ChatMessage/discriminator/mapping/function", "#/components/schemas/ChatUserMessage"],
  ],
  ["a reply's discriminator goes", ["remove", "$/ContentBlock/discriminator"]],
  [
    "a branch becomes the only one",
    ["set", "$/StopSequences", { allOf: [schema("StopSequence")] }],
  ],

  // Schemas
  ["int64 goes", ["remove", "$/CompletionUsage/properties/total_tokens/format"]],
  ["int64 comes", ["set", "/components/headers/RetryAfter/schema/format", "int64"]],
  ["int32 in place of int64", ["set", "$/ChatCompletion/properties/created/format", "int32"]],
  ["a default comes", ["set", "$/ChatCompletionRequest/properties/temperature/default", 1]],
  ["a field is read-only", ["set", "$/ChatCompletionRequest/properties/top_p/readOnly", true]],
  ["a reply's field is write-only", ["set", "$/Account/properties/id/writeOnly", true]],
  ["a step", ["set", "$/ChatCompletionRequest/properties/max_tokens/multipleOf", 2]],
  [
    "a maximum is exclusive",
    ["set", "$/ChatCompletionRequest/properties/temperature/exclusiveMaximum", true],
  ],
  ["items must differ", ["set", "$/StopSequenceList/uniqueItems", true]],
  ["an object must not be empty", ["set", "$/JsonObject/minProperties", 1]],
  ["a keyword nobody knows", ["set", "$/ChatTextPart/not", { required: ["text"] }]],
  [
    "a member of allOf asks for more",
    ["wrap", "$/ChatCompletionRequest/properties/model"],
    ["add", "$/ChatCompletionRequest/properties/model/allOf", { type: "string", maxLength: 9 }],
  ],

  // Extensions that clients read
  ["events hold another type", ["set", `${stream}/x-event-data`, schema("Message")]],
  ["an event's field goes", ["remove", "$/TextDelta/properties/text"]],
  ["an event's field changes its type", ["set", "$/MessageUsage/properties/output_tokens", text]],
  [
    "an error's code is renamed",
    ["drop", "$/ErrorObject/properties/code/x-extensible-enum", "overloaded"],
    ["add", "$/ErrorObject/properties/code/x-extensible-enum", "too_busy"],
  ],
  ["the error's codes are gone", ["remove", "$/ErrorObject/properties/code/x-extensible-enum"]],
  ["the schema of events is gone", ["remove", `${stream}/x-event-schema`]],
  ["the data of events is no JSON", ["set", `${stream}/x-event-data-media-type`, "text/plain"]],
  ["the order of events is gone", ["remove", `${stream}/x-stream-grammar`]],
  ["a stream starts elsewhere", ["set", `${stream}/x-stream-grammar/start`, "between"]],
  ["a stream may end at once", ["add", `${stream}/x-stream-grammar/accepting`, "silent"]],
];
