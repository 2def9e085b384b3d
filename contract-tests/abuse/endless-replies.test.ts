import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { call } from "../harness/call.ts";
import { chat, messages } from "../harness/requests.ts";
import { startHostileGateway, type HostileGateway } from "./hostile-gateway.ts";
import { HEALTH_LIMIT_MS, watchHealth } from "./watch-health.ts";

/** At once for each attack: one may pass by luck. */
const TIMES = 2;
const endless = { maxOutputTokens: 8_000 };
const silent = { maxOutputTokens: 8_000, totalMs: 1_500 };

/** What ends a reply whose upstream never does: an error in the stream, or in its place. */
const streams = {
  text: endless,
  reasoning: endless,
  arguments: endless,
  calls: endless,
  "calls-by-id": endless,
  "nameless-calls": endless,
  "nameless-arguments": endless,
  line: endless,
  "line-of-data": endless,
  "data-lines": endless,
  values: endless,
  "gzip-stream": endless,
};
const silences = { comments: silent, "empty-deltas": silent, pings: silent };
const wholes = {
  "whole-text": endless,
  "whole-calls": endless,
  "whole-values": endless,
  headers: endless,
  "gzip-whole": endless,
  "gzip-error": endless,
};

let gateway: HostileGateway;
let health: () => Promise<number>;
beforeAll(async () => {
  gateway = await startHostileGateway({ models: { ...streams, ...silences, ...wholes } });
  health = watchHealth(gateway.server);
});
afterAll(() => gateway.stop());

interface Attack {
  readonly path: string;
  readonly name: string;
  readonly stream: boolean;
}

/** `200 upstream_error` for each reply; a word of its own if one looks complete. */
async function endings({ path, name, stream }: Attack): Promise<readonly string[]> {
  const body = { model: `hostile/${name}`, stream, messages: [{ role: "user", content: "Go" }] };
  const key = gateway.server.key;
  const replies = await Promise.all(
    Array.from({ length: TIMES }, () => call(gateway.server, path, { key, body })),
  );
  return replies.map(({ status, text }) => {
    if (/\[DONE\]|message_stop/.test(text.slice(-1_000))) return "looks complete";
    return `${status} ${/"code":"(\w+)"/.exec(text.slice(-1_000))?.[1]}`;
  });
}

describe.concurrent.each([chat, messages])("%s", (path) => {
  test.each(Object.keys(streams))("a stream that never ends: %s", async (name) => {
    const ends = await endings({ path, name, stream: true });
    expect(ends.every((end) => /^(200|502) upstream_error$/.test(end))).toBe(true);
  });

  test.each(Object.keys(silences))("a stream that shows nothing: %s", async (name) => {
    const ends = await endings({ path, name, stream: true });
    expect(ends.every((end) => /^(200|504) upstream_timeout$/.test(end))).toBe(true);
  });

  test.each(Object.keys(wholes))("a non-streaming response without bounds: %s", async (name) => {
    const want = name === "gzip-error" ? "400 upstream_rejected" : "502 upstream_error";
    expect(await endings({ path, name, stream: false })).toEqual(Array(TIMES).fill(want));
  });
});

test("meanwhile everybody else is served, and afterwards nothing is held", async () => {
  expect(await health()).toBeLessThan(HEALTH_LIMIT_MS);
  const { json } = await call(gateway.server, "/v1/account", { key: gateway.server.key });
  expect(json).toMatchObject({ balance: { held: "0" } });
});

test("each stream that broke is an error in the log, with its code and causes", () => {
  const lines = gateway.server
    .output()
    .split("\n")
    .filter((line) => line.includes('"msg":"request"') && line.includes('"outcome":"broken"'))
    .map((line) => JSON.parse(line) as Readonly<Record<string, unknown>>);
  expect(lines.length).toBeGreaterThan(TIMES);
  expect(lines.filter(({ level, status }) => level !== "error" || status !== 200)).toEqual([]);
  expect(lines[0]).toMatchObject({
    error: "upstream_error",
    causes: [{ name: "UpstreamFailure" }],
  });
});
