import { describe, expect, test } from "vitest";
import { generate } from "./generate.ts";
import type { HttpPost } from "./http-client.ts";
import { type TestRequestChanges, testRequest } from "./test-upstream.ts";
import type { Wire } from "./wire.ts";

const timeouts = { connectMs: 1, firstByteMs: 2, idleMs: 3, totalMs: 4 };
const consumer = { start: () => undefined, events: () => undefined };

/** Returns the HTTP request for a generation with these changes. */
async function postOf(changes: TestRequestChanges, framing?: Wire["framing"]): Promise<HttpPost> {
  const posts: HttpPost[] = [];
  const wire: Partial<Wire> = {
    address: () => new URL("https://a.example/v1/chat?api-version=1&kept=yes"),
    headers: (_request, key) => ({ "x-own": "ours", ...(key !== null && { "x-key": key }) }),
    encodeRequest: () => ({ body: { text: "é" }, ignored: [] }),
    ...(framing && { framing }),
  };
  const http = {
    post: (post: HttpPost) => Promise.resolve(void posts.push(post)),
    close: () => Promise.resolve(),
  };
  await generate({ http, wire: wire as Wire }, testRequest(changes), consumer);
  return posts[0] ?? expect.fail("nothing was posted");
}

describe("a call", () => {
  test("is sent to the wire's URL with the upstream's query parameters overriding the wire's", async () => {
    const { url } = await postOf({ upstream: { query: { "api-version": "2", "b c": "&" } } });
    expect(url.href).toBe("https://a.example/v1/chat?api-version=2&kept=yes&b+c=%26");
  });

  test("has the wire's headers overridden by the upstream's, ignoring case", async () => {
    const headers = { "X-Own": "theirs", "User-Agent": "me", "X-More": "1" };
    const post = await postOf({ upstream: { headers } });
    expect(post.headers).toEqual({
      "content-type": "application/json",
      "user-agent": "me",
      accept: "application/json",
      "accept-encoding": "identity",
      "x-own": "theirs",
      "x-more": "1",
    });
    expect(post.body).toBe('{"text":"é"}');
  });

  test("is preceded by the report of parameters that the wire leaves out", async () => {
    const timeline: unknown[] = [];
    const wire: Partial<Wire> = {
      address: () => new URL("https://a.example/"),
      headers: () => ({}),
      encodeRequest: () => ({ body: {}, ignored: ["top-k"] }),
    };
    const http = {
      post: () => Promise.resolve(void timeline.push("post")),
      close: () => Promise.resolve(),
    };
    const encoded = (ignored: readonly string[]): void => void timeline.push(ignored);
    await generate({ http, wire: wire as Wire }, { ...testRequest({}), encoded }, consumer);
    expect(timeline).toEqual([["top-k"], "post"]);
  });

  test("for a stream accepts the framing's content type, with all of the upstream's limits", async () => {
    const stream = { stream: true, upstream: { timeouts } };
    const plain = await postOf(stream);
    expect([plain.headers["accept"], plain.timeouts]).toEqual(["text/event-stream", timeouts]);
    const framing = { contentType: "application/x-frames", createReader: () => () => "" };
    expect((await postOf(stream, () => framing)).headers["accept"]).toBe("application/x-frames");
  });

  test("for a non-streaming response accepts JSON, with the total limit for the first byte", async () => {
    const post = await postOf({ upstream: { timeouts } });
    expect(post.headers["accept"]).toBe("application/json");
    expect(post.timeouts).toEqual({ ...timeouts, firstByteMs: timeouts.totalMs });
  });

  test("carries the current key, even one that is issued asynchronously", async () => {
    const keyOf = async (current: () => string | Promise<string>): Promise<unknown> => {
      const credential = { current, secretTexts: () => [] };
      const signIn = { kind: "key", credential, isToken: false } as const;
      return (await postOf({ upstream: { signIn } })).headers["x-key"];
    };
    expect(await keyOf(() => "k1")).toBe("k1");
    expect(await keyOf(() => Promise.resolve("k2"))).toBe("k2");
    expect((await postOf({})).headers["x-key"]).toBeUndefined();
  });
});
