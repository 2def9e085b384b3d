import type { HoldResult, Store } from "../../../src/core/ledger/store.ts";
import { pause } from "../../../contract-tests/harness/real-clock.ts";

/**
 * How late the broken stores write what they have already acknowledged: far later than a kill that
 * follows an acknowledgement on a loaded machine.
 */
const LATE_MS = 500;

/** Forwards the calls to the real store, except those that are replaced. */
function withReplaced(store: Store, replaced: Partial<Store>): Store {
  return new Proxy(store, {
    get: (target, name: keyof Store) => {
      const call = replaced[name] ?? target[name];
      return replaced[name] === undefined ? call.bind(target) : call;
    },
  });
}

/** Reports that a settlement is on disk, and writes it a moment later. */
export function acknowledgingEarly(store: Store): Store {
  return withReplaced(store, {
    settle: (settlement) => {
      // The proof must detect a kill in between.
      void pause(LATE_MS).then(() => store.settle(settlement).catch(() => undefined));
      return Promise.resolve("settled");
    },
  });
}

/** Lets the upstream be called, and places the hold a moment later. */
export function holdingLate(store: Store): Store {
  const holds = new Map<string, Promise<HoldResult | null>>();
  return withReplaced(store, {
    placeHold: (hold) => {
      const placing = pause(LATE_MS).then(() => store.placeHold(hold).catch(() => null));
      holds.set(hold.requestId, placing);
      return Promise.resolve({ result: "placed" });
    },
    settle: async (settlement) => {
      await holds.get(settlement.requestId);
      holds.delete(settlement.requestId);
      return store.settle(settlement);
    },
  });
}

/** Ends replies whatever the state of their holds, like a process that is unaware of its fence. */
export function ignoringTheFence(store: Store): Store {
  return withReplaced(store, {
    settle: (settlement) => store.settle(settlement).catch(() => "settled"),
  });
}
