import { expect, it } from "vitest";
import type { CallState } from "../../core/ledger/call-states.ts";
import type { Store } from "../../core/ledger/store.ts";
import { KEY, newHold, newSettlement, openAccount } from "./ledger-script.ts";
import type { TestLedger } from "./test-ledger.ts";

/** Returns the state of a call, sealed in `length` characters. */
export const stateOf = (name: string, length = 10): CallState => ({
  name,
  sealed: name.padEnd(length, "."),
});

/** Settles a request whose reply has calls with these states. */
async function settleWithStates(
  store: Store,
  requestId: string,
  { states, keyId = KEY, atMs }: { states: readonly CallState[]; keyId?: string; atMs?: number },
): Promise<void> {
  await store.placeHold(newHold(requestId, 1, { keyId }));
  const callStates = { keyId, states };
  const at = atMs === undefined ? {} : { atMs };
  await store.settle(newSettlement(requestId, 0, { callStates, ...at }));
}

/** Returns the names of the states that are kept, of these, in order. */
async function keptOf(store: Store, names: readonly string[]): Promise<string> {
  const states = await store.findCallStates({ requestId: "asking", names });
  expect(states).toEqual(states.map(({ name, sealed }) => stateOf(name, sealed.length)));
  const kept = new Set(states.map(({ name }) => name));
  return names.filter((name) => kept.has(name)).join(" ");
}

/** Tests the states of calls. */
export function callStates(ledger: () => TestLedger): void {
  it("the states of a reply's calls are found once it is settled, by the next process as well", async () => {
    const { store, kill } = ledger();
    await openAccount(store, 100);
    await store.placeHold(newHold("h1", 40));
    expect(await store.findCallStates({ requestId: "h2", names: ["a"] })).toEqual([]);
    const states = [stateOf("a"), stateOf("b", 40_000)];
    await store.settle(newSettlement("h1", 15, { callStates: { keyId: KEY, states } }));
    await settleWithStates(store, "h2", { states: [stateOf("c")] });
    expect(await keptOf(store, ["c", "missing", "a", "b"])).toBe("c a b");
    const next = await kill();
    expect(await keptOf(next, ["c", "missing", "a", "b"])).toBe("c a b");
    expect(await next.findCallStates({ requestId: "h3", names: [] })).toEqual([]);
  });

  it("a settlement of a request that was settled before keeps no states", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await settleWithStates(store, "h1", { states: [stateOf("a")] });
    const callStates = { keyId: KEY, states: [stateOf("b")] };
    const again = newSettlement("h1", 0, { callStates });
    await store.settle(again).catch(() => undefined);
    expect(await keptOf(store, ["a", "b"])).toBe("a");
  });

  it("each of several look-ups in one turn gets its own states", async () => {
    const { store } = ledger();
    await openAccount(store, 100);
    await settleWithStates(store, "h1", { states: [stateOf("a"), stateOf("b")] });
    const found = await Promise.all([
      keptOf(store, ["a"]),
      keptOf(store, ["b", "x"]),
      keptOf(store, ["b", "a"]),
      store.findKey("no such hash"),
    ]);
    expect(found).toEqual(["a", "b", "b a", null]);
  });
}
