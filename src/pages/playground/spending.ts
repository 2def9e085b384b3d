import { gatewayPath } from "../kit/gateway-path.js";
import type { Schemas } from "../../../generated/types.ts";
import { addMoney } from "../kit/sums.js";

/**
 * The pauses between reads of the account, 15.5 s in all: the gateway may notice only after some
 * seconds that the browser has left a stopped stream, and releases its hold then.
 */
const PAUSES_MS = [250, 250, 500, 500, 1_000, 1_000, 2_000, 2_000, 4_000, 4_000];

/** Sums of the account, as decimal strings of dollars. */
export interface Spending {
  readonly spent: string;
  readonly held: string;
}

type Headers = Readonly<Record<string, string>>;

/** Returns the spent and held amounts of the account; null if it cannot be read. */
export async function readAccount(headers: Headers): Promise<Spending | null> {
  try {
    const response = await fetch(gatewayPath("/v1/account"), { headers });
    if (!response.ok) return null;
    const { usage, balance } = (await response.json()) as Schemas["Account"];
    return { spent: usage.spent, held: balance.held };
  } catch {
    return null;
  }
}

/** The account before a request, the request's headers, and a signal that ends the search. */
interface Search {
  readonly before: Spending | null;
  readonly headers: Headers;
  readonly signal: AbortSignal;
}

/**
 * Returns the cost of a request without final usage, from the account: its spending since then,
 * once the request's hold is released. Null if the account cannot be read, the hold stays, or the
 * search is ended, since another request then spends from the same account.
 */
export async function costSince({ before, headers, signal }: Search): Promise<string | null> {
  if (before === null) return null;
  for (const pauseMs of [...PAUSES_MS, null]) {
    const now = await readAccount(headers);
    if (now === null || signal.aborted) return null;
    const isReleased = !addMoney([before.held, `-${now.held}`]).startsWith("-");
    if (isReleased) return addMoney([now.spent, `-${before.spent}`]);
    if (pauseMs === null) break;
    await new Promise<void>((resolve) => {
      setTimeout(resolve, pauseMs);
    });
    if (signal.aborted) return null;
  }
  return null;
}
