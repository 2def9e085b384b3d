import { describe, expect, test } from "vitest";
import { adminContract } from "../contract/contracts.ts";
import { findValidator } from "../contract/find-validator.ts";
import { bundleSpecification } from "../generate/bundle.ts";
import { renderDeprecations } from "../generate/deprecations.ts";
import type { OpenApiDocument, Operation } from "../generate/document.ts";
import { findBoundProblems } from "./bound-rules.ts";
import { findExampleProblems } from "./example-rules.ts";
import { findOperationProblems, findNameProblems, findRoleProblems } from "./operation-rules.ts";
import { findSchemaProblems, findTextProblems } from "./schema-rules.ts";

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
 * Returns a copy of a document with another value at a place, `|`-separated; undefined removes
 * it.
 */
function plant(place: string, value: unknown, source = document): OpenApiDocument {
  const copy = structuredClone(source);
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
  const model = `${schemas}|Model|properties`;
  const post = "paths|/chat/completions|post";
  const example = `${post}|requestBody|content|application/json|examples|plain|value`;
  const reply = "components|responses|ChatCompletion|content";
  const stream = `${reply}|text/event-stream`;
  const shown = `${reply}|application/json|examples|plain|value`;
  const member = { $ref: "#/components/schemas/ChatTextPart" };

  test.each<[place: string, problem: string, value?: unknown]>([
    [
      `${schemas}|StreamOptions|additionalProperties`,
      "StreamOptions: is part of a request and not closed",
    ],
    [`${schemas}|StreamOptions|allOf`, "StreamOptions: is part of a request and uses allOf", []],
    [`${schemas}|Lonely`, "Lonely: is never used", { type: "object", description: "d" }],
    [
      `${model}|extra`,
      "Model/extra: is an object without a name of its own",
      { type: "object", description: "d" },
    ],
    [
      `${schemas}|ModelList|properties|data|items`,
      "ModelList/data/items: is an object without a name of its own",
      { type: "object" },
    ],
    [`${model}|owned_by`, "Model/owned_by: has no description", { type: "string" }],
    [
      `${schemas}|ChatCompletionChunkChoice|properties|finish_reason|enum`,
      "ChatCompletionChunkChoice/finish_reason: is nullable and its enum lacks null",
      ["stop"],
    ],
    [
      `${schemas}|ChatContentPart|discriminator|mapping|text`,
      "ChatContentPart: its mapping lacks ChatTextPart",
    ],
    [
      `${schemas}|ChatTextPart|properties|type|enum`,
      "ChatContentPart: ChatTextPart does not require type = text",
      ["text", "input_text"],
    ],
    [
      `${schemas}|ChatTextPart|required`,
      "ChatContentPart: ChatTextPart does not require type = text",
      ["text"],
    ],
    [
      `${schemas}|ChatContentPart|discriminator`,
      "ChatContentPart: is a union of objects without a discriminator",
    ],
    [
      `${schemas}|ResponsesPlainMessage|properties|type`,
      "ResponsesInputItem: is a union of objects without a discriminator",
      { type: "string", maxLength: 9, description: "d" },
    ],
    [
      `${schemas}|ResponsesInputItem|oneOf`,
      "ResponsesInputItem: is a union of objects without a discriminator",
      ["TypedItem", "PlainMessage", "InputImagePart"].map((name) => ({
        $ref: `#/components/schemas/Responses${name}`,
      })),
    ],
    [
      `${schemas}|StopSequences|oneOf`,
      "StopSequences: has a member without a name",
      [member, { type: "string" }],
    ],
    [
      `${post}|responses|5XX`,
      "createChatCompletion: 5XX is not an exact status",
      { $ref: "#/components/responses/BadGateway" },
    ],
    [`${post}|summary`, "Create a message: the summary is there twice", "Create a message"],
    [reply, "createChatCompletion: does not list JSON first", swapped()],
    [
      "components|parameters|ModelId|schema|pattern",
      "ModelId: is part of a path and has a pattern",
      "/",
    ],
    [
      "components|responses|BadGateway|headers|request-id",
      "BadGateway: lacks the header request-id",
    ],
    [
      "components|responses|BadGateway|content|application/json|schema",
      "BadGateway: its body of type application/json is not a component",
      { type: "object" },
    ],
    [`${example}|temperature`, "createChatCompletion/plain/temperature: must be <= 2", 3],
    [
      `${shown}|object`,
      "ChatCompletion/plain/object: must be equal to one of the allowed values",
      "chat",
    ],
    [
      `${shown}|choices|0|message|reasoning_content`,
      "ChatCompletion/choices/0/message/reasoning_content: is shown in an example and not guaranteed",
      "r",
    ],
    [
      `${stream}|examples|streamed|value`,
      "ChatCompletion/streamed/0/data: must have required property 'id'",
      "data: {}\n\n",
    ],
    [
      `${stream}|examples|streamed|value`,
      "ChatCompletion/streamed/0/event: must be equal to one of the allowed values",
      "event: ping\ndata: [DONE]\n\n",
    ],
    [`${reply}|application/json|examples|tools`, "createChatCompletion/tools: has no reply"],
    [
      `${reply}|application/json|examples|another`,
      "createChatCompletion/another: has no request",
      { summary: "s", value: {} },
    ],
    [`${model}|context_length|format`, "Model/context_length: has no format"],
    [
      `${schemas}|ChatCompletionRequest|properties|top_p|maximum`,
      "ChatCompletionRequest/top_p: has no maximum",
    ],
    [`${model}|owned_by|maxLength`, "Model/owned_by: has no maxLength"],
    [`${schemas}|ModelList|properties|data|maxItems`, "ModelList/data: has no maxItems"],
    ["components|headers|RetryAfter|schema|maximum", "RetryAfter: has no maximum"],
    [
      `${stream}|schema`,
      "ChatCompletion: its stream is not a string or one of its events",
      { $ref: "#/components/schemas/ChatCompletionStreamEvent" },
    ],
    [
      `${stream}|schema`,
      "ChatCompletion: its stream is not a string or one of its events",
      { type: "string" },
    ],
    [`${stream}|x-stream-grammar`, "ChatCompletion: its stream has no x-stream-grammar"],
  ])("%s: %s", (place, problem, value) => {
    expect(findAll(plant(place, value))).toContain(problem);
  });

  function swapped(): object {
    const { content } = document.components.responses["ChatCompletion"] ?? { content: {} };
    return Object.fromEntries(Object.entries(content).reverse());
  }
});

describe("something deprecated", () => {
  const functions = "components|schemas|ChatCompletionRequest|properties|functions";
  const operation = "paths|/messages|post";

  test.each([
    [`${functions}|x-deprecated-at`, undefined, "is deprecated without x-deprecated-at"],
    [`${functions}|x-deprecated-at`, "2026-13-01", "is deprecated without x-deprecated-at"],
    [`${functions}|x-sunset`, "2026-11-21", "x-sunset is not a day after x-deprecated-at"],
    [`${functions}|deprecated`, undefined, "has a date of deprecation and is not deprecated"],
  ])("%s: %s", (place, value, problem) => {
    const found = findAll(plant(place, value));
    expect(found).toContain(`ChatCompletionRequest/functions: ${problem}`);
  });

  test("may be an operation, which needs its day too", () => {
    const problem = "createMessage: is deprecated without x-deprecated-at";
    expect(findAll(plant(`${operation}|deprecated`, true))).toContain(problem);
    const dated = plant(`${operation}|x-deprecated-at`, "2026-11-21");
    expect(findAll(plant(`${operation}|deprecated`, true, dated))).not.toContain(problem);
    expect(renderDeprecations(plant(`${operation}|deprecated`, true, dated))).toContain(
      `  createMessage: { atMs: ${Date.parse("2026-11-21")}, sunsetMs: null },`,
    );
  });
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

test("the admin contract refuses control characters in every text of a request", async () => {
  const admin = await bundleSpecification(adminContract.specification);
  expect(findTextProblems(admin)).toEqual([]);
  const zone = "components|schemas|BudgetTerms|properties|time_zone";
  const problem = "BudgetTerms/time_zone: accepts control characters";
  expect(findTextProblems(plant(`${zone}|pattern`, undefined, admin))).toEqual([problem]);
  expect(findTextProblems(plant(`${zone}|pattern`, "^[^/]+$", admin))).toEqual([problem]);
});
