import type { Store } from "../../core/ledger/store.ts";

/** Interval between checks of whether the store is writable, for `/readyz`. */
const PING_MS = 2_000;

/** Whether the last ping found the store writable. */
export interface StoreHealth {
  readonly isUp: () => boolean;
  readonly stop: () => void;
}

/** Pings the store at intervals; `/readyz` reports the last result. */
export function watchStore(store: Pick<Store, "ping">): StoreHealth {
  let isUp = true;
  const timer = setInterval(() => {
    store.ping().then(
      () => (isUp = true),
      () => (isUp = false),
    );
  }, PING_MS);
  return { isUp: () => isUp, stop: () => clearInterval(timer) };
}
