import type { KnownEdit } from "./apply-edit.ts";
import { breakingLevelEdits } from "./breaking-levels.ts";

const chat = "/paths/~1chat~1completions/post";
const messages = "/paths/~1messages/post";
const newSchema = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const trace = { name: "x-trace", in: "header", required: true, schema: { type: "string" } };

/** Edits that break a client of the published contract, each in its own way. */
export const breakingEdits: readonly KnownEdit[] = [
  // Operations and how they are reached
  ["an operation goes", ["remove", "/paths/~1account/get"]],
  ["a path goes", ["remove", "/paths/~1models~1{id}"]],
  ["a path moves", ["move", "/paths/~1messages", "/paths/~1message"]],
  ["a method changes", ["move", messages, "/paths/~1messages/put"]],
  ["an operationId changes", ["set", `${chat}/operationId`, "createCompletion"]],
  ["the prefix rises", ["set", "/servers/0/variables/base_url/default", "http://localhost/v2"]],
  ["bearer tokens are not enough", ["set", "/security", [{ apiKeyAuth: [] }]]],
  ["both keys are needed", ["set", "/security", [{ bearerAuth: [], apiKeyAuth: [] }]]],
  ["the key's header changes", ["set", "/components/securitySchemes/apiKeyAuth/name", "api-key"]],
  ["one operation wants a bearer", ["set", "/paths/~1account/get/security", [{ bearerAuth: [] }]]],

  // Parameters
  ["a header is required", ["set", "/components/parameters/CompatVersion/required", true]],
  ["a required header is new", ["add", `${chat}/parameters`, trace]],
  ["a declared header goes", ["remove", `${messages}/parameters/0`]],
  [
    "a header's text is shorter",
    ["set", "/components/parameters/IdempotencyKey/schema/maxLength", 64],
  ],
  [
    "a header's text is narrower",
    ["set", "/components/parameters/IdempotencyKey/schema/pattern", "^[a-z]+$"],
  ],
  [
    "a path parameter has a form",
    ["set", "/components/parameters/ModelId/schema/pattern", "^[a-z]+$"],
  ],

  // What clients may send
  [
    "the media type changes",
    [
      "move",
      `${chat}/requestBody/content/application~1json`,
      `${chat}/requestBody/content/application~1cbor`,
    ],
  ],
  ["a field goes", ["remove", "$/ChatCompletionRequest/properties/stop"]],
  ["a field deep inside goes", ["remove", "$/ChatImageUrl/properties/detail"]],
  [
    "a field is renamed",
    ["move", "$/MessagesTool/properties/input_schema", "$/MessagesTool/properties/schema"],
  ],
  ["a field is required", ["add", "$/MessagesRequest/required", "max_tokens"]],
  [
    "a new field is required",
    ["set", "$/ChatTool/properties/id", { type: "string" }],
    ["add", "$/ChatTool/required", "id"],
  ],
  ["a word goes", ["drop", "$/ReasoningOptions/properties/effort/enum", "high"]],
  ["free text becomes words", ["set", "$/MessagesRequest/properties/service_tier/enum", ["auto"]]],
  ["a maximum falls", ["set", "$/ChatCompletionRequest/properties/max_tokens/maximum", 100_000]],
  ["a maximum comes", ["set", "$/MessagesRequest/properties/max_tokens/maximum", 200_000]],
  ["a minimum rises", ["set", "$/ChatCompletionRequest/properties/temperature/minimum", 0.1]],
  ["fewer items", ["set", "$/ChatCompletionRequest/properties/messages/maxItems", 100]],
  ["fewer stop strings", ["set", "$/StopSequenceList/maxItems", 4]],
  ["more items are needed", ["set", "$/ChatCompletionRequest/properties/messages/minItems", 2]],
  ["empty text is refused", ["set", "$/ChatTextPart/properties/text/minLength", 1]],
  ["text has a form", ["set", "$/ChatCompletionRequest/properties/model/pattern", "^[a-z]+/.+$"]],
  ["text has a format", ["set", "$/RequestMetadata/properties/user_id/format", "uuid"]],
  ["a number must be whole", ["set", "$/MessagesRequest/properties/top_p/type", "integer"]],
  ["a type changes", ["set", "$/ChatToolMessage/properties/tool_call_id/type", "integer"]],
  ["null is refused", ["set", "$/NullablePlainText/nullable", false]],
  ["an open object closes", ["set", "$/JsonSchema/additionalProperties", false]],
  ["one of two forms goes", ["remove", "$/StopSequences/oneOf/1"]],
  [
    "a kind goes",
    ["remove", "$/ChatMessage/oneOf/4"],
    ["remove", "$/ChatMessage/discriminator/mapping/function"],
  ],
  ["a tag is renamed", ["set", "$/ThinkingConfig/discriminator/propertyName", "mode"]],

  // What clients receive
  [
    "a reply's field goes",
    ["remove", "$/CompletionUsage/properties/total_tokens"],
    ["drop", "$/CompletionUsage/required", "total_tokens"],
  ],
  ["a reply's field may be missing", ["drop", "$/ChatCompletion/required", "usage"]],
  [
    "a reply's field may be null",
    ["set", "$/ChatCompletionChoice/properties/finish_reason/nullable", true],
  ],
  [
    "a reply has a new word",
    ["add", "$/ChatCompletionChoice/properties/finish_reason/enum", "content_filter"],
  ],
  ["a shared word is new", ["add", "$/StopReason/enum", "refusal"]],
  ["words become free text", ["remove", "$/Model/properties/lifecycle/enum"]],
  ["a constant changes", ["set", "$/ChatCompletion/properties/object/enum", ["completion"]]],
  ["a reply's type changes", ["set", "$/ChatCompletion/properties/created/type", "string"]],
  ["money becomes a number", ["set", "$/AccountBalance/properties/available", { type: "number" }]],
  ["an id loses its form", ["remove", "$/Message/properties/id/pattern"]],
  ["more choices", ["remove", "$/ChatCompletion/properties/choices/maxItems"]],
  [
    "a block of a new kind",
    ["add", "$/ContentBlock/oneOf", newSchema("ImageBlockParam")],
    ["set", "$/ContentBlock/discriminator/mapping/image", "#/components/schemas/ImageBlockParam"],
  ],
  [
    "an event of a new kind",
    ["add", "$/MessageStreamEvent/oneOf", newSchema("TextBlock")],
    ["set", "$/MessageStreamEvent/discriminator/mapping/ping", "#/components/schemas/TextBlock"],
  ],
  [
    "an error's field goes",
    ["remove", "$/ErrorObject/properties/code"],
    ["drop", "$/ErrorObject/required", "code"],
  ],
  ["an error of a new type", ["add", "$/ErrorObject/properties/type/enum", "quota_error"]],
  ["a stream goes", ["remove", "/components/responses/ChatCompletion/content/text~1event-stream"]],
  [
    "events say no more what they hold",
    ["remove", "/components/responses/Message/content/text~1event-stream/x-event-data"],
  ],
  [
    "a reply's header goes",
    ["remove", "/components/responses/ChatCompletion/headers/x-ignored-fields"],
  ],
  ["a header may be missing", ["set", "/components/headers/RequestId/required", false]],
  ["a header's range grows", ["set", "/components/headers/RetryAfter/schema/maximum", 3600]],
  [
    "a header's type changes",
    ["set", "/components/headers/RateLimitResetTokens/schema/type", "string"],
  ],
  [
    "a success has another status",
    ["move", `${messages}/responses/200`, `${messages}/responses/201`],
  ],
  [
    "a success of a new status",
    ["set", `${chat}/responses/202`, { $ref: "#/components/responses/Account" }],
  ],
  ...breakingLevelEdits,
];
