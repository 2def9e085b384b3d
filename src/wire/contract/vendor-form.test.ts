import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { findIllFormed } from "./find-ill-formed.ts";
import { messagesBody } from "./test-bodies.ts";
import { Draft, type Json, type JsonObject } from "./testing/draft.ts";
import { validateMessagesRequest } from "./validate-request.ts";
import { withVendorForms } from "./vendor-form.ts";

/** Returns the vendor's form of each issue of a body. */
function formsOf(body: unknown): readonly (string | undefined)[] {
  try {
    validateMessagesRequest(body, findIllFormed(body));
  } catch (error) {
    if (error instanceof GatewayError) return error.issues.map(({ vendorForm }) => vendorForm);
    throw error;
  }
  return [];
}

const asJson = (body: object): JsonObject => JSON.parse(JSON.stringify(body)) as JsonObject;
const valid = asJson(messagesBody);

/** Returns the valid body with another value at one place; undefined removes the field. */
function withValue(pointer: string, value: Json | undefined): JsonObject {
  const tokens = pointer.split("/").slice(1);
  const path = tokens.map((token) => (/^\d+$/.test(token) ? Number(token) : token));
  const draft = new Draft(valid, path);
  draft.put(value);
  return draft.body;
}

const LONG = "n".repeat(65);

describe("an issue of the contract has the vendor's form", () => {
  test.each<[string, Json | undefined, string]>([
    ["/foo", 1, "foo: Extra inputs are not permitted"],
    ["/messages/0/foo", 1, "messages.0.foo: Extra inputs are not permitted"],
    [
      "/messages/0/content/0/foo",
      1,
      "messages.0.content.0.text.foo: Extra inputs are not permitted",
    ],
    [
      "/messages/1/content/3/foo",
      1,
      "messages.1.content.3.tool_use.foo: Extra inputs are not permitted",
    ],
    [
      "/messages/2/content/0/content/0/foo",
      1,
      "messages.2.content.0.tool_result.content.0.text.foo: Extra inputs are not permitted",
    ],
    [
      "/messages/0/content/1/source/foo",
      1,
      "messages.0.content.1.image.source.base64.foo: Extra inputs are not permitted",
    ],
    ["/messages/3/output", 1, "messages.3.output: Extra inputs are not permitted"],
    [
      "/system/0/cache_control/foo",
      1,
      "system.0.text.cache_control.ephemeral.foo: Extra inputs are not permitted",
    ],
    [
      "/system/0/cache_control",
      { foo: 1 },
      "system.0.text.cache_control.foo: Extra inputs are not permitted",
    ],
    ["/tools/0/foo", 1, "tools.0.custom.foo: Extra inputs are not permitted"],
    ["/tools/1", { name: "a" }, "tools.1.custom.input_schema: Field required"],
    ["/thinking/foo", 1, "thinking.enabled.foo: Extra inputs are not permitted"],
    ["/output_config/foo", 1, "output_config.foo: Extra inputs are not permitted"],
    ["/output_config/format/foo", 1, "output_config.format.foo: Extra inputs are not permitted"],
    [`/${LONG}`, 1, `${LONG.slice(1)}…: Extra inputs are not permitted`],
    ["/messages/0/role", undefined, "messages.0.role: Field required"],
    ["/messages/0/content/0/type", undefined, "messages.0.content.0.type: Field required"],
    ["/messages/0/content/0/text", undefined, "messages.0.content.0.text.text: Field required"],
    ["/tool_choice/name", undefined, "tool_choice.tool.name: Field required"],
    [
      "/messages/0/role",
      "developer",
      "messages.0.role: Input should be 'user', 'assistant' or 'system'",
    ],
    [
      "/messages/1/content/0/type",
      "server_tool_use",
      "messages.1.content.0: Input tag 'server_tool_use' found using 'type' does not match any of " +
        "the expected tags: 'text', 'tool_use', …",
    ],
    [
      "/messages/2/content/0/content/0/type",
      "a word of the client's",
      "messages.2.content.0.tool_result.content.0: Input tag found using 'type' does not match any " +
        "of the expected tags: 'text', 'image'…",
    ],
    [
      "/tools/0/type",
      "advisor_20260301",
      "tools.0: Input tag 'advisor_20260301' found using 'type' does not match any of the expected " +
        "tags: 'custom'",
    ],
    ["/tools/0/type", 1, "tools.0.type: Input should be a valid string"],
    ["/messages/0/content/0/type", 1, "messages.0.content.0.type: Input should be a valid string"],
    [
      "/output_config/format/type",
      "text",
      "output_config.format.type: Input should be 'json_schema'",
    ],
    [
      "/thinking",
      { type: "adaptive", display: "highlights" },
      "thinking.adaptive.display: Input should be 'summarized'…",
    ],
    [
      "/messages/0/content/1/source",
      "a",
      "messages.0.content.1.image.source: Input should be a valid dictionary",
    ],
    ["/messages/0", [], "messages.0: Input should be a valid dictionary"],
    ["/tools/0", [], "tools.0: Input should be a valid dictionary"],
    ["/messages", {}, "messages: Input should be a valid list"],
    ["/messages/0/content", 1, "messages.0.content: Input should be a valid string or list"],
    ["/model", null, "model: Input should be a valid string"],
    ["/stream", "yes", "stream: Input should be a valid boolean"],
    ["/temperature", "0", "temperature: Input should be a valid number"],
    ["/max_tokens", "1", "max_tokens: Input should be a valid integer"],
    [
      "/max_tokens",
      1.5,
      "max_tokens: Input should be a valid integer, got a number with a fractional part",
    ],
    ["/temperature", 3, "temperature: Input should be less than or equal to 2"],
    [
      "/thinking/budget_tokens",
      0,
      "thinking.enabled.budget_tokens: Input should be greater than or equal to 1",
    ],
    ["/model", "", "model: String should have at least 1 character"],
    [
      "/messages/2/content/0/toolset_name",
      "a",
      "messages.2.content.0.tool_result.toolset_name: String should have at most 0 characters",
    ],
    ["/messages", [], "messages: List should have at least 1 item after validation, not 0"],
    [
      "/messages/1/content/2/citations",
      [{}, {}],
      "messages.1.content.2.text.citations: List should have at most 0 items after validation, not 2",
    ],
  ])("%s = %j", (pointer, value, want) => {
    const [form = ""] = formsOf(withValue(pointer, value));
    expect(want.endsWith("…") ? form.startsWith(want.slice(0, -1)) : form === want, form).toBe(
      true,
    );
  });

  test("the body itself has no path", () => {
    expect(formsOf(1)).toEqual(["Input should be a valid dictionary"]);
  });
});

test("a rule without vendor text uses ours, and other errors stay unchanged", () => {
  const issue = { pointer: "/messages/0/content/0", rule: "another", message: "It is odd." };
  const refuse = (error: Error) => () => {
    throw error;
  };
  const refusal = new GatewayError("unsupported-schema", "It is odd.", { issues: [issue] });
  const vendorForm = "messages.0.content.0.text: Value error, It is odd.";
  expect(() => withVendorForms(valid, refuse(refusal))).toThrow(
    expect.objectContaining({ kind: "unsupported-schema", issues: [{ ...issue, vendorForm }] }),
  );
  for (const other of [new Error("a bug"), new GatewayError("thread-unsupported", "No.")]) {
    expect(() => withVendorForms(valid, refuse(other))).toThrow(other);
  }
  expect(withVendorForms(valid, () => 1)).toBe(1);
});

/** Returns the form of an issue deep within a call's input, below client-chosen names. */
function formWithin(names: readonly string[]): string {
  const input = names.reduceRight<Json>((inner, name) => ({ [name]: inner }), "\ud800");
  const [form = ""] = formsOf({
    model: "m/n",
    messages: [
      { role: "assistant", content: [{ type: "tool_use", id: "c", name: "n", input }] },
      { role: "user", content: [{ type: "tool_result", tool_use_id: "c" }] },
    ],
  });
  return form;
}

describe("client-chosen names", () => {
  test("are appended unchanged, up to a length", () => {
    const name = (at: number) => `${"k".repeat(60)}${at}/~`;
    const form = formWithin([0, 1, 2, 3, 4].map(name));
    expect(form.startsWith(`messages.0.content.0.tool_use.input.${name(0)}.${name(1)}.`)).toBe(
      true,
    );
    expect(form.indexOf("…: Input should be a valid string")).toBe(256);
  });

  test.each(["", "k"])("are not cut within a character, after %j", (before) => {
    const form = formWithin([`${before}a`, ..."bcdefgh"].map((each) => each + "😀".repeat(20)));
    expect(form).toContain("…: Input should be a valid string");
    expect(form.isWellFormed()).toBe(true);
  });
});

/**
 * For any value at any place, each issue's form is the vendor's text, at a path that starts with
 * the issue's own.
 */
test("every issue of the contract has vendor text, without any client values", () => {
  const SECRET = "correct horse";
  const junk = fc.oneof(
    fc.constantFrom<Json>(null, "", SECRET, 0, -1, 1.5, true, [], {}, [SECRET], { a: SECRET }),
    fc.constantFrom<Json>({ type: SECRET }, [{ type: "text" }], { type: "image" }, [1]),
  );
  const pointers = placesOf(valid, "");
  const form =
    /^([\w.…]+: )?(Extra inputs are not permitted|Field required|Input (should be|tag)|String should have|List should have)/;
  fc.assert(
    fc.property(fc.constantFrom(...pointers), junk, (pointer, value) => {
      for (const each of formsOf(withValue(pointer, value))) {
        expect(each).toMatch(form);
        expect(each).not.toContain(SECRET);
      }
    }),
    { seed: 1, numRuns: 2_000 },
  );
});

function placesOf(value: Json, pointer: string): readonly string[] {
  if (typeof value !== "object" || value === null) return [pointer];
  const inner = Object.entries(value).flatMap(([name, field]) =>
    placesOf(field, `${pointer}/${name}`),
  );
  return pointer === "" ? inner : [pointer, ...inner];
}
