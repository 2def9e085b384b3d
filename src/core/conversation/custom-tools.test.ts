import { expect, test } from "vitest";
import { RawJson } from "../raw-json/raw-json.ts";
import { asFunction } from "./custom-tools.ts";

const parameters = {
  type: "object",
  properties: { input: { type: "string" } },
  required: ["input"],
  additionalProperties: false,
};
const sentence = "The input of this tool is plain text. Pass all of it as the string `input`.";

test("a function stays as it is", () => {
  const tool = { name: "f", description: "d", parameters: RawJson.of({}), strict: true };
  expect(asFunction(tool)).toBe(tool);
});

test.each([
  ["any text", undefined, {}, sentence],
  ["any text, described", "Runs.", {}, `Runs.\n\n${sentence}`],
  [
    "a Lark grammar",
    "Runs.",
    { grammar: { syntax: "lark", definition: "start: /a/" } },
    `Runs.\n\n${sentence} It must match this Lark grammar:\n\nstart: /a/`,
  ],
  [
    "a regular expression",
    undefined,
    { grammar: { syntax: "regex", definition: "^a$" } },
    `${sentence} It must match this regular expression:\n\n^a$`,
  ],
] as const)(
  "a custom tool of %s becomes a function of one string",
  (_what, given, custom, text) => {
    const cacheControl = { type: "ephemeral" } as const;
    const tool = asFunction({
      name: "f",
      ...(given !== undefined && { description: given }),
      custom,
      deferred: true,
      cacheControl,
    });
    const { parameters: schema, ...others } = tool;
    expect(others).toEqual({ name: "f", description: text, deferred: true, cacheControl });
    expect(schema?.value()).toEqual(parameters);
  },
);
