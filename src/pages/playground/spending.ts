import type { Schemas } from "../../../generated/types.ts";
import { formatNano, toPico } from "./cost.js";

const PICO_IN_NANO = 1000n;
const TRIES = 8;
const PAUSE_MS = 250;

/** Sums of the account in pico-dollars. */
export interface Spending {
  readonly spent: bigint;
  readonly held: bigint;
}

type Headers = Readonly<Record<string, string>>;

/** Returns the spent and held amounts of the account; null if it cannot be read. */
export async function readAccount(headers: Headers): Promise<Spending | null> {
  try {
    const response = await fetch("/v1/account", { headers });
    if (!response.ok) return null;
    const { usage, balance } = (await response.json()) as Schemas["Account"];
    return { spent: toPico(usage.spent), held: toPico(balance.held) };
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
    if (now.held <= before.held) return formatNano((now.spent - before.spent) / PICO_IN_NANO);
    await new Promise<void>((resolve) => {
      setTimeout(resolve, PAUSE_MS);
    });
  }
  return null;
}
