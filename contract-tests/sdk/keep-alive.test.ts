import { fetchEventSource } from "@microsoft/fetch-event-source";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { call } from "../harness/call.ts";
import { chat, messages, OFFLOADED_PADDING } from "../harness/requests.ts";
import { startServer, type TestServer } from "../harness/start-server.ts";

let server: TestServer;

beforeAll(async () => {
  // Shorter than the pause between two pieces of `sandbox/slow`.
  server = await startServer({ env: { KEEP_ALIVE_MS: "50" } });
});
afterAll(() => server.stop());

const WORDS = ["one", "two", "three", "four", "five"];
const slow = {
  model: "sandbox/slow",
  stream: true,
  messages: [{ role: "user", content: WORDS.join(" ") }],
};

/** Acts like an application in a page: reads every event as JSON. */
function readEvent({ data }: { readonly data: string }): unknown {
  return data === "[DONE]" ? null : JSON.parse(data);
}

test.each([
  [chat, "small", JSON.stringify(slow)],
  [chat, "large", JSON.stringify(slow) + OFFLOADED_PADDING],
  [messages, "small", JSON.stringify(slow)],
  [messages, "large", JSON.stringify(slow) + OFFLOADED_PADDING],
])("%s, %s: a pause has comments, and no event is empty", async (path, _size, body) => {
  const { text, events } = await call(server, path, { key: server.key, body });
  expect(text.split("\n")).toContain(": keep-alive");
  expect(events.length).toBeGreaterThan(WORDS.length);
});

test.each([chat, messages])(
  "%s: fetch-event-source, which retries after an error, sends one request",
  async (path) => {
    vi.stubGlobal("window", globalThis);
    vi.stubGlobal("document", new EventTarget());
    let sent = 0;
    let received = 0;
    try {
      await fetchEventSource(server.root + path, {
        method: "POST",
        headers: { authorization: `Bearer ${server.key}`, "content-type": "application/json" },
        body: JSON.stringify(slow),
        fetch: (input, init) => {
          sent += 1;
          return fetch(input, init);
        },
        onmessage: (event) => {
          readEvent(event);
          received += 1;
        },
        // Without this, the library would send the request again.
        onerror: (error) => {
          throw error;
        },
      });
    } finally {
      vi.unstubAllGlobals();
    }
    expect(sent).toBe(1);
    expect(received).toBeGreaterThan(WORDS.length);
  },
);
