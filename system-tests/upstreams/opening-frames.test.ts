import type { Socket } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { call } from "../../contract-tests/harness/call.ts";
import { composeGateway, type ComposedGateway } from "../composed-gateway.ts";
import { type Lane, lanes } from "./chaos-plan.ts";
import { paths } from "../../contract-tests/harness/requests.ts";
import { bodyOf } from "./client-body.ts";
import { endingOf } from "./ending.ts";
import { play } from "./fault.ts";
import { type RawUpstream, startRawUpstream } from "./raw-upstream.ts";
import { headOf, REPLY_USAGE, type WireKind, wireKinds } from "./wire-reply.ts";

const TEXT = "All is well";

const data = (value: object): string => `data: ${JSON.stringify(value)}\n\n`;
const named = (value: { readonly type: string }): string => `event: ${value.type}\n${data(value)}`;

/** Events of a stream before any content; their reported usage must not be charged. */
const openings: Readonly<Record<WireKind, readonly string[]>> = {
  openai: [
    ": processing\n\n",
    "event: ping\ndata: \n\n",
    data({ choices: [{ index: 0, delta: { role: "assistant", content: "" } }] }),
    data({ choices: [], usage: { prompt_tokens: 900, completion_tokens: 90 } }),
  ],
  "openai-responses": [
    "event: ping\ndata: \n\n",
    named({ type: "response.created" }),
    named({ type: "response.in_progress" }),
    data({ type: "response.output_item.added", output_index: 0, item: { type: "message" } }),
    data({ type: "response.content_part.added", part: { type: "output_text", text: "" } }),
  ],
  anthropic: [
    data({ type: "message_start", message: { usage: { input_tokens: 900, output_tokens: 1 } } }),
    named({ type: "ping" }),
    "event: ping\ndata: \n\n",
    data({ type: "content_block_start", index: 0, content_block: { type: "text", text: "" } }),
    data({ type: "message_delta", delta: {}, usage: { output_tokens: 90 } }),
  ],
};

const error = data({ type: "error", error: { type: "api_error", message: "m" } });

/** The failures after that; each gets the socket and the text sent so far. */
const failures: Readonly<Record<string, (socket: Socket, sent: string) => void>> = {
  "with an error event": (socket, sent) => send(socket, sent + error),
  "with an event that is not JSON": (socket, sent) => send(socket, `${sent}data: {"a\n\n`),
  "by ending": (socket, sent) => send(socket, sent),
  "by a reset": (socket, sent) =>
    void socket.write(head(sent.length + 9) + sent, () =>
      setImmediate(() => socket.resetAndDestroy()),
    ),
  "by a cut within an event": (socket, sent) =>
    void socket.write(`${head(sent.length + 9)}${sent}data: {`, () => socket.end()),
};

const head = (length: number): string =>
  headOf(200, ["content-type: text/event-stream", `content-length: ${length}`]);

function send(socket: Socket, body: string): void {
  socket.write(head(Buffer.byteLength(body)) + body);
}

let upstream: RawUpstream;
let gateway: ComposedGateway;
let nowMs = Date.UTC(2026, 0, 1);
let asked: string[];
let fail: (socket: Socket, sent: string) => void;
let opened: number;

beforeAll(async () => {
  upstream = await startRawUpstream(({ body, socket }) => {
    const { model } = body as { model: string };
    asked.push(model);
    const [wire, which] = model.split(" ") as [WireKind, string];
    if (which === "first") return fail(socket, openings[wire].slice(0, opened).join(""));
    const wish = { wire, stream: true, text: TEXT, framing: "chunked" } as const;
    play({ kind: "pieces", random: () => 0.9 }, wish, socket);
  });
  gateway = await composeGateway({
    config: {
      server: { keep_alive_ms: 100 },
      models: wireKinds.map((kind) => ({
        id: `test/${kind}`,
        context_length: 10_000,
        max_output_tokens: 1_000,
        capabilities: { tools: false, images: false, structured_output: "none", reasoning: "none" },
        pricing: { prompt: "0.000001", completion: "0.000002" },
        upstreams: [1, 0].map((weight) => ({
          kind,
          base_url: `${upstream.origin}/v1`,
          model: `${kind} ${weight === 1 ? "first" : "spare"}`,
          weight,
        })),
      })),
    },
    // Open circuits are closed again by the next call.
    nowMs: () => (nowMs += 60_000),
    random: () => 0,
    sleep: () => Promise.resolve(),
  });
});
afterAll(async () => {
  await gateway.close();
  await upstream.close();
});
beforeEach(() => {
  asked = [];
});

function bodyIn({ protocol, wire }: Pick<Lane, "protocol" | "wire">): object {
  return bodyOf({ protocol, stream: true, model: `test/${wire}`, content: "Hi", bound: 100 });
}

describe("a stream that fails after it opened falls back to the next upstream", () => {
  const streamed = lanes.filter(({ stream }) => stream);
  const rows = streamed.flatMap(({ protocol, wire }) =>
    Object.keys(failures).map((failure) => [failure, protocol, wire] as const),
  );

  test.each(rows)("%s (%s over %s)", async (failure, protocol, wire) => {
    fail = failures[failure] ?? expect.fail("no such failure");
    for (opened = 0; opened <= openings[wire].length; opened += 1) {
      asked = [];
      const body = bodyIn({ protocol, wire });
      const reply = await call(gateway, paths[protocol], { key: gateway.key, body });
      const { status, text } = reply;
      const headers = Object.fromEntries(reply.headers);
      // One clean response, with the usage of the upstream that sent it.
      const ending = endingOf(
        { protocol, stream: true, body, text: TEXT },
        { status, headers, text },
      );
      expect([opened, ending]).toEqual([opened, "correct reply"]);
      expect(new Set(asked)).toEqual(new Set([`${wire} first`, `${wire} spare`]));
      const record = await gateway.store.showRequest(headers["x-request-id"] ?? "");
      expect(record).toMatchObject({
        status: 200,
        outcome: "finished",
        usage: { promptTokens: REPLY_USAGE.input, completionTokens: REPLY_USAGE.output },
        estimated: false,
      });
    }
  });
});

test("a client with a stream that a keep-alive began gets the next upstream's response in it", async () => {
  for (const lane of lanes.filter(({ stream }) => stream)) {
    const { protocol, wire } = lane;
    const began = Promise.withResolvers<void>();
    opened = openings[wire].length;
    fail = (socket, sent) => {
      socket.write(head(sent.length + 9) + sent);
      void began.promise.then(() => socket.resetAndDestroy());
    };
    const body = bodyIn(lane);
    const response = await fetch(gateway.root + paths[protocol], {
      method: "POST",
      headers: { authorization: `Bearer ${gateway.key}`, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
    // The head has arrived before an upstream has sent any content.
    began.resolve();
    const text = await response.text();
    expect(text).toMatch(/^: keep-alive\n/);
    const headers = Object.fromEntries(response.headers);
    const reply = { status: response.status, headers, text };
    const ending = endingOf({ protocol, stream: true, body, text: TEXT }, reply);
    expect([lane, ending]).toEqual([lane, "correct reply"]);
    expect(asked.at(-1)).toBe(`${wire} spare`);
  }
});
