import { expect, test } from "vitest";
import type { CallState } from "../core/ledger/call-states.ts";
import { CallStates, type StoredCall } from "./call-states.ts";

const owner = { requestId: "r", accountId: "acc" };
const call: StoredCall = { id: "call_1", reasoningState: "thoughts" };

/** A store with states, and the names that it was asked for. */
function openStore(charactersMax?: number) {
  const kept = new Map<string, CallState>();
  const asked: (readonly string[])[] = [];
  const store = {
    findCallStates: ({ names }: { readonly names: readonly string[] }) => {
      asked.push(names);
      return Promise.resolve(names.flatMap((name) => kept.get(name) ?? []));
    },
  };
  const open = () => new CallStates(store, charactersMax);
  const states = open();
  const keep = (secret: string, one = call) => {
    const state = states.keep(secret, one, owner.accountId);
    kept.set(state.name, state);
    return state;
  };
  return { states, keep, kept, asked, open };
}

test("a call is found at once where it was kept, and by the store elsewhere", async () => {
  const { states, keep, asked, open } = openStore();
  keep("secret");
  expect(states.find(["secret"], owner)).toEqual(new Map([["secret", call]]));
  const other = open();
  const found = other.find(["secret", "gone"], owner);
  expect(found).toBeInstanceOf(Promise);
  expect(await found).toEqual(new Map([["secret", call]]));
  expect(other.find(["secret"], owner)).toEqual(new Map([["secret", call]]));
  expect(asked).toHaveLength(1);
});

test("the store has neither the secret nor what it stands for", () => {
  const { keep } = openStore();
  const { name, sealed } = keep("secret");
  const text = name + sealed + Buffer.from(sealed, "base64").toString("latin1");
  for (const part of ["secret", "call_1", "thoughts"]) expect(text).not.toContain(part);
});

test.each<StoredCall>([
  { id: "functions.look: 0" },
  { id: "" },
  { id: "a b", reasoningState: "abc-_9" },
])("%j is opened as it was", async (one) => {
  const { keep, open } = openStore();
  keep("secret", one);
  expect(await open().find(["secret"], owner)).toEqual(new Map([["secret", one]]));
});

test("a call of one account is not found for another", async () => {
  const { states, keep, open } = openStore();
  keep("secret");
  const stranger = { requestId: "r", accountId: "other" };
  expect(await states.find(["secret"], stranger)).toEqual(new Map());
  expect(await open().find(["secret"], stranger)).toEqual(new Map());
});

test("a state that was altered in the store counts as gone", async () => {
  const { keep, kept, open } = openStore();
  const state = keep("secret");
  kept.set(state.name, { ...state, sealed: keep("another").sealed });
  expect(await open().find(["secret"], owner)).toEqual(new Map());
  kept.set(state.name, { ...state, sealed: "" });
  expect(await open().find(["secret"], owner)).toEqual(new Map());
});

test("of a long history the last calls are found", async () => {
  const { keep, asked, open } = openStore();
  keep("first");
  keep("last");
  const secrets = ["first", ...Array.from({ length: 999 }, (_, at) => `secret ${at}`), "last"];
  expect(await open().find(secrets, owner)).toEqual(new Map([["last", call]]));
  expect(asked.map(({ length }) => length)).toEqual([1_000]);
});

test("memory is bounded: the calls that were used least recently are asked for again", async () => {
  const size = 200 + "call_1".length + "thoughts".length;
  const { states, keep, asked } = openStore(2 * size);
  keep("a");
  keep("b");
  expect(states.find(["a"], owner)).toBeInstanceOf(Map);
  keep("c");
  expect(states.find(["a", "c"], owner)).toBeInstanceOf(Map);
  expect(await states.find(["b"], owner)).toEqual(new Map([["b", call]]));
  expect(asked).toHaveLength(1);
});
