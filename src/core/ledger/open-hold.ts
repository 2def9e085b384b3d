import { nanoUsd, type NanoUsd } from "../money/amounts.ts";
import type { RequestFacts } from "./request-record.ts";
import type { HoldRequest } from "./store.ts";

/** Money held for a request that is still running. */
export interface OpenHold {
  readonly requestId: string;
  readonly accountId: string;
  readonly keyId: string;
  /**
   * The process that serves the request. While it lives, no other process may end the hold (rule
   * 8).
   */
  readonly owner: string;
  readonly amount: NanoUsd;
  /** The request's cost if its process dies once it is `started`; never above `amount`. */
  readonly owed: NanoUsd;
  /** True once the upstream has responded. */
  readonly started: boolean;
  readonly model: string;
  readonly protocol: "chat" | "messages" | "responses";
  readonly stream: boolean;
  /** Null without any. */
  readonly facts: RequestFacts | null;
  /** When it was placed. The request counts in the budgets' period of this moment. */
  readonly startedAtMs: number;
}

/** Returns the hold for a request, not yet started. */
export function newOpenHold(
  request: HoldRequest,
  { owner, atMs }: { readonly owner: string; readonly atMs: number },
): OpenHold {
  const { requestId, accountId, keyId, amount, model, protocol, stream, facts } = request;
  return {
    requestId,
    accountId,
    keyId,
    owner,
    amount,
    owed: nanoUsd(Math.min(request.startedCharge, amount)),
    started: false,
    model,
    protocol,
    stream,
    facts,
    startedAtMs: atMs,
  };
}
