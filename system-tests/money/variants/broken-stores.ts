import type { HoldResult, Store } from "../../../src/core/ledger/store.ts";
import { pause } from "../../../contract-tests/harness/real-clock.ts";

/**
 * Delay before the broken stores write acknowledged changes: far longer than from an
 * acknowledgement to a kill on a loaded machine.
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

/** Reports that a settlement is on disk, and writes it later. */
export function acknowledgingEarly(store: Store): Store {
  return withReplaced(store, {
    settle: (settlement) => {
      // The proof must detect a kill in between.
      void pause(LATE_MS).then(() => store.settle(settlement).catch(() => undefined));
      return Promise.resolve("settled");
    },
  });
}

/** Allows the call of the upstream, and places the hold later. */
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

/** Completes responses in any state of their holds, like a process that is unaware of its fence. */
export function ignoringTheFence(store: Store): Store {
  return withReplaced(store, {
    settle: (settlement) => store.settle(settlement).catch(() => "settled"),
  });
}
