import { describe, expect, test } from "vitest";
import {
  decode,
  hi,
  issuesOf,
  look,
  result,
  results,
  use,
  uses,
  type Fields,
} from "./test-request.ts";

describe("images", () => {
  const image = (source: object) => [{ role: "user", content: [{ type: "image", source }] }];
  const data = (text: string) => ({ type: "base64", media_type: "image/png", data: text });
  test("data and addresses are passed on unchanged", () => {
    const { conversation, places } = decode({ messages: image(data("AAAA")) });
    const source = { kind: "base64", mediaType: "image/png", data: "AAAA" };
    expect(conversation.turns).toEqual([{ role: "user", parts: [{ type: "image", source }] }]);
    expect(places).toEqual({ image: ["/messages/0/content/0"] });
  });
  test.each(["image", "document"] as const)("a URL that leads inward is noted: %s", (type) => {
    const block = (url: string) => ({ type, source: { type: "url", url } });
    const content = [block("https://example.com/a"), block("http://169.254.169.254/a")];
    const { places } = decode({ messages: [{ role: "user", content }] });
    const own = ["/messages/0/content/0", "/messages/0/content/1"];
    expect(places).toEqual({
      [type]: own,
      [type === "image" ? "innerImage" : "innerDocument"]: [`${own[1]}/source/url`],
    });
  });
  test.each<[object, string]>([
    [data("not base64"), "data image-data"],
    [data("AAA"), "data image-data"],
    [data("data:image/png;base64,AAAA"), "data image-data"],
    [{ type: "url", url: "data:image/png;base64,AAAA" }, "url image-address"],
    [{ type: "url", url: "ftp://example.com" }, "url image-address"],
  ])("%j is refused", (source, want) => {
    expect(issuesOf({ messages: image(source) })).toEqual([`/messages/0/content/0/source/${want}`]);
  });
});

describe("violations that a schema cannot express", () => {
  test.each<[string, Fields, string[]]>([
    [
      "a tool that is not offered",
      { tool_choice: { type: "tool", name: "x" }, tools: [look] },
      ["/tool_choice unknown-tool"],
    ],
    ["a forced call without tools", { tool_choice: { type: "any" } }, ["/tool_choice no-tools"]],
    [
      "a result without its call",
      { messages: [results(result("a"))] },
      ["/messages/0/content/0/tool_use_id tool-result-without-call"],
    ],
    [
      "a call followed by a user message",
      { messages: [uses(use("a")), hi] },
      ["/messages/0/content/0 tool-call-without-result"],
    ],
    [
      "an incomplete answer",
      { messages: [uses(use("a"), use("b")), results(result("a")), hi] },
      ["/messages/0/content/1 tool-call-without-result"],
    ],
    [
      "an unanswered call at the end",
      { messages: [uses({ type: "text", text: "a" }, use("a"))] },
      ["/messages/0/content/1 tool-call-without-result"],
    ],
  ])("%s", (_, fields, want) => {
    expect(issuesOf(fields)).toEqual(want);
  });
});
