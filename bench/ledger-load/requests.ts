import type { HoldRequest, Settlement, Store } from "../../src/core/ledger/store.ts";
import { exampleHold, exampleSettlement } from "../../src/core/ledger/test-requests.ts";
import { nanoUsd } from "../../src/core/money/amounts.ts";

/** The owner of the requests. */
export interface Owner {
  readonly accountId: string;
  readonly keyId: string;
}

/** Adds an account with money for any number of requests, and its key. */
export async function addOwner(
  store: Store,
  { accountId, keyId, hash, atMs }: Owner & { readonly hash: string; readonly atMs: number },
): Promise<void> {
  const balance = nanoUsd(1_000_000_000_000_000);
  await store.createAccount({ id: accountId, name: accountId, planId: "demo", balance, atMs });
  await store.createKey({ id: keyId, accountId, hash, atMs });
}

/** Returns the hold of a small request. */
export function holdOf(requestId: string, { accountId, keyId }: Owner, atMs: number): HoldRequest {
  return {
    ...exampleHold,
    requestId,
    accountId,
    keyId,
    amount: nanoUsd(400_000),
    startedCharge: nanoUsd(1_000),
    model: "sandbox/echo",
    atMs,
  };
}

/** Returns the settlement of a small finished request. */
export function settlementOf(requestId: string, atMs: number): Settlement {
  return {
    ...exampleSettlement,
    requestId,
    charge: nanoUsd(1_234),
    usage: {
      promptTokens: 120,
      completionTokens: 80,
      cachedTokens: 0,
      cacheWriteTokens: 0,
      reasoningTokens: 0,
    },
    cost: nanoUsd(1_000),
    upstream: "openai:https://api.example.com/v1#large",
    vendorCost: null,
    upstreams: [{ kind: "sandbox", model: "echo", status: 200, ms: 3 }],
    atMs,
  };
}
