import { expect, it } from "vitest";
import { flag, flagKey, flagSchemas, readFlags, defaultFlags } from "./flags.ts";

const flags = {
  isOpen: flag("boolean", true, ""),
  stopMax: flag("count", null, ""),
  tokenField: flag(["max_tokens", "max_completion_tokens"], "max_tokens", ""),
  imageTypes: flag({ listOf: ["png", "gif"] }, ["png"], ""),
};

it.each([
  ["stop", "stop"],
  ["stopMax", "stop_max"],
  ["oneTwoThree", "one_two_three"],
])("the flag %s is named %s in files", (name, key) => {
  expect(flagKey(name)).toBe(key);
});

it("each form has a schema under the flag's name in files", () => {
  expect(flagSchemas(flags)).toEqual({
    is_open: { type: "boolean" },
    stop_max: { type: ["integer", "null"], minimum: 0 },
    token_field: { enum: ["max_tokens", "max_completion_tokens"] },
    image_types: { type: "array", items: { enum: ["png", "gif"] }, uniqueItems: true },
  });
});

it.each([
  ["is_open", true, { isOpen: true }],
  ["is_open", false, { isOpen: false }],
  ["is_open", "true", {}],
  ["is_open", null, {}],
  ["stop_max", 4, { stopMax: 4 }],
  ["stop_max", 0, { stopMax: 0 }],
  ["stop_max", null, { stopMax: null }],
  ["stop_max", 1.5, {}],
  ["stop_max", "4", {}],
  ["token_field", "max_tokens", { tokenField: "max_tokens" }],
  ["token_field", "max_completion_tokens", { tokenField: "max_completion_tokens" }],
  ["token_field", "tokens", {}],
  ["token_field", ["max_tokens"], {}],
  ["image_types", ["png"], { imageTypes: ["png"] }],
  ["image_types", ["gif", "png"], { imageTypes: ["gif", "png"] }],
  ["image_types", [], { imageTypes: [] }],
  ["image_types", ["png", "bmp"], {}],
  ["image_types", ["bmp"], {}],
  ["image_types", "png", {}],
  ["isOpen", true, {}],
  ["unknown", true, {}],
])("of %s: %j is read as %j", (key, value, want) => {
  expect(readFlags(flags, { [key]: value })).toEqual(want);
});

it("flags are read together, and absent ones are not set", () => {
  expect(readFlags(flags, { stop_max: 4, other: 1, is_open: false })).toEqual({
    isOpen: false,
    stopMax: 4,
  });
});

it("a flag without a row has its default value", () => {
  expect(defaultFlags(flags)).toEqual({
    isOpen: true,
    stopMax: null,
    tokenField: "max_tokens",
    imageTypes: ["png"],
  });
});
