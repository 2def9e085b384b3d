import { expect, it } from "vitest";
import { flagKey, flagSchemas, readFlags } from "./flags.ts";

const forms = {
  isOpen: "boolean",
  stopMax: "count",
  tokenField: ["max_tokens", "max_completion_tokens"],
  imageTypes: { listOf: ["png", "gif"] },
} as const;

it.each([
  ["stop", "stop"],
  ["stopMax", "stop_max"],
  ["oneTwoThree", "one_two_three"],
])("the flag %s is %s in files", (name, key) => {
  expect(flagKey(name)).toBe(key);
});

it("each form has a schema, by the flag's name in files", () => {
  expect(flagSchemas(forms)).toEqual({
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
])("of %s: %j is read %j", (key, value, flags) => {
  expect(readFlags(forms, { [key]: value })).toEqual(flags);
});

it("flags are read together, and those that are absent are not set", () => {
  expect(readFlags(forms, { stop_max: 4, other: 1, is_open: false })).toEqual({
    isOpen: false,
    stopMax: 4,
  });
});
