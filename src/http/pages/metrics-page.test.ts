import { expect, test } from "vitest";
import { metricsPage, rateLimitedText } from "./built-in-pages.ts";
import { testExchange } from "../testing/test-exchange.ts";

/** Returns `/metrics`, and a counter of its renderings. */
function page(metricsToken: string | null = null) {
  const state = { nowMs: 0, made: 0 };
  const metrics = {
    contentType: "text/plain",
    text: () => Promise.resolve(`made ${(state.made += 1)}`),
  };
  const nowMs = (): number => state.nowMs;
  const clock = { nowMs, elapsedMs: nowMs };
  const { serve } = metricsPage({ metrics, metricsToken, clock });
  const ask = async (): Promise<string> => {
    const { exchange, socket } = testExchange({ body: [] });
    await serve(exchange, "/metrics");
    return socket.written;
  };
  return { state, ask };
}

test("a flood of scrapes is answered, but the text is rendered only at the permitted rate", async () => {
  const { state, ask } = page();
  const replies: string[] = [];
  for (let at = 0; at < 1_000; at += 1) replies.push(await ask());
  expect(state.made).toBe(50);
  expect(replies.filter((reply) => reply.startsWith("HTTP/1.1 200 "))).toHaveLength(1_000);
  state.nowMs = 100;
  expect(await ask()).toMatch(/made 51$/);
  expect(await ask()).toMatch(/made 51$/);
});

test("a scraper with ten requests per second gets current values each time", async () => {
  const { state, ask } = page();
  for (let at = 1; at <= 200; at += 1) {
    state.nowMs += 100;
    expect(await ask()).toMatch(new RegExp(`made ${at}$`));
  }
});

test("without its token the text is not rendered", async () => {
  const { state, ask } = page("token");
  await expect(ask()).rejects.toMatchObject({ kind: "missing-api-key" });
  expect(state.made).toBe(0);
});

/** Returns a text that counts how often it was rendered. */
function counting() {
  const state = { made: 0, nowMs: 0 };
  const make = () => Promise.resolve(`text ${(state.made += 1)}`);
  const text = rateLimitedText(make, { burst: 3, perSecond: 2 }, () => state.nowMs);
  return { state, text };
}

test("is rendered at each call up to the rate; further calls get the latest", async () => {
  const { text } = counting();
  const texts = [];
  for (let at = 0; at < 1_000; at += 1) texts.push(await text());
  expect(texts.slice(0, 4)).toEqual(["text 1", "text 2", "text 3", "text 3"]);
  expect(new Set(texts).size).toBe(3);
});

test("is rendered again as time passes, and never more often at once than the burst", async () => {
  const { state, text } = counting();
  const ask = async (): Promise<number> => {
    for (let at = 0; at < 100; at += 1) await text();
    return state.made;
  };
  expect(await ask()).toBe(3);
  state.nowMs = 499;
  expect(await ask()).toBe(3);
  state.nowMs = 500;
  expect(await ask()).toBe(4);
  state.nowMs = 1_000_000;
  expect(await ask()).toBe(7);
});
