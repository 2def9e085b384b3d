import { describe, expect, test } from "vitest";
import { decodeChatRequest } from "./decode-request.ts";
import {
  call,
  calls,
  decode,
  hi,
  hintsOf,
  issuesOf,
  validRequest,
  result,
  tool,
  type Fields,
} from "./test-request.ts";
import { plainSource } from "../../../core/raw-json/json-source.ts";

describe("images", () => {
  const image = (url: string) => [
    { role: "user", content: [{ type: "image_url", image_url: { url } }] },
  ];
  test.each([
    ["http://example.com/a.png", { kind: "url", url: "http://example.com/a.png" }],
    ["https://example.com/a.png", { kind: "url", url: "https://example.com/a.png" }],
    ["data:image/png;base64,AAAA", { kind: "base64", mediaType: "image/png", data: "AAAA" }],
    [
      "DATA:IMAGE/JPG;charset=x;base64,AA==",
      { kind: "base64", mediaType: "image/jpeg", data: "AA==" },
    ],
  ])("%s", (url, source) => {
    const { conversation, places } = decode({ messages: image(url) });
    expect(conversation.turns).toEqual([{ role: "user", parts: [{ type: "image", source }] }]);
    expect(places).toEqual({ image: ["/messages/0/content/0"] });
  });
  test.each(["http://127.0.0.1:9000/a.png", "https://[::7f00:1]/", "http://redis/"])(
    "%s leads inward, which is noted with its field",
    (url) => {
      const innerImage = ["/messages/0/content/0/image_url/url"];
      expect(decode({ messages: image(url) }).places).toMatchObject({ innerImage });
    },
  );
  test.each([
    ["ftp://example.com/a.png", "image-address"],
    ["file:///etc/passwd", "image-address"],
    ["http://", "image-address"],
    ["ftp://example.com/https://example.com", "image-address"],
    ["a:data:image/png;base64,AAAA", "image-address"],
    ["a.png", "image-address"],
    ["data:image/png,AAAA", "image-data"],
    ["data:image/png;base64,", "image-data"],
    ["data:image/png;base64,AAA", "image-data"],
    ["data:image/png;base64,AA-_", "image-data"],
    ["data:image/svg+xml;base64,AAAA", "image-media-type"],
    ["data:;base64,AAAA", "image-media-type"],
  ])("%s is refused", (url, rule) => {
    expect(issuesOf({ messages: image(url) })).toEqual([
      `/messages/0/content/0/image_url/url ${rule}`,
    ]);
  });
});

describe("violations that a schema cannot express", () => {
  const unanswered = "tool-call-without-result";
  test.each<[string, Fields, string[]]>([
    [
      "a choice of a tool that is not offered",
      { tools: [tool("look")], tool_choice: "see" },
      ["/tool_choice unknown-tool"],
    ],
    ["a choice without tools", { function_call: { name: "see" } }, ["/function_call unknown-tool"]],
    ["a required call without tools", { tool_choice: "required" }, ["/tool_choice no-tools"]],
    [
      "a result without its call",
      { messages: [hi, result("a")] },
      ["/messages/1/tool_call_id tool-result-without-call"],
    ],
    [
      "a second result of a call",
      { messages: [hi, calls(call("a")), result("a"), result("a")] },
      ["/messages/3/tool_call_id tool-result-without-call"],
    ],
    [
      "a function's result without its call",
      { messages: [hi, { role: "function", name: "look", content: "red" }] },
      ["/messages/1/name tool-result-without-call"],
    ],
    [
      "a call followed by a user message",
      { messages: [hi, calls(call("a")), hi] },
      [`/messages/1/tool_calls/0 ${unanswered}`],
    ],
    [
      "a late result raises no second issue",
      { messages: [calls(call("a")), hi, result("a")] },
      [`/messages/0/tool_calls/0 ${unanswered}`],
    ],
    [
      "an unanswered call at the end",
      { messages: [hi, calls(call("a"), call("b")), result("a")] },
      [`/messages/1/tool_calls/1 ${unanswered}`],
    ],
    [
      "one id for two calls of a message, and one result",
      { messages: [calls(call("a"), call("a")), result("a")] },
      [`/messages/0/tool_calls/1 ${unanswered}`],
    ],
    [
      "all issues at once",
      { messages: [calls(call("a")), hi, result("b")], tool_choice: "x" },
      [
        "/tool_choice unknown-tool",
        `/messages/0/tool_calls/0 ${unanswered}`,
        "/messages/2/tool_call_id tool-result-without-call",
      ],
    ],
  ])("%s", (_, fields, want) => {
    expect(issuesOf(fields)).toEqual(want);
  });

  test("a thousand issues are counted, and fifty are listed", () => {
    const messages = Array.from({ length: 400 }, (_, at) => result(`c${at}`));
    const request = validRequest({ messages });
    expect(() => decodeChatRequest(request, plainSource)).toThrow(/\(and 399 more issues\)/);
    expect(issuesOf({ messages })).toHaveLength(50);
  });
});

describe("a client that only uses functions gets no hint about newer fields", () => {
  const functions = [{ name: "look" }];
  const called = {
    role: "assistant",
    content: null,
    function_call: { name: "look", arguments: "{}" },
  };
  const both = calls(call("a"), call("b"));
  const answer = { role: "function", name: "look", content: "red" };
  test.each<[string, Fields]>([
    ["an unanswered call at the end", { functions, messages: [hi, called] }],
    ["a call followed by a user message", { functions, messages: [hi, called, hi] }],
    ["an unanswered call", { functions, messages: [hi, both, answer] }],
    ["a result without its call", { functions, messages: [hi, answer] }],
    ["a choice of another function", { functions, function_call: { name: "see" } }],
    ["a choice without functions", { function_call: { name: "see" } }],
  ])("%s", (_, fields) => {
    expect(hintsOf(fields).join()).toMatch(/function|call/);
    expect(hintsOf(fields).join()).not.toMatch(/"tool"|tool_call|offered tools|the tools/);
  });

  test("and a request that follows the hint is accepted", () => {
    const [hint] = hintsOf({ functions, messages: [hi, called] });
    expect(hint).toContain('role "function" and the name of the function');
    expect(issuesOf({ functions, messages: [hi, called, answer] })).toEqual([]);
  });
});

test("a forced call without tools: the hint names LlamaIndex's setting", () => {
  expect(hintsOf({ tool_choice: "required" }).join()).toContain(
    "should_use_structured_outputs=True",
  );
});
