import { describe, expect, test } from "vitest";
import openapi from "../../generated/openapi.json" with { type: "json" };
import { operations } from "../../generated/operations.ts";
import { ChatCompletionRequest, MessagesRequest } from "../../generated/validators.js";
import { closedReply } from "../../src/wire/contract/testing/closed-reply.ts";

const ChatCompletion = closedReply("ChatCompletion");
const ErrorResponse = closedReply("ErrorResponse");
const Message = closedReply("Message");
const MessageStreamEvent = closedReply("MessageStreamEvent");
const Model = closedReply("Model");

const { plain: chatReply } =
  openapi.components.responses.ChatCompletion.content["application/json"].examples;
const { plain: messageReply } =
  openapi.components.responses.Message.content["application/json"].examples;
const { model } = openapi.components.responses.Model.content["application/json"].examples;

describe("a response is accepted when it is sent back", () => {
  const called = { name: "f", arguments: "{}" };
  const toolCalls = [{ id: "c", type: "function", function: called }];

  test.each<[string, object]>([
    ["text", { content: "a" }],
    ["tool calls", { content: null, tool_calls: toolCalls }],
    ["a call in the older form", { content: null, tool_calls: toolCalls, function_call: called }],
    ["reasoning", { content: "a", reasoning_content: "r" }],
    ["nothing", { content: "" }],
  ])("a chat reply of %s", (_name, fields) => {
    const message = { role: "assistant", refusal: null, ...fields };
    const [choice] = chatReply.value.choices;
    expect(ChatCompletion({ ...chatReply.value, choices: [{ ...choice, message }] })).toBe(true);
    expect(ChatCompletionRequest({ model: "m", messages: [message] })).toBe(true);
  });

  test.each<[string, object]>([
    ["text", { type: "text", text: "" }],
    ["a tool call", { type: "tool_use", id: "t", name: "f", input: {} }],
    ["thinking", { type: "thinking", thinking: "t", signature: "" }],
  ])("a block of %s", (_name, block) => {
    expect(Message({ ...messageReply.value, content: [block] })).toBe(true);
    const messages = [{ role: "assistant", content: [block] }];
    expect(MessagesRequest({ model: "m", messages })).toBe(true);
  });
});

describe("responses allow future fields and only known values", () => {
  test("in the document that clients read", () => {
    for (const name of ["ChatCompletion", "Message", "Model", "Account"] as const) {
      expect(openapi.components.schemas[name]).not.toHaveProperty("additionalProperties");
    }
  });

  test.each<[string, boolean, object]>([
    ["as it is", true, {}],
    ["a field that is not in the document, which we must not send", false, { service: "x" }],
    ["another id", false, { id: "cmpl-1" }],
    ["another object", false, { object: "text_completion" }],
    ["no usage", false, { usage: null }],
    ["two choices", false, { choices: [...chatReply.value.choices, ...chatReply.value.choices] }],
  ])("%s", (_name, valid, fields) => {
    expect(ChatCompletion({ ...chatReply.value, ...fields })).toBe(valid);
  });

  test.each<[string, boolean, object]>([
    ["a price of more digits", true, { prompt: "0.0000001234" }],
    ["a price as a number", false, { prompt: 0.1 }],
    ["a price in scientific notation", false, { completion: "1e-7" }],
    ["no price", false, { prompt: null }],
    ["no price of images", true, { image: null }],
  ])("%s", (_name, valid, fields) => {
    const pricing = { ...model.value.pricing, ...fields };
    expect(Model({ ...model.value, pricing })).toBe(valid);
  });

  test("an error is an event of a messages stream", () => {
    const [, unknown] = Object.values(
      openapi.components.responses.BadRequest.content["application/json"].examples,
    );
    expect(ErrorResponse(unknown?.value)).toBe(true);
    expect(MessageStreamEvent(unknown?.value)).toBe(true);
  });
});

test("the operations are those of the specification, and the count of tokens", () => {
  expect(Object.keys(operations)).toEqual([
    ...["createChatCompletion", "createMessage", "countMessageTokens", "createResponse"],
    ...["listModels", "getModel", "getAccount"],
  ]);
});

describe("headers are declared on the responses that have them", () => {
  const { responses } = openapi.components;
  const having = (header: string): readonly string[] =>
    Object.entries(responses)
      .filter(([, { headers }]) => header in headers)
      .map(([name]) => name);

  test("retry-after and its precise form", () => {
    const names = ["Overloaded", "ServiceStopping", "ServiceUnavailable", "TooManyRequests"];
    expect(having("retry-after")).toEqual(names);
    expect(having("retry-after-ms")).toEqual(names);
  });

  test("x-should-retry", () => {
    expect(having("x-should-retry")).toEqual([
      "BadRequest",
      "Conflict",
      "Forbidden",
      "GatewayTimeout",
      "MalformedPath",
      "ModelForbidden",
      "Overloaded",
      "PaymentRequired",
      "ServiceStopping",
      "ServiceUnavailable",
      "TooManyRequests",
      "Unauthorized",
      "UnprocessableContent",
    ]);
  });

  test("idempotent-replayed on responses that a retry can get", () => {
    expect(having("idempotent-replayed")).toEqual(["ChatCompletion", "Message", "Response"]);
  });

  test("x-ignored-fields on responses that depend on a body", () => {
    expect(having("x-ignored-fields")).toEqual([
      ...["ChatCompletion", "Message", "Response", "TokenCount"],
    ]);
  });

  test("rate limits on every response to a known key", () => {
    const without = Object.keys(responses).filter(
      (name) => !having("x-ratelimit-remaining-requests").includes(name),
    );
    expect(without).toEqual(["MalformedPath", "Unauthorized"]);
  });

  test("compat-version on messages, and no version on chat", () => {
    const parameters = (references: readonly { readonly $ref: string }[]): readonly string[] =>
      references.map(({ $ref }) => $ref.slice($ref.lastIndexOf("/") + 1));
    const { "/messages": messages, "/chat/completions": chat } = openapi.paths;
    const shared = ["IdempotencyKey", "ClientRequestId"];
    expect(parameters(messages.post.parameters)).toEqual(["CompatVersion", ...shared]);
    expect(parameters(chat.post.parameters)).toEqual(shared);
  });
});
