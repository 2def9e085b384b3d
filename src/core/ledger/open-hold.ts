import { nanoUsd, type NanoUsd } from "../money/amounts.ts";
import type { HoldRequest } from "./store.ts";

/** Money held for a request that is still running. */
export interface OpenHold {
  readonly requestId: string;
  readonly accountId: string;
  readonly keyId: string;
  /** The process that serves the request; it alone may end the hold while it lives (rule 8). */
  readonly owner: string;
  readonly amount: NanoUsd;
  /** What the request costs if its process dies once it is `started`; never above `amount`. */
  readonly owed: NanoUsd;
  /** The upstream has answered. */
  readonly started: boolean;
  readonly model: string;
  readonly protocol: "chat" | "messages";
  readonly stream: boolean;
  /** When it was placed: the request counts in the budgets' period of this moment. */
  readonly startedAtMs: number;
}

/** The hold that a request asks for, of which nothing has started yet. */
export function newOpenHold(
  request: HoldRequest,
  { owner, atMs }: { readonly owner: string; readonly atMs: number },
): OpenHold {
  const { requestId, accountId, keyId, amount, model, protocol, stream } = request;
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
    startedAtMs: atMs,
  };
}
