import { expect, test } from "vitest";
import { testRequest } from "../transport/test-upstream.ts";
import { encodeRequest } from "./encode-request.ts";
import { writeJson } from "../../../core/raw-json/write-json.ts";

test.each([
  [undefined, undefined, []],
  [1, 16, ["max-output-tokens"]],
  [15, 16, ["max-output-tokens"]],
  [16, 16, []],
  [17, 17, []],
])("a bound of %s tokens is sent as %s", (maxOutputTokens, want, ignored) => {
  const conversation = maxOutputTokens === undefined ? {} : { maxOutputTokens };
  const encoded = encodeRequest(testRequest({ kind: "openai-responses", conversation }));
  expect(encoded.body.max_output_tokens).toBe(want);
  expect(encoded.ignored).toEqual(ignored);
});

test.each([true, false])("the vendor stores no response (stream: %s)", (stream) => {
  const { body } = encodeRequest(testRequest({ kind: "openai-responses", stream }));
  expect(body.store).toBe(false);
});

test("a mark of a cache has no field in the API and is reported", () => {
  const tools = [{ name: "a", cacheControl: { type: "ephemeral" } as const }];
  const conversation = { tools };
  const { body, ignored } = encodeRequest(testRequest({ kind: "openai-responses", conversation }));
  expect(ignored).toEqual(["cache-control"]);
  expect(writeJson(body)).not.toMatch(/ephemeral/);
});
