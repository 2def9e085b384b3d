import { beforeEach, describe, expect, test } from "vitest";
import type { PlainUpstream } from "../../catalog/model.ts";
import type { Provider } from "../shared/provider.ts";
import { writeReasoningState } from "../shared/reasoning-state.ts";
import { pull } from "../testing/pull.ts";
import { startWire } from "../testing/start-wire.ts";
import {
  type Call,
  testRequest,
  type TestRequestChanges,
  type TestUpstream,
} from "../transport/test-upstream.ts";
import { anthropicWire } from "./wire.ts";

let server: TestUpstream;
let provider: Provider;

beforeEach(async () => {
  const started = await startWire(anthropicWire);
  ({ upstream: server, provider } = started);
  return started.close;
});

const BETA = "thinking-binding-controls-2026-08-01";
const thought = { type: "thinking", thinking: "Look first.", signature: "c2ln" } as const;

type Changes = Pick<TestRequestChanges, "dialect" | "stream"> & {
  readonly upstream?: Partial<PlainUpstream>;
};

/** Returns a tool loop with a call that sends its thinking back. */
function loop({ upstream, ...changes }: Changes = {}): ReturnType<typeof testRequest> {
  const request = testRequest({
    kind: "anthropic",
    upstream: { baseUrl: server.origin, model: "claude-opus-5-5", ...upstream },
    ...changes,
  });
  const state = { blocks: [thought], at: [0], call: 0 };
  const reasoningState = writeReasoningState(request.upstream, state);
  const call = { type: "tool-call", id: "c", name: "look", argumentsJson: "{}" } as const;
  return {
    ...request,
    conversation: {
      ...request.conversation,
      turns: [
        { role: "user", parts: [{ type: "text", text: "Go" }] },
        { role: "assistant", parts: [{ ...call, reasoningState }] },
        {
          role: "tool",
          results: [{ callId: "c", toolName: "look", content: [], isError: false }],
        },
      ],
    },
  };
}

const json = { "content-type": "application/json" };
const sse = { "content-type": "text/event-stream" };
const done = { content: [], stop_reason: "end_turn" };

function answer({ response }: Call, status: number, body: object): void {
  response.writeHead(status, json).end(JSON.stringify(body));
}

function refuse(call: Call, message: string): void {
  answer(call, 400, { type: "error", error: { type: "invalid_request_error", message } });
}

const drop = { prefix_mismatch_behavior: "drop_block" };

describe("each server gets the beta of bound thinking in its own place and under its own name", () => {
  test.each<[string, Changes, string | undefined, readonly string[] | undefined, object?]>([
    ["a header of the vendor's", {}, BETA, undefined],
    [
      "after the operator's own",
      { upstream: { headers: { "Anthropic-Beta": "a, b" } } },
      `a,b,${BETA}`,
      undefined,
    ],
    ["once", { upstream: { headers: { "anthropic-beta": BETA } } }, BETA, undefined],
    [
      "the body of Bedrock",
      { dialect: { name: "bedrock" } },
      undefined,
      [BETA],
      { mismatch_behavior: "drop_block" },
    ],
    ["a header of Vertex AI's", { dialect: { name: "vertex" } }, BETA, undefined],
  ])("%s", async (_place, changes, header, inBody, block_binding = drop) => {
    const pending = pull(provider, loop(changes));
    const call = await server.nextCall();
    expect(call.request.headers["anthropic-beta"]).toBe(header);
    const body = JSON.parse(call.body) as Record<string, unknown>;
    expect(body["anthropic_beta"]).toEqual(inBody);
    expect(body["thinking"]).toEqual({ type: "adaptive", block_binding });
    answer(call, 200, done);
    expect((await pending).ignored).toEqual([]);
  });
});

test.each([
  "messages.1.content.0: Invalid `signature` in `thinking` block. The block is bound to a different conversation.",
  "thinking.adaptive.block_binding: Extra inputs are not permitted",
  "Unexpected value(s) `thinking-binding-controls-2026-08-01` for the `anthropic-beta` header.",
  "invalid beta flag",
  "messages.1.content.0: `thinking` or `redacted_thinking` blocks in the latest assistant message cannot be modified.",
])("is refused once, then retried without thinking: %s", async (message) => {
  const pending = pull(provider, loop());
  const first = await server.nextCall();
  expect(first.body).toContain("Look first.");
  refuse(first, message);
  const second = await server.nextCall();
  expect(second.request.headers["anthropic-beta"]).toBeUndefined();
  expect(second.body).not.toContain("Look first.");
  expect(second.body).not.toContain("block_binding");
  answer(second, 200, done);
  expect((await pending).ignored).toEqual(["reasoning-state"]);
});

const stale =
  "messages.1.content.0: Invalid `signature` in `thinking` block. The block is bound to a " +
  "different conversation. Remove the block, or set " +
  '`thinking.block_binding.prefix_mismatch_behavior` to "drop_block".';

test.each([
  ["is not drift if thinking is known to be bound", "claude-opus-5-5", undefined],
  [
    "is drift otherwise, with the quirk that fixes it",
    "a-name-of-ones-own",
    { name: "signature", quirk: "bound_thinking" },
  ],
])("thinking of another conversation %s", async (_fact, model, refusedField) => {
  const refused: unknown[] = [];
  const request = loop({ upstream: { model } });
  const pending = pull(provider, {
    ...request,
    repeated: (failure) => void refused.push(failure.refusedField),
  });
  refuse(await server.nextCall(), stale);
  answer(await server.nextCall(), 200, done);
  await pending;
  expect(refused).toEqual([refusedField]);
});

test("a second refusal and any other refusal are passed to the client", async () => {
  const message = "messages.1.content.0: Invalid `signature` in `thinking` block";
  const twice = pull(provider, loop());
  for (const call of [await server.nextCall(), server.nextCall()]) refuse(await call, message);
  await expect(twice).rejects.toMatchObject({ kind: "invalid-request", status: 400, message });
  const other = pull(provider, loop());
  refuse(await server.nextCall(), "prompt is too long");
  await expect(other).rejects.toMatchObject({ message: "prompt is too long" });
  const without = pull(
    provider,
    testRequest({ kind: "anthropic", upstream: { baseUrl: server.origin } }),
  );
  refuse(await server.nextCall(), message);
  await expect(without).rejects.toMatchObject({ message });
});

const dropped = [
  {
    type: "thinking_dropped",
    path: "messages.1.content.0",
    reason: "prefix_binding_mismatch",
  },
];
const kept = [{ ...dropped[0], type: "thinking_mismatch_allowed" }];

describe("thinking dropped by the server is reported", () => {
  test.each([
    ["dropped", dropped, ["reasoning-state"]],
    ["not enforced", kept, []],
    ["nothing", [], []],
    ["not reported", null, []],
  ])("%s", async (_fact, input_transformations, want) => {
    const whole = pull(provider, loop());
    answer(await server.nextCall(), 200, { ...done, input_transformations });
    expect((await whole).ignored).toEqual(want);
    const streamed = pull(provider, loop({ stream: true }));
    const events = [
      { type: "message_start", message: { content: [], input_transformations } },
      { type: "message_delta", delta: { stop_reason: "end_turn" } },
      { type: "message_stop" },
    ];
    const text = events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join("");
    (await server.nextCall()).response.writeHead(200, sse).end(text);
    expect((await streamed).ignored).toEqual(want);
  });
});
