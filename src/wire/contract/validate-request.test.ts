import { describe, expect, test } from "vitest";
import { GatewayError, type Issue } from "../../core/errors/gateway-error.ts";
import { chatBody, messagesBody } from "./test-bodies.ts";
import { validateChatRequest, validateMessagesRequest } from "./validate-request.ts";

function refusal(validate: (body: unknown) => unknown, body: unknown): GatewayError {
  try {
    validate(body);
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw error;
  }
  throw new Error("the body was accepted");
}

const chat = { model: "sandbox/echo", messages: [{ role: "user", content: "hi" }] };
const message = (fields: object) => ({ ...chat, messages: [fields] });
const user = (...content: object[]) => message({ role: "user", content });

test("valid bodies are returned unchanged", () => {
  expect(validateChatRequest(chatBody)).toBe(chatBody);
  expect(validateMessagesRequest(messagesBody)).toBe(messagesBody);
});

type Row = readonly [body: unknown, issues: readonly string[]];

/** Lists each issue as `pointer rule message | hint`. */
/** At the end of hints for fields and values that the setting lets in. */
const setting = ' (Accepted if the operator sets "unlisted_fields": "ignore" for the plan or key.)';

const chatRows: readonly Row[] = [
  [
    { ...chat, temprature: 1 },
    [
      '/temprature additionalProperties Unknown field "temprature" at the top level; ' +
        'did you mean "temperature"? | Did you mean "temperature"?',
    ],
  ],
  [
    { ...chat, maxTokens: 1 },
    [
      '/maxTokens additionalProperties Unknown field "maxTokens" at the top level; ' +
        'did you mean "max_tokens"? | Did you mean "max_tokens"?',
    ],
  ],
  [
    { ...chat, reasoning_effort: "low" },
    [
      '/reasoning_effort additionalProperties Unknown field "reasoning_effort" at the top level.' +
        ' | Send "reasoning": {"effort": "low" | "medium" | "high"} instead. ' +
        "(LangChain, LiteLLM, openai-agents, pydantic-ai, smolagents, instructor: " +
        'extra_body={"reasoning": {"effort": "low"}}; LlamaIndex: the same in ' +
        'additional_kwargs={"extra_body": …}; AI SDK, Mastra: reasoning in providerOptions; ' +
        'cline: no --thinking; pi: "compat": {"supportsReasoningEffort": false}.)' +
        setting,
    ],
  ],
  [
    { ...chat, zzz: 1, messages: [{ role: "user", content: "hi", qqq: 1 }] },
    [
      '/messages/0/qqq additionalProperties Unknown field "qqq" in messages[0].',
      '/zzz additionalProperties Unknown field "zzz" at the top level.',
    ],
  ],
  [
    { model: "m", mesages: [] },
    [
      '/mesages additionalProperties Unknown field "mesages" at the top level; ' +
        'did you mean "messages"? | Did you mean "messages"?',
    ],
  ],
  [
    { model: "m" },
    [
      '/messages required The required field "messages" is missing at the top level.' +
        ' | Send an array of {"role": …, "content": …}.',
    ],
  ],
  [[], ["- type The body must be an object, not an array."]],
  [null, ["- type The body must be an object, not null."]],
  [
    { ...chat, model: null },
    ['/model type "model" must be a string, not null. | GET /models lists the models.'],
  ],
  [
    { ...chat, messages: [] },
    [
      '/messages minItems "messages" must hold 1 to 400 items; ' +
        'it is empty. | Send an array of {"role": …, "content": …}.',
    ],
  ],
  [{ ...chat, temperature: 2.5 }, ['/temperature maximum "temperature" must be between 0 and 2.']],
  [
    { ...chat, temperature: "1" },
    ['/temperature type "temperature" must be a number, not a string.'],
  ],
  [
    { ...chat, temperature: null },
    [
      `/temperature type "temperature" must be a number, not null. | Leave it out instead.${setting}`,
    ],
  ],
  [
    { ...chat, max_tokens: 1.5 },
    ['/max_tokens type "max_tokens" must be a whole number, not a fraction.'],
  ],
  [{ ...chat, max_tokens: 0 }, ['/max_tokens minimum "max_tokens" must be between 1 and 200000.']],
  [
    { ...chat, stop: Array.from({ length: 9 }, () => "x") },
    ['/stop maxItems "stop" must hold at most 8 items; it holds 9.'],
  ],
  [{ ...chat, stop: 1 }, ['/stop type "stop" must be a string or an array, not a number.']],
  [{ ...chat, stop: ["a", 1] }, ['/stop/1 type "stop[1]" must be a string, not a number.']],
  [
    { ...chat, model: "" },
    ['/model minLength "model" must not be empty.' + " | GET /models lists the models."],
  ],
  [
    message({ role: "developer", content: "x" }),
    [
      '/messages/0/role discriminator "messages[0].role" must be "system", "user", "assistant", ' +
        '"tool" or "function", not "developer". | Use the role "system". ' +
        '(pi: "compat": {"supportsDeveloperRole": false}.)' +
        setting,
    ],
  ],
  [
    message({ content: "x" }),
    ['/messages/0/role required The required field "role" is missing in messages[0].'],
  ],
  [
    message({ role: "user", content: 5 }),
    [
      '/messages/0/content type "messages[0].content" must be a string or an array, ' +
        "not a number.",
    ],
  ],
  [
    message({ role: "tool", content: "x" }),
    [
      '/messages/0/tool_call_id required The required field "tool_call_id" is missing ' +
        "in messages[0].",
    ],
  ],
  [
    user({ type: "text", txt: "x" }),
    [
      '/messages/0/content/0/txt additionalProperties Unknown field "txt" in ' +
        'messages[0].content[0]; did you mean "text"? | Did you mean "text"?',
    ],
  ],
  [
    user({ type: "input_audio", input_audio: {} }),
    [
      '/messages/0/content/0/type discriminator "messages[0].content[0].type" must be "text" or ' +
        '"image_url", not "input_audio". | Sound is not supported as input. Leave it out.',
    ],
  ],
  [
    user({ type: "image_url", image_url: "https://example.com/a.png" }),
    [
      '/messages/0/content/0/image_url type "messages[0].content[0].image_url" must be ' +
        'an object, not a string. | Send an object: {"url": …}.',
    ],
  ],
  [
    { ...chat, response_format: { type: "text" } },
    [
      '/response_format/type discriminator "response_format.type" must be "json_object" or ' +
        '"json_schema", not "text". | Leave response_format out: plain text is what you get ' +
        "without it." +
        setting,
    ],
  ],
  [
    { ...chat, tools: [{ type: "web_search", search_context_size: "low" }] },
    [
      '/tools/0/type enum "tools[0].type" must be "function", not "web_search".' +
        " | The gateway runs no tools. Offer functions of your own in tools.",
    ],
  ],
  [
    { ...chat, reasoning: { effort: "hihg" } },
    [
      '/reasoning/effort enum "reasoning.effort" must be "low", "medium" or "high".' +
        ' | Did you mean "high"?',
    ],
  ],
];

const messagesRows: readonly Row[] = [
  [
    { ...chat, stop: "x" },
    [
      '/stop additionalProperties Unknown field "stop" at the top level.' +
        " | Send stop_sequences instead.",
    ],
  ],
  [
    { ...chat, tools: [{ type: "web_search_20250305", name: "web_search", max_uses: 5 }] },
    [
      '/tools/0/type enum "tools[0].type" must be "custom", not "web_search_20250305".' +
        " | The gateway runs no tools. Offer tools of your own, with an input_schema.",
    ],
  ],
  [
    { ...chat, container: "c", mcp_servers: [] },
    [
      '/container additionalProperties Unknown field "container" at the top level.' +
        " | Containers are not supported. Leave it out.",
      '/mcp_servers additionalProperties Unknown field "mcp_servers" at the top level.' +
        " | The gateway runs no tools. Offer tools of your own, with an input_schema." +
        setting,
    ],
  ],
  [
    user({ type: "file", source: {} }),
    [
      '/messages/0/content/0/type discriminator "messages[0].content[0].type" must be "text", ' +
        '"image", "document" or "tool_result", not "file". | Files are not supported as input. ' +
        "Send their text, or images.",
    ],
  ],
  [
    { ...chat, tool_choice: "auto" },
    [
      '/tool_choice type "tool_choice" must be an object, not a string.' +
        ' | Send {"type": "auto" | "any" | "none"} or {"type": "tool", "name": …}.',
    ],
  ],
  [{ ...chat, max_tokens: 0 }, ['/max_tokens minimum "max_tokens" must be at least 1.']],
];

function written({ pointer, rule, message: text, hint }: Issue): string {
  return `${pointer || "-"} ${rule} ${text}${hint === undefined ? "" : ` | ${hint}`}`;
}

describe("each mistake is one issue, at the affected field", () => {
  test.each(chatRows)("chat %j", (body, issues) => {
    expect(refusal(validateChatRequest, body).issues.map(written)).toEqual(issues);
  });
  test.each(messagesRows)("messages %j", (body, issues) => {
    expect(refusal(validateMessagesRequest, body).issues.map(written)).toEqual(issues);
  });
});

test("a text that is not valid Unicode is refused with the setting, too", () => {
  const more = [{ pointer: "/metadata/a", rule: "well-formed", message: "…" }];
  const sent = { ...chat, metadata: { a: "\ud800" }, user: "u" };
  const { issues } = refusal((body) => validateChatRequest(body, more), sent);
  const named = issues.filter(({ hint = "" }) => hint.endsWith(setting.trim()));
  expect(named.map(({ pointer }) => pointer)).toEqual(["/user"]);
});

test("the kind states whether a field is unknown", () => {
  expect(refusal(validateChatRequest, { ...chat, x: 1, top_p: 2 }).kind).toBe("unknown-field");
  expect(refusal(validateChatRequest, { ...chat, top_p: 2 }).kind).toBe("invalid-request");
});

test("the message names every unknown field and counts the rest", () => {
  const unknown = Object.fromEntries(Array.from({ length: 9 }, (_, at) => [`field_${at}`, 1]));
  const { message: text } = refusal(validateChatRequest, { ...chat, ...unknown, top_p: 2 });
  for (const field of Object.keys(unknown)) expect(text).toContain(field);
  const many = { ...chat, messages: Array.from({ length: 9 }, () => ({ role: "x" })) };
  expect(refusal(validateChatRequest, many).message).toContain("4 more issues in the details.");
});

test("the list of issues is bounded, and long names are shortened", () => {
  const flood = { ...chat, messages: [{ role: "user", content: Array(100_000).fill({}) }] };
  const error = refusal(validateMessagesRequest, flood);
  expect(error.issues).toHaveLength(50);
  expect(error.message).toContain("Only the first 50 issues are listed.");
  const hidden = Array.from({ length: 200_001 }, (_, at) =>
    at < 200_000 ? { type: "text", text: "" } : {},
  );
  const late = refusal(validateChatRequest, message({ role: "user", content: hidden }));
  expect(late.issues).toMatchObject([{ pointer: "/messages/0/content/200000" }]);
  const long = refusal(validateChatRequest, { ...chat, ["x".repeat(10_000)]: 1 });
  expect(JSON.stringify(long.details).length + long.message.length).toBeLessThan(500);
});

test("client values are never repeated", () => {
  const secret = "top-secret words";
  const bodies = [
    { ...chat, model: 1, stop: { [secret.slice(0, 2)]: secret }, reasoning: { effort: secret } },
    message({ role: secret, content: secret }),
    user({ type: secret, text: secret }),
    { ...chat, tool_choice: { type: secret }, response_format: secret },
  ];
  for (const body of bodies) {
    const error = refusal(validateChatRequest, body);
    expect(error.message + JSON.stringify(error.details)).not.toContain(secret);
  }
});
