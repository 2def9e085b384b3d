import { gatewayPath } from "../kit/gateway-path.js";
import type { Schemas } from "../../../generated/types.ts";
import { addMoney } from "../kit/sums.js";

const TRIES = 8;
const PAUSE_MS = 250;

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

/**
 * Returns the cost of a request without final usage, from the account: its spending since then,
 * once the request's hold is released. Null if the account cannot be read or the hold stays.
 */
export async function costSince(before: Spending | null, headers: Headers): Promise<string | null> {
  if (before === null) return null;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const now = await readAccount(headers);
    if (now === null) return null;
    const isReleased = !addMoney([before.held, `-${now.held}`]).startsWith("-");
    if (isReleased) return addMoney([now.spent, `-${before.spent}`]);
    await new Promise<void>((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
  return null;
}
