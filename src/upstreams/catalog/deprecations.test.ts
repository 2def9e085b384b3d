import { expect, test } from "vitest";
import { sandboxModels } from "./sandbox-models.ts";
import {
  allDeprecations,
  deprecatedModel,
  deprecatedOperation,
  deprecationsOf,
} from "./deprecations.ts";

const [echo = expect.unreachable(), other = expect.unreachable()] = sandboxModels();

test("a request without anything deprecated shares one empty list", () => {
  expect(deprecationsOf("createMessage", [])).toBe(deprecationsOf("createChatCompletion", []));
});

test("fields have the dates of the contract", () => {
  expect(deprecationsOf("createChatCompletion", ["chat.functions"])).toEqual([
    { id: "field:chat.functions", atMs: Date.parse("2026-11-21"), sunsetMs: null },
  ]);
});

test("an operation is deprecated if the table has it", () => {
  const table = { createMessage: { atMs: 1, sunsetMs: 2 } };
  expect(deprecatedOperation("createMessage", table)).toEqual({
    id: "operation:createMessage",
    ...table.createMessage,
  });
  expect(deprecatedOperation("toString", {})).toBeNull();
});

test("a model is deprecated if it says so or has a date", () => {
  const id = `model:${echo.id}`;
  expect(deprecatedModel(echo)).toBeNull();
  expect(deprecatedModel({ ...echo, lifecycle: "deprecated" })).toEqual({
    id,
    atMs: null,
    sunsetMs: null,
  });
  expect(deprecatedModel({ ...echo, retiresAtMs: 7 })).toEqual({ id, atMs: null, sunsetMs: 7 });
  const models = new Map([
    [echo.id, { ...echo, deprecatedAtMs: 5 }],
    [other.id, other],
  ]);
  const all = allDeprecations({ models });
  expect(all.filter((each) => each.id.startsWith("model:"))).toEqual([
    { id, atMs: 5, sunsetMs: null },
  ]);
  expect(all.map((each) => each.id)).toContain("field:chat.functions");
});
