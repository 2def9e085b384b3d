import type { KnownEdit } from "./apply-edit.ts";

const chat = "/paths/~1chat~1completions/post";
const messages = "/paths/~1messages/post";
const models = "/paths/~1models/get";
const schemas = "#/components/schemas";
const account = "/components/responses/Account";
const text = { type: "string" };
const nothing = { type: "string", nullable: true, enum: [null] };
const schema = (name: string) => ({ $ref: `${schemas}/${name}` });

/** Breaking edits that were written down before the comparison was run on them. */
export const heldBreakingEdits: readonly KnownEdit[] = [
  // A branch of a request's union grows into its sibling
  ["two forms are null", ["set", "$/ChatTextParts/nullable", true]],
  [
    "the other form of stop is text too",
    ["set", "$/StopSequenceList", { type: "string", maxLength: 9 }],
  ],
  [
    "a form is a union that has the other",
    [
      "set",
      "$/ChatTextParts",
      { anyOf: [{ type: "array", items: schema("ChatTextPart") }, nothing] },
    ],
  ],
  ["a form loses its type", ["remove", "$/ChatTextParts/type"]],
  ["an array of anything takes the text too", ["set", "$/StopSequenceList", { items: text }]],
  [
    "a mode may be an object",
    ["set", "$/LegacyFunctionChoiceMode", { type: "object", properties: { name: text } }],
  ],
  [
    "a form by allOf is null",
    [
      "set",
      "$/ChatTextParts",
      {
        allOf: [
          { type: "array", nullable: true, items: schema("ChatTextPart") },
          { maxItems: 500_000 },
        ],
      },
    ],
  ],

  // Null
  [
    "null through allOf is refused",
    [
      "set",
      "$/MessagesRequest/properties/cache_control",
      { allOf: [{ type: "object" }, schema("CacheControl")] },
    ],
  ],
  [
    "a reply's null through a list",
    ["set", "$/StopReason/nullable", true],
    ["add", "$/StopReason/enum", null],
  ],
  [
    "null is no longer a refusal",
    ["set", "$/ChatAssistantMessage/properties/refusal/nullable", false],
  ],
  ["a reply's content is null", ["set", "$/ModelList/properties/data/nullable", true]],

  // Names in generated clients
  ["a request has a title", ["set", "$/ChatCompletionRequest/title", "ChatRequest"]],
  ["a list of words has a title", ["set", "$/StopReason/title", "WhyItStopped"]],
  ["a union has a title", ["set", "$/ChatMessage/title", "AnyMessage"]],
  [
    "an inline object has a title",
    [
      "set",
      "$/ErrorResponse/properties/error",
      { title: "Failure", allOf: [schema("ErrorObject")] },
    ],
  ],
  [
    "the model's variable is renamed",
    ["move", "/paths/~1models~1{id}", "/paths/~1models~1{name}"],
    ["set", "/components/parameters/ModelId/name", "name"],
  ],
  [
    "words have names in code",
    ["set", "$/StopReason/x-enum-varnames", ["End", "Length", "Tool", "Sequence"]],
  ],
  [
    "a request's words have names in code",
    ["set", "$/ReasoningOptions/properties/effort/x-enum-varnames", ["A", "B", "C", "D"]],
  ],
  [
    "a request's component is put in place",
    ["inline", "$/ChatCompletionRequest/properties/reasoning"],
  ],
  ["a list's items are put in place", ["inline", "$/ModelList/properties/data/items"]],
  [
    "an inline list of words is a component",
    ["set", "$/Effort", { type: "string", enum: ["low", "medium", "high"] }],
    ["set", "$/ReasoningOptions/properties/effort", schema("Effort")],
  ],
  [
    "a reply's inline text is a component",
    ["set", "$/MessageId", { type: "string", pattern: "^msg_" }],
    ["set", "$/Message/properties/id", schema("MessageId")],
  ],
  ["a reply's date is typed", ["set", "$/Account/properties/id/format", "uuid"]],
  ["a reply's address is typed", ["set", "$/AccountPlan/properties/name/format", "ipv4"]],
  ["a reply's name is an address of mail", ["set", "$/AccountPlan/properties/id/format", "email"]],
  ["a failure with a body is gone", ["remove", `${messages}/responses/529`]],
  [
    "a failure is hidden behind default",
    ["move", `${chat}/responses/502`, `${chat}/responses/default`],
  ],
  ["an operation has another class", ["set", `${models}/tags`, ["Catalog"]]],

  // Values
  [
    "a request's list of words shrinks to one",
    ["set", "$/MessagesRequest/properties/thinking", schema("ThinkingDisabled")],
  ],
  ["an array holds fewer kinds", ["set", "$/UserInputBlocks/items", schema("TextBlockParam")]],
  [
    "a bound is exclusive from now on",
    ["set", "$/MessagesRequest/properties/temperature/exclusiveMinimum", true],
  ],
  [
    "a reply's integer is a number",
    ["set", "$/MessageUsage/properties/input_tokens/type", "number"],
  ],
  [
    "a reply's array is an object",
    ["set", "$/ChatCompletion/properties/choices", { type: "object" }],
  ],
  ["a closed message refuses a name", ["remove", "$/ChatUserMessage/properties/name"]],
  ["a reply's free object is typed", ["set", "$/ToolInput/additionalProperties", text]],
  ["a default appears in a request", ["set", "$/MessagesRequest/properties/stream/default", true]],

  // Around the schemas
  [
    "a body is of another media type only",
    [
      "move",
      `${messages}/requestBody/content/application~1json`,
      `${messages}/requestBody/content/text~1json`,
    ],
  ],
  [
    "a reply's media type is gone",
    ["move", `${account}/content/application~1json`, `${account}/content/text~1json`],
  ],
  ["a key is required in a cookie", ["set", "/components/securitySchemes/apiKeyAuth/in", "cookie"]],
];

/** Harmless edits that were written down before the comparison was run on them. */
export const heldHarmlessEdits: readonly KnownEdit[] = [
  [
    "both forms of a prompt are null",
    ["set", "$/PlainText/nullable", true],
    ["set", "$/TextBlockParams/nullable", true],
  ],
  [
    "a reference is percent-encoded",
    ["set", "$/ChatCompletion/properties/usage/$ref", `${schemas}/Completion%55sage`],
  ],
  [
    "a request's reference is percent-encoded",
    ["set", "$/StopSequences/oneOf/0/$ref", `${schemas}/Stop%53equence`],
  ],
  [
    "a mapping is percent-encoded",
    ["set", "$/ContentBlock/discriminator/mapping/text", `${schemas}/Text%42lock`],
  ],
  ["a form takes more items", ["remove", "$/ChatTextParts/maxItems"]],
  ["a form of text has no longest length", ["remove", "$/StopSequence/maxLength"]],
  ["a mode is any text beside an object", ["remove", "$/LegacyFunctionChoiceMode/pattern"]],
  ["one form takes null, as no other does", ["set", "$/StopSequenceList/nullable", true]],
  ["a kind has a new optional field", ["set", "$/ChatImagePart/properties/name", text]],
  ["a kind opens", ["set", "$/ThinkingEnabled/additionalProperties", true]],
  ["a kind in allOf", ["wrap", "$/ToolChoiceAny"]],
  ["forms in an allOf of their own", ["wrap", "$/ChatToolChoice"]],
  [
    "an untyped half says how long it may be",
    [
      "set",
      "$/ChatCompletionRequest/properties/function_call",
      { allOf: [schema("LegacyFunctionChoice"), { description: "Older." }] },
    ],
  ],
  ["a parameter's title", ["set", "/components/parameters/IdempotencyKey/schema/title", "Key"]],
  ["a plain field's title", ["set", "$/Account/properties/id/title", "Your number"]],
  ["descriptions of words", ["set", "$/StopReason/x-enum-descriptions", ["a", "b", "c", "d"]]],
  ["a document's title", ["set", "/info/title", "Gateway"]],
  ["a reply's list is shorter", ["set", "$/ModelList/properties/data/maxItems", 100]],
  [
    "a failure's new header",
    ["set", "/components/responses/TooManyRequests/headers/x-why", { schema: text }],
  ],
  [
    "a request takes null for its limit",
    ["set", "$/MessagesRequest/properties/max_tokens/nullable", true],
  ],
  [
    "a new failure has a type of its own",
    [
      "set",
      `${models}/responses/418`,
      { description: "Tea.", content: { "application/json": { schema: schema("ErrorResponse") } } },
    ],
  ],
];
