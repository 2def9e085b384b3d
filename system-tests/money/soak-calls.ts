import { nanoUsd } from "../../src/core/money/amounts.ts";
import { HoldGone, StoreUnavailable } from "../../src/core/errors/store-unavailable.ts";
import type { Store } from "../../src/core/ledger/store.ts";

/** One call of a soak. Amounts in nano-dollars; `process` selects its store. */
export type SoakCall = { readonly process: number } & (
  | {
      readonly kind: "place";
      readonly id: string;
      readonly keyId: string;
      readonly amount: number;
      readonly startedCharge: number;
      /** Day of the process's clock, which may be behind the others'. */
      readonly day: number;
    }
  | { readonly kind: "mark"; readonly id: string; readonly charge: number }
  | {
      readonly kind: "settle";
      readonly id: string;
      readonly charge: number;
      readonly estimated: boolean;
      /** True if the response broke: its claim waits for a repeat. */
      readonly breaks: boolean;
      /** The claim that stores the response. */
      readonly reply?: string;
    }
  | { readonly kind: "top-up" | "refund"; readonly id: string; readonly amount: number }
  | {
      readonly kind: "claim";
      readonly name: string;
      readonly bodyHash: string;
      readonly id: string;
    }
  | { readonly kind: "release"; readonly name: string; readonly id: string }
  | { readonly kind: "revoke"; readonly keyId: string }
  | { readonly kind: "suspend" | "resume" }
  | { readonly kind: "budget"; readonly limit: number }
  /** Requests that were settled long ago: a resent id never runs or charges again (I8). */
  | { readonly kind: "place-ancient" | "settle-ancient"; readonly id: string }
);

/** The day 0 of a soak, at noon. */
export const AT_MS = Date.UTC(2026, 0, 15, 12);
/** End of every request, after the beginning of each, on any day. */
export const END_MS = Date.UTC(2200, 0);
export const DAY_MS = 86_400_000;

const usage = {
  promptTokens: 11,
  completionTokens: 7,
  cachedTokens: 0,
  cacheWriteTokens: 0,
  reasoningTokens: 0,
} as const;

/** Makes the call and returns its result in the model's terms. */
export async function carryOut(store: Store, accountId: string, call: SoakCall): Promise<string> {
  try {
    return await send(store, accountId, call);
  } catch (error) {
    if (error instanceof HoldGone) return "gone";
    if (error instanceof StoreUnavailable) return "unavailable";
    throw error;
  }
}

async function send(store: Store, accountId: string, call: SoakCall): Promise<string> {
  switch (call.kind) {
    case "place":
      return place(store, accountId, call);
    case "place-ancient":
      return place(store, accountId, { ...call, keyId: "", amount: 1, startedCharge: 0, day: 0 });
    case "mark":
      await store.markProgress({ requestId: call.id, charge: nanoUsd(call.charge) });
      return "marked";
    case "settle":
      return settle(store, call);
    case "settle-ancient":
      return settle(store, { ...call, charge: 1, estimated: false, breaks: false });
    case "top-up":
    case "refund":
      return post(store, accountId, call);
    case "claim": {
      const { name, bodyHash, id: requestId } = call;
      const claim = { accountId, keyHash: name, bodyHash, requestId, atMs: AT_MS };
      const claimed = await store.claimReply(claim);
      return claimed.result === "stored" ? `stored:${claimed.requestId}` : claimed.result;
    }
    case "release":
      await store.releaseReply({ accountId, keyHash: call.name, requestId: call.id });
      return "released";
    case "revoke": {
      const key = await store.revokeKey({ id: call.keyId, atMs: AT_MS });
      return key === null ? "unknown" : "revoked";
    }
    case "suspend":
    case "resume": {
      const state = call.kind === "suspend" ? "suspended" : "active";
      return (await store.updateAccount({ id: accountId, state, atMs: AT_MS })).result;
    }
    case "budget": {
      const budget = { limit: nanoUsd(call.limit), period: "day" } as const;
      return (await store.updateAccount({ id: accountId, budget, atMs: AT_MS })).result;
    }
  }
}

async function place(
  store: Store,
  accountId: string,
  call: {
    readonly id: string;
    readonly keyId: string;
    readonly amount: number;
    readonly startedCharge: number;
    readonly day: number;
  },
): Promise<string> {
  const placed = await store.placeHold({
    requestId: call.id,
    accountId,
    keyId: call.keyId,
    amount: nanoUsd(call.amount),
    startedCharge: nanoUsd(call.startedCharge),
    model: "test/model",
    protocol: "chat",
    stream: true,
    atMs: AT_MS + call.day * DAY_MS,
  });
  return placed.result === "insufficient"
    ? `insufficient:${placed.limit}:${placed.available}`
    : placed.result;
}

function settle(
  store: Store,
  call: {
    readonly id: string;
    readonly charge: number;
    readonly estimated: boolean;
    readonly breaks: boolean;
    readonly reply?: string;
  },
): Promise<string> {
  return store.settle({
    requestId: call.id,
    charge: nanoUsd(call.charge),
    usage,
    estimated: call.estimated,
    cost: nanoUsd(Math.ceil(call.charge / 2)),
    upstream: "soak",
    vendorCost: null,
    status: 200,
    outcome: call.breaks ? "broken" : call.estimated ? "client-gone" : "finished",
    upstreams: [],
    atMs: END_MS,
    ...(call.reply !== undefined && { reply: { keyHash: call.reply, sealed: "sealed" } }),
  });
}

async function post(
  store: Store,
  accountId: string,
  { kind, id, amount }: SoakCall & { readonly kind: "top-up" | "refund" },
): Promise<string> {
  const posted = await store.postEntry({
    id,
    reference: null,
    accountId,
    kind,
    amount: nanoUsd(amount),
    note: null,
    actor: "soak",
    atMs: AT_MS,
  });
  return posted.result === "insufficient" ? `insufficient:${posted.available}` : posted.result;
}
