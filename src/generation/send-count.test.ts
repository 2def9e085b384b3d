import { describe, expect, test } from "vitest";
import { GatewayError } from "../core/errors/gateway-error.ts";
import { UpstreamFailure } from "../core/errors/upstream-failure.ts";
import { zeroUsage } from "../core/ledger/usage.ts";
import {
  testRequest,
  type TestRequestChanges,
} from "../upstreams/providers/transport/test-upstream.ts";
import type { ReplySink } from "./job.ts";
import { sendCount, type CountDependencies, type CountJob } from "./send-count.ts";

type CountInput = CountDependencies["router"]["countInput"];

/** Sends the count of a conversation; returns what the client got and the summary. */
async function send(
  countInput: CountInput,
  changes: TestRequestChanges = {},
  ignored: readonly string[] = [],
) {
  const sent: unknown[] = [];
  const texts: string[] = [];
  const sink: ReplySink = {
    open: (head) => void sent.push(head),
    write: (text) => void sent.push(text),
    comment: () => undefined,
    end: () => void sent.push("end"),
    whenClosed: () => undefined,
  };
  const { conversation, model: plain, signal, requestId } = testRequest(changes);
  const model = { ...plain, overheads: { ...plain.overheads, perImageTokens: 85 } };
  const counting = {
    job: { model, signal, requestId },
    conversation,
    ignored,
    encodeCount: (inputTokens: number) => ({ input_tokens: inputTokens }),
  } as unknown as CountJob;
  const estimate = (asked: readonly string[]) => {
    texts.push(...asked);
    return Promise.resolve([10]);
  };
  const summary = await sendCount(counting, sink, {
    router: { countInput },
    estimator: { estimate },
  });
  return { sent, texts, summary };
}

const never: CountInput = () => Promise.resolve(null);
const uncharged = { chargeNanoUsd: 0, stopRaw: "", failure: null };

test("an upstream's count is sent, with the ignored fields", async () => {
  const { upstream } = testRequest();
  const counted: CountInput = () => Promise.resolve({ inputTokens: 42, upstream, ms: 5 });
  const { sent, texts, summary } = await send(counted, {}, ["/context_management"]);
  expect(sent).toEqual([
    { contentType: "application/json", ignored: ["/context_management"] },
    '{"input_tokens":42}',
    "end",
  ]);
  expect(texts).toEqual([]);
  expect(summary).toEqual({
    ...uncharged,
    outcome: "counted",
    usage: { ...zeroUsage, promptTokens: 42 },
    upstream,
    upstreamMs: 5,
    attempts: 1,
  });
});

test("otherwise the tokens of the text are estimated, and those of messages and images added", async () => {
  const image = { type: "image", source: { kind: "url", url: "https://x.test/a.png" } } as const;
  const { sent, texts, summary } = await send(never, {
    conversation: {
      system: [{ type: "text", text: "Be brief." }],
      turns: [{ role: "user", parts: [{ type: "text", text: "Look" }, image] }],
    },
  });
  const tokens = 10 + 2 * 4 + 85;
  expect(texts).toEqual(["Be brief.\nLook"]);
  expect(sent[1]).toBe(JSON.stringify({ input_tokens: tokens }));
  expect(summary).toEqual({
    ...uncharged,
    outcome: "estimated",
    usage: { ...zeroUsage, promptTokens: tokens },
    upstream: null,
    upstreamMs: 0,
    attempts: 0,
  });
});

describe("nothing is sent", () => {
  test("if the upstream refuses the request: its failure rejects", async () => {
    const refusal = new UpstreamFailure("invalid-request", "No.", { status: 400 });
    await expect(send(() => Promise.reject(refusal))).rejects.toBe(refusal);
  });

  test("if the gateway stops the request: the reason rejects", async () => {
    const client = new AbortController();
    const reason = new GatewayError("unavailable", "Stopping.");
    const stopped: CountInput = () => {
      client.abort(reason);
      return Promise.reject(reason);
    };
    await expect(send(stopped, { signal: client.signal })).rejects.toBe(reason);
  });

  test("if the client has left", async () => {
    const client = new AbortController();
    const left: CountInput = () => {
      client.abort(new Error("the client left"));
      return Promise.reject(new Error("the client left"));
    };
    const { sent, summary } = await send(left, { signal: client.signal });
    expect(sent).toEqual([]);
    expect(summary).toMatchObject({ outcome: "client-gone", usage: zeroUsage, failure: null });
  });
});
