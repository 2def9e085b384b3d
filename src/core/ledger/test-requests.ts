import { nanoUsd } from "../money/amounts.ts";
import type { HoldRequest, Settlement } from "./store.ts";

/**
 * The hold of a request. Tests, suites and benchmarks derive theirs from it, so that a new field is
 * written once.
 */
export const exampleHold: HoldRequest = {
  requestId: "h1",
  accountId: "acct",
  keyId: "key",
  amount: nanoUsd(40),
  startedCharge: nanoUsd(3),
  model: "test/model",
  protocol: "chat",
  stream: true,
  facts: null,
  atMs: 1_000,
};

/**
 * The settlement of a finished request, from which the others derive in the same way. Its numbers
 * differ, so that a test notices swapped fields.
 */
export const exampleSettlement: Settlement = {
  requestId: "h1",
  charge: nanoUsd(15),
  usage: {
    promptTokens: 11,
    completionTokens: 7,
    cachedTokens: 3,
    cacheWriteTokens: 2,
    reasoningTokens: 5,
  },
  estimated: false,
  cost: nanoUsd(4),
  upstream: "sandbox:echo",
  vendorCost: "0.0125",
  status: 200,
  outcome: "finished",
  upstreams: [{ kind: "sandbox", model: "echo", status: 200, ms: 12 }],
  atMs: 2_000,
};
