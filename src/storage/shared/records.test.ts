import { expect, test } from "vitest";
import { endedRequest } from "./records.ts";

const details = {
  protocol: "chat",
  stream: false,
  status: 502,
  estimated: false,
  cachedTokens: 1,
  cacheWriteTokens: 2,
  reasoningTokens: 3,
  upstreams: [],
  startedAtMs: 5,
};
const row = {
  account_id: "a1",
  key_id: "k1",
  model: "test/model",
  prompt_tokens: 7,
  completion_tokens: 8,
  hold: 100,
  amount: -15,
  at_ms: 9,
  taken_back_at_ms: null,
  upstream_cost: null,
  upstream: null,
};

test.each([
  ["refused", "failed"],
  ["failed", "failed"],
  ["client-gone", "client-gone"],
])("an entry that was written as %s is read as %s", (outcome, want) => {
  const record = endedRequest({ ...row, details: JSON.stringify({ ...details, outcome }) }, "h1");
  expect(record).toEqual({
    id: "h1",
    accountId: "a1",
    keyId: "k1",
    model: "test/model",
    protocol: "chat",
    stream: false,
    cost: null,
    upstream: null,
    vendorCost: null,
    takenBackAtMs: null,
    status: 502,
    outcome: want,
    usage: {
      promptTokens: 7,
      completionTokens: 8,
      cachedTokens: 1,
      cacheWriteTokens: 2,
      reasoningTokens: 3,
    },
    estimated: false,
    hold: 100,
    charge: 15,
    upstreams: [],
    startedAtMs: 5,
    endedAtMs: 9,
  });
});
