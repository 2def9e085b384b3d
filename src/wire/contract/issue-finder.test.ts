import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  ChatCompletionRequest,
  CountTokensRequest,
  MessagesRequest,
  ResponsesRequest,
} from "../../../generated/validators.js";
import { chatHints } from "./chat-hints.ts";
import { countHints } from "./count-hints.ts";
import { contractSchemas } from "./contract-schemas.ts";
import { HintLookup } from "./hints.ts";
import { IssueFinder } from "./issue-finder.ts";
import { referenceTo } from "./json-schema.ts";
import { messagesHints } from "./messages-hints.ts";
import { responsesHints } from "./responses-hints.ts";
import { chatBody, messagesBody, responsesBody } from "./test-bodies.ts";

const known = new Set([
  "$ref",
  "type",
  "nullable",
  "enum",
  "properties",
  "required",
  "additionalProperties",
  "items",
  "oneOf",
  "discriminator",
  "minimum",
  "maximum",
  "minLength",
  "maxLength",
  "pattern",
  "minItems",
  "maxItems",
  "description",
  "example",
  "deprecated",
  "x-deprecated-at",
  "x-sunset",
  "format",
]);

test("the issue finder knows every rule that request schemas use", () => {
  const seen = new Set<string>();
  const look = (schema: object): void => {
    for (const [key, value] of Object.entries(schema) as [string, unknown][]) {
      expect(known).toContain(key);
      if (key === "$ref") visit(String(value));
      if (key === "properties") Object.values(value as object).forEach(look);
      if (key === "oneOf") (value as object[]).forEach(look);
      if (key === "items") look(value as object);
    }
  };
  const visit = (reference: string): void => {
    const name = reference.split("/").at(-1) ?? "";
    if (seen.has(name)) return;
    seen.add(name);
    look(contractSchemas.get(referenceTo(name)) ?? {});
  };
  visit("ChatCompletionRequest");
  visit("MessagesRequest");
  visit("CountTokensRequest");
  visit("ResponsesRequest");
  expect(seen.size).toBeGreaterThan(60);
});

/** Copies the body and changes the value at one place, chosen by `at`. */
function mutate(body: unknown, at: number, change: (parent: never, key: string) => void): unknown {
  const copy: unknown = structuredClone(body);
  const places: [object, string][] = [];
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      places.push([value, key]);
      walk(inner);
    }
  };
  walk(copy);
  const [parent, key] = places[at % places.length] ?? [{}, ""];
  change(parent as never, key);
  // JSON has neither holes nor undefined values.
  return JSON.parse(JSON.stringify(copy)) as unknown;
}

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, "", "text", 0, -1, 1.5, 1e9, true, [], {}, ["x"], [1]),
  fc.jsonValue({ maxDepth: 2 }),
);
const changes = fc.oneof(
  junk.map((value) => (parent: Record<string, unknown>, key: string) => void (parent[key] = value)),
  fc.constant((parent: Record<string, unknown>, key: string) => void delete parent[key]),
  fc
    .tuple(fc.string({ minLength: 1 }), junk)
    .map(([name, value]) => (parent: Record<string, unknown>): void => {
      // JSON arrays have no named fields, and not every value is a valid length.
      if (!Array.isArray(parent)) parent[name] = value;
    }),
);

/** The fields of a message's input. */
const countBody = {
  model: messagesBody.model,
  messages: messagesBody.messages,
  system: messagesBody.system,
  tools: messagesBody.tools,
};

test("a message without its type is told from typed items", () => {
  const finder = () => new IssueFinder(contractSchemas, new HintLookup(responsesHints));
  const places = (item: unknown) =>
    finder()
      .find("ResponsesRequest", { model: "m", input: [item] })
      .map(({ pointer, rule }) => `${pointer} ${rule}`);
  expect(places({ role: "user" })).toEqual(["/input/0/content required"]);
  expect(places({ role: "user", content: "a", x: 1 })).toEqual(["/input/0/x additionalProperties"]);
  expect(places({ type: "message", role: "user" })).toEqual(["/input/0/content required"]);
  expect(places({ type: 5, role: "user" })).toEqual(["/input/0/type type"]);
  expect(places("a")).toEqual(["/input/0 type"]);
});

describe("the issue finder finds an issue exactly when the validator refuses", () => {
  const laws = [
    ["ChatCompletionRequest", chatBody, ChatCompletionRequest, chatHints],
    ["MessagesRequest", messagesBody, MessagesRequest, messagesHints],
    ["CountTokensRequest", countBody, CountTokensRequest, countHints],
    ["ResponsesRequest", responsesBody, ResponsesRequest, responsesHints],
  ] as const;
  test.each(laws)("%s", (name, body, validator, hints) => {
    const edits = fc.array(fc.tuple(fc.nat(), changes), { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(edits, (list) => {
        let mutant: unknown = body;
        for (const [at, change] of list) mutant = mutate(mutant, at, change);
        const issues = new IssueFinder(contractSchemas, new HintLookup(hints)).find(name, mutant);
        expect(issues.length === 0).toBe(validator(mutant));
      }),
      { numRuns: 1_000 },
    );
  });
});
