import { formatNano, toPico } from "./cost.js";

const PICO_IN_NANO = 1000n;
const TRIES = 8;
const PAUSE_MS = 250;

/** What the account has spent and what is held, in pico-dollars; null if it cannot be read. */
export async function readAccount(headers) {
  try {
    const response = await fetch("/v1/account", { headers });
    if (!response.ok) return null;
    const { usage, balance } = await response.json();
    return { spent: toPico(usage.spent), held: toPico(balance.held) };
  } catch {
    return null;
  }
}

/**
 * What a request without final usage has cost, by the account: its spending since then, once
 * the request's hold is released. Null if the account cannot be read or the hold stays.
 */
export async function costSince(before, headers) {
  if (before === null) return null;
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const now = await readAccount(headers);
    if (now === null) return null;
    if (now.held <= before.held) return formatNano((now.spent - before.spent) / PICO_IN_NANO);
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return null;
}
