import { describe, expect, it } from "vitest";
import type { Conversation, UserPart } from "../../core/conversation/conversation.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import { fitConversation } from "./fit-conversation.ts";
import type { Capabilities, Model } from "./model.ts";
import { sandboxModels } from "./sandbox-models.ts";

const [echo] = sandboxModels() as readonly [Model];
const image: UserPart = {
  type: "image",
  source: { kind: "url", url: "https://example.com/a.png" },
};
const hello: Conversation = {
  model: "sandbox/echo",
  system: [],
  turns: [{ role: "user", parts: [{ type: "text", text: "hello" }] }],
  tools: [],
  sampling: {},
};

function model(capabilities: Partial<Capabilities>, maxOutputTokens = 200_000): Model {
  return { ...echo, maxOutputTokens, capabilities: { ...echo.capabilities, ...capabilities } };
}

function withTurns(...turns: Conversation["turns"]): Conversation {
  return { ...hello, turns };
}

const call = { type: "tool-call", id: "c1", name: "look", argumentsJson: "{}" } as const;
const result = { callId: "c1", toolName: "look", isError: false } as const;

describe("content that a model does not support", () => {
  it.each([
    ["a tool on offer", { ...hello, tools: [{ name: "look" }] }, "tools", "/tools/0"],
    [
      "a tool call in the history",
      withTurns({ role: "assistant", parts: [call] }),
      "tools",
      "/tools/0",
    ],
    [
      "a tool result in the history",
      withTurns({ role: "tool", results: [{ ...result, content: [] }] }),
      "tools",
      "/tools/0",
    ],
    [
      "a tool call among other parts and turns",
      withTurns(...hello.turns, { role: "assistant", parts: [{ type: "text", text: "" }, call] }),
      "tools",
      "/tools/0",
    ],
    [
      "an image among other parts and turns",
      withTurns({ role: "user", parts: [{ type: "text", text: "" }, image] }, ...hello.turns),
      "images",
      "/messages/0/content/0",
    ],
    [
      "an image among other content of other results",
      withTurns({
        role: "tool",
        results: [
          { ...result, content: [{ type: "text", text: "" }] },
          { ...result, content: [{ type: "text", text: "" }, image] },
        ],
      }),
      "images",
      "/messages/0/content/0",
    ],
    ["an image", withTurns({ role: "user", parts: [image] }), "images", "/messages/0/content/0"],
    [
      "an image in a tool result",
      withTurns({ role: "tool", results: [{ ...result, content: [image] }] }),
      "images",
      "/messages/0/content/0",
    ],
  ] as const)("refuses %s with its position", (_name, conversation, ability, pointer) => {
    const places = { tools: ["/tools/0"], image: ["/messages/0/content/0"] };
    const taken = fitConversation(conversation, model({}), places);
    expect(taken).toEqual({ conversation, ignored: [] });
    try {
      fitConversation(conversation, model({ [ability]: false }), places);
      expect.unreachable();
    } catch (error) {
      expect(error).toBeInstanceOf(GatewayError);
      expect(error).toMatchObject({
        kind: "unsupported-content",
        issues: [{ pointer, rule: "capability" }],
      });
    }
  });

  it("refuses addresses that lead inward if an upstream may fetch them", () => {
    const innerImage = ["/messages/0/content/0/source/url"];
    const innerDocument = ["/messages/2/content/0/content/1/source/url"];
    const places = { innerImage, innerDocument };
    const served = model({});
    expect(fitConversation(hello, served, places).ignored).toEqual([]);
    const upstreams = served.upstreams.map((each) => ({ ...each, fetchesImages: true }));
    expect(fitConversation(hello, { ...served, upstreams }, {}).ignored).toEqual([]);
    const words = "Unable to download the file. Please verify the URL and try again.";
    try {
      fitConversation(hello, { ...served, upstreams: [...served.upstreams, ...upstreams] }, places);
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({
        kind: "unsupported-content",
        message:
          "The image's address leads into a private network. Send a public address, or the data as base64.",
        issues: [
          {
            pointer: innerImage[0],
            rule: "inner-address",
            vendorForm: `messages.0.content.0.image: ${words}`,
          },
          {
            pointer: innerDocument[0],
            rule: "inner-address",
            vendorForm: `messages.2.content.0.tool_result.content.1.document: ${words}`,
          },
        ],
      });
    }
  });

  it("accepts text of every role without tools and images", () => {
    const text = { type: "text", text: "hi" } as const;
    const conversation = withTurns({ role: "assistant", parts: [text] }, ...hello.turns);
    const fitted = fitConversation(conversation, model({ tools: false, images: false }), {});
    expect(fitted).toEqual({ conversation, ignored: [] });
    expect(Object.keys(fitted.conversation)).not.toContain("output");
    expect(Object.keys(fitted.conversation)).not.toContain("reasoning");
    expect(fitConversation(hello, model({ structuredOutput: "none" }), {}).ignored).toEqual([]);
  });

  it("does not need image support for a tool call", () => {
    const conversation = withTurns({ role: "assistant", parts: [call] });
    expect(fitConversation(conversation, model({ images: false }), {}).ignored).toEqual([]);
  });

  it("points to the list if the position is unknown, and names a way to find suitable models", () => {
    const conversation = { ...withTurns({ role: "user", parts: [image] }), tools: [{ name: "a" }] };
    try {
      fitConversation(conversation, model({ tools: false, images: false }), {});
      expect.unreachable();
    } catch (error) {
      expect(error).toMatchObject({
        issues: [
          { pointer: "/tools", hint: expect.stringContaining("capabilities.tools") },
          { pointer: "/messages", hint: expect.stringContaining("capabilities.images") },
        ],
      });
    }
  });

  it("names both abilities at once", () => {
    const conversation = { ...withTurns({ role: "user", parts: [image] }), tools: [{ name: "a" }] };
    expect(() => fitConversation(conversation, model({ tools: false, images: false }), {})).toThrow(
      /take tools\. .*take images\./,
    );
  });

  it("does not count an empty tool list as tools", () => {
    expect(fitConversation(hello, model({ tools: false, images: false }), {}).ignored).toEqual([]);
  });
});

describe("parameters that a model ignores", () => {
  it("efforts of turns if it cannot reason", () => {
    const text = { type: "text", text: "More." } as const;
    const conversation = withTurns(
      ...hello.turns,
      { role: "system", parts: [], effort: "low" },
      { role: "system", parts: [text], effort: "high", name: "s" },
    );
    expect(fitConversation(conversation, model({ reasoning: "none" }), {})).toEqual({
      conversation: withTurns(...hello.turns, { role: "system", parts: [text], name: "s" }),
      ignored: ["turn-effort"],
    });
    for (const reasoning of ["optional", "always"] as const) {
      const fitted = fitConversation(conversation, model({ reasoning }), {});
      expect(fitted).toEqual({ conversation, ignored: [] });
    }
  });
  const on = { enabled: true, effort: "high" } as const;
  const off = { enabled: false } as const;
  it.each([
    ["none", on, undefined, ["reasoning"]],
    ["none", off, undefined, []],
    ["optional", on, on, []],
    ["optional", off, off, []],
    ["always", on, on, []],
    ["always", off, undefined, ["reasoning"]],
  ] as const)("reasoning %s, requested as %j", (ability, reasoning, kept, ignored) => {
    const fitted = fitConversation({ ...hello, reasoning }, model({ reasoning: ability }), {});
    expect(fitted.conversation.reasoning).toEqual(kept);
    expect("reasoning" in fitted.conversation).toBe(kept !== undefined);
    expect(fitted.ignored).toEqual(ignored);
  });

  it("keeps a request to stop thinking for a model that can stop only between tools", () => {
    const able = model({ reasoning: "always" });
    const upstreams = able.upstreams.map((upstream) => ({
      ...upstream,
      facts: { ...upstream.facts, thinking: "between-tools" as const },
    }));
    const fitted = fitConversation({ ...hello, reasoning: off }, { ...able, upstreams }, {});
    expect(fitted.conversation.reasoning).toEqual(off);
    expect(fitted.ignored).toEqual(["reasoning"]);
  });

  it.each([
    ["none", undefined, ["output-format"]],
    ["best_effort", { kind: "json-object" }, []],
    ["strict", { kind: "json-object" }, []],
  ] as const)("structured output %s", (ability, kept, ignored) => {
    const asked = { ...hello, output: { kind: "json-object" } } as const;
    const fitted = fitConversation(asked, model({ structuredOutput: ability }), {});
    expect(fitted.conversation.output).toEqual(kept);
    expect(fitted.ignored).toEqual(ignored);
  });

  it.each([
    [undefined, undefined],
    [10, 10],
    [100, 100],
    [101, 100],
  ])("an output bound of %s becomes %s with a model limit of 100", (asked, kept) => {
    const conversation = { ...hello, ...(asked !== undefined && { maxOutputTokens: asked }) };
    const fitted = fitConversation(conversation, model({}, 100), {});
    expect(fitted.conversation.maxOutputTokens).toBe(kept);
    expect(fitted.ignored).toEqual([]);
  });
});
