import { describe, expect, test } from "vitest";
import { adminContract } from "../contract/contracts.ts";
import { findValidator } from "../contract/find-validator.ts";
import { bundleSpecification } from "../generate/bundle.ts";
import type { OpenApiDocument, Operation } from "../generate/document.ts";
import { findBoundProblems } from "./bound-rules.ts";
import { findExampleProblems } from "./example-rules.ts";
import { findOperationProblems, findNameProblems, findRoleProblems } from "./operation-rules.ts";
import { findSchemaProblems } from "./schema-rules.ts";

const document = await bundleSpecification(new URL("../../spec/openapi.yaml", import.meta.url));

function findAll(candidate: OpenApiDocument): readonly string[] {
  return [
    ...findSchemaProblems(candidate),
    ...findBoundProblems(candidate),
    ...findOperationProblems(candidate),
    ...findExampleProblems(candidate, findValidator),
  ];
}

/**
 * Returns a copy of the document with another value at a place, `/`-separated; undefined removes
 * it.
 */
function plant(place: string, value: unknown): OpenApiDocument {
  const copy = structuredClone(document);
  const keys = place.split("|");
  const last = keys.pop() ?? "";
  let parent: object = copy;
  for (const key of keys) {
    const next: unknown = Reflect.get(parent, key);
    if (typeof next !== "object" || next === null) throw new Error(`${place}: no ${key}`);
    parent = next;
  }
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else Reflect.set(parent, last, value);
  return copy;
}

test("the specification satisfies every rule", () => {
  expect(findAll(document)).toEqual([]);
});

describe("a planted defect is found", () => {
  const schemas = "components|schemas";
  const post = "paths|/chat/completions|post";
  const example = `${post}|requestBody|content|application/json|examples|plain|value`;
  const reply = "components|responses|ChatCompletion|content";
  const stream = `${reply}|text/event-stream`;
  const shown = `${reply}|application/json|examples|plain|value`;
  const member = { $ref: "#/components/schemas/ChatTextPart" };

  test.each<[string, string, unknown, string]>([
    [
      "an open request object",
      `${schemas}|StreamOptions|additionalProperties`,
      undefined,
      "StreamOptions: is part of a request and not closed",
    ],
    [
      "allOf in a request",
      `${schemas}|StreamOptions|allOf`,
      [],
      "StreamOptions: is part of a request and uses allOf",
    ],
    [
      "an unused component",
      `${schemas}|Lonely`,
      { type: "object", description: "d" },
      "Lonely: is never used",
    ],
    [
      "an object in place",
      `${schemas}|Model|properties|extra`,
      { type: "object", description: "d" },
      "Model/extra: is an object without a name of its own",
    ],
    [
      "an object as an item",
      `${schemas}|ModelList|properties|data|items`,
      { type: "object" },
      "ModelList/data/items: is an object without a name of its own",
    ],
    [
      "a field without a description",
      `${schemas}|Model|properties|owned_by`,
      { type: "string" },
      "Model/owned_by: has no description",
    ],
    [
      "a nullable enum without null",
      `${schemas}|ChatCompletionChunkChoice|properties|finish_reason|enum`,
      ["stop"],
      "ChatCompletionChunkChoice/finish_reason: is nullable and its enum lacks null",
    ],
    [
      "a mapping with a gap",
      `${schemas}|ChatContentPart|discriminator|mapping|text`,
      undefined,
      "ChatContentPart: its mapping lacks ChatTextPart",
    ],
    [
      "a wrong tag",
      `${schemas}|ChatTextPart|properties|type|enum`,
      ["text", "input_text"],
      "ChatContentPart: ChatTextPart does not require type = text",
    ],
    [
      "a tag that is not required",
      `${schemas}|ChatTextPart|required`,
      ["text"],
      "ChatContentPart: ChatTextPart does not require type = text",
    ],
    [
      "no discriminator",
      `${schemas}|ChatContentPart|discriminator`,
      undefined,
      "ChatContentPart: is a union of objects without a discriminator",
    ],
    [
      "a nameless member",
      `${schemas}|StopSequences|oneOf`,
      [member, { type: "string" }],
      "StopSequences: has a member without a name",
    ],
    [
      "a wildcard status",
      `${post}|responses|5XX`,
      { $ref: "#/components/responses/BadGateway" },
      "createChatCompletion: 5XX is not an exact status",
    ],
    [
      "a summary twice",
      `${post}|summary`,
      "Create a message",
      "Create a message: the summary is there twice",
    ],
    ["the stream first", reply, swapped(), "createChatCompletion: does not list JSON first"],
    [
      "a pattern in the path",
      "components|parameters|ModelId|schema|pattern",
      "/",
      "ModelId: is part of a path and has a pattern",
    ],
    [
      "a reply without its id",
      "components|responses|BadGateway|headers|request-id",
      undefined,
      "BadGateway: lacks the header request-id",
    ],
    [
      "a reply in place",
      "components|responses|BadGateway|content|application/json|schema",
      { type: "object" },
      "BadGateway: its body of type application/json is not a component",
    ],
    [
      "an invalid request",
      `${example}|temperature`,
      3,
      "createChatCompletion/plain/temperature: must be <= 2",
    ],
    [
      "an invalid reply",
      `${shown}|object`,
      "chat",
      "ChatCompletion/plain/object: must be equal to one of the allowed values",
    ],
    [
      "an optional key",
      `${shown}|choices|0|message|reasoning_content`,
      "r",
      "ChatCompletion/choices/0/message/reasoning_content: is shown in an example and not guaranteed",
    ],
    [
      "an event of no chunk",
      `${stream}|examples|streamed|value`,
      "data: {}\n\n",
      "ChatCompletion/streamed/0/data: must have required property 'id'",
    ],
    [
      "an event of no stream",
      `${stream}|examples|streamed|value`,
      "event: ping\ndata: [DONE]\n\n",
      "ChatCompletion/streamed/0/event: must be equal to one of the allowed values",
    ],
    [
      "a request without a reply",
      `${reply}|application/json|examples|tools`,
      undefined,
      "createChatCompletion/tools: has no reply",
    ],
    [
      "a reply without a request",
      `${reply}|application/json|examples|another`,
      { summary: "s", value: {} },
      "createChatCompletion/another: has no request",
    ],
    [
      "an integer without its size",
      `${schemas}|Model|properties|context_length|format`,
      undefined,
      "Model/context_length: has no format",
    ],
    [
      "a number without a range",
      `${schemas}|ChatCompletionRequest|properties|top_p|maximum`,
      undefined,
      "ChatCompletionRequest/top_p: has no maximum",
    ],
    [
      "a string without a length",
      `${schemas}|Model|properties|owned_by|maxLength`,
      undefined,
      "Model/owned_by: has no maxLength",
    ],
    [
      "an array without a length",
      `${schemas}|ModelList|properties|data|maxItems`,
      undefined,
      "ModelList/data: has no maxItems",
    ],
    [
      "a header without a range",
      "components|headers|RetryAfter|schema|maximum",
      undefined,
      "RetryAfter: has no maximum",
    ],
    [
      "a stream as an object",
      `${stream}|schema`,
      { $ref: "#/components/schemas/ChatCompletionStreamEvent" },
      "ChatCompletion: its stream is not a string or one of its events",
    ],
    [
      "a stream as text alone",
      `${stream}|schema`,
      { type: "string" },
      "ChatCompletion: its stream is not a string or one of its events",
    ],
    [
      "a stream without its order",
      `${stream}|x-stream-grammar`,
      undefined,
      "ChatCompletion: its stream has no x-stream-grammar",
    ],
  ])("%s", (_name, place, value, problem) => {
    expect(findAll(plant(place, value))).toContain(problem);
  });

  function swapped(): object {
    const { content } = document.components.responses["ChatCompletion"] ?? { content: {} };
    return Object.fromEntries(Object.entries(content).reverse());
  }
});

test("the admin contract names a role for each operation, and shares no operation name with /v1", async () => {
  const admin = await bundleSpecification(adminContract.specification);
  expect(findRoleProblems(admin)).toEqual([]);
  const operation = admin.paths["/accounts"]?.["get"];
  const planted = (change: object): OpenApiDocument => ({
    ...admin,
    paths: { "/accounts": { get: { ...operation, ...change } as Operation } },
  });
  const problemsOf = (change: object): readonly string[] => findRoleProblems(planted(change));
  expect(problemsOf({ "x-role": "king" })).toEqual(["listAccounts: names no role"]);
  expect(findNameProblems([document, admin])).toEqual([]);
  expect(findNameProblems([document, planted({ operationId: "getModel" })])).toEqual([
    "getModel: names two operations",
  ]);
});
