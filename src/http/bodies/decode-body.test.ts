import { describe, expect, test } from "vitest";
import { contractDocument } from "../../../generated/document.ts";
import { deepFreeze } from "../../core/raw-json/test-deep-freeze.ts";
import { findIllFormed } from "../../wire/contract/find-ill-formed.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { plainSource } from "../../core/raw-json/json-source.ts";
import { decoderOf } from "./decode-body.ts";

describe("an issue beyond the schemas has the vendor's form", () => {
  const image = (source: object) => [{ role: "user", content: [{ type: "image", source }] }];
  const use = { type: "tool_use", id: "c1", name: "look", input: {} };
  test.each<[string, object, string]>([
    [
      "data in an invalid encoding",
      { messages: image({ type: "base64", media_type: "image/png", data: "?" }) },
      "messages.0.content.0.image.source.base64.data: Could not process image",
    ],
    [
      "an invalid URL",
      { messages: image({ type: "url", url: "ftp://a" }) },
      "messages.0.content.0.image.source.url.url: Input should be a valid URL",
    ],
    [
      "a message without content",
      { messages: [{ role: "user", content: "" }] },
      "messages.0.content: messages must have non-empty content",
    ],
    [
      "a choice of a tool that is not offered",
      { tools: [], tool_choice: { type: "tool", name: "x" } },
      "tool_choice.tool: Tool not found in provided tools",
    ],
    [
      "a forced call without tools",
      { tool_choice: { type: "any" } },
      "tool_choice.any: tool_choice may only be specified while providing tools",
    ],
    [
      "a call without a result",
      { messages: [{ role: "assistant", content: [use] }] },
      "messages.0.content.0.tool_use: `tool_use` ids were found without `tool_result` blocks " +
        "immediately after. Each `tool_use` block must have a corresponding `tool_result` block in " +
        "the next message.",
    ],
    [
      "a result without a call",
      { messages: [{ role: "user", content: [{ type: "tool_result", tool_use_id: "c1" }] }] },
      "messages.0.content.0.tool_result.tool_use_id: unexpected `tool_use_id` found in `tool_result` " +
        "blocks. Each `tool_result` block must have a corresponding `tool_use` block in the previous " +
        "message.",
    ],
    [
      "half of a pair",
      { messages: [{ role: "user", content: [{ type: "text", text: "\ud800" }] }] },
      "messages.0.content.0.text.text: Input should be a valid string, unable to parse raw data as " +
        "a unicode string",
    ],
  ])("%s", (_fact, fields, want) => {
    const hi = [{ role: "user", content: "hi" }];
    const body = { model: "m/n", messages: hi, ...fields };
    try {
      decoderOf("createMessage")(body, { source: plainSource, illFormed: findIllFormed(body) });
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(GatewayError);
      expect(error).toMatchObject({ issues: [{ vendorForm: want }] });
    }
  });
});

function examplesOf(path: string): readonly object[] {
  const body = contractDocument.paths[path]?.post?.requestBody;
  const content = body === undefined || "$ref" in body ? {} : body.content;
  return Object.values(content["application/json"]?.examples ?? {}).flatMap((example) =>
    "$ref" in example ? [] : [example.value as object],
  );
}

test.each([
  ["/chat/completions", decoderOf("createChatCompletion")],
  ["/messages", decoderOf("createMessage")],
])("the bodies of %s, which later bodies share, are not changed", (path, decode) => {
  const bodies = examplesOf(path);
  expect(bodies.length).toBeGreaterThan(9);
  for (const body of bodies) {
    const frozen = deepFreeze(structuredClone(body));
    expect(() => decode(frozen, { source: plainSource })).not.toThrow();
  }
});
