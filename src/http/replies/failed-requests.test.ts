import { expect, test } from "vitest";
import type { FailedRequest } from "../../core/ledger/failed-request.ts";
import { FailedRequests } from "./failed-requests.ts";

function failed(id: string, accountId: string | null = "acc_1"): FailedRequest {
  const known = { accountId, keyId: "key_1", model: null, protocol: null };
  return { id, atMs: 0, ...known, status: 400, code: "unknown_field", pointer: "/x", limit: null };
}

function open(fails = false) {
  const writes: string[][] = [];
  const due: (() => void)[] = [];
  const gates: (() => void)[] = [];
  const requests = new FailedRequests({
    store: {
      addFailedRequests: (batch) => {
        writes.push(batch.map(({ id }) => id));
        return new Promise((resolve, reject) => {
          gates.push(fails ? () => reject(new Error("away")) : resolve);
        });
      },
    },
    timers: {
      start: (ms, callback) => {
        expect(ms).toBe(100);
        due.push(callback);
        return { restart: () => undefined, cancel: () => undefined };
      },
    },
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  const end = async () => {
    gates.shift()?.();
    await turn();
  };
  return { requests, writes, end, pass: () => due.shift()?.() };
}

test("the first is written at once, and later ones together afterwards", async () => {
  const { requests, writes, end, pass } = open();
  requests.note(failed("a"));
  requests.note(failed("b"));
  requests.note(failed("c"));
  // The pause starts at the end of a write.
  pass();
  expect(writes).toEqual([["a"]]);
  await end();
  requests.note(failed("d"));
  expect(writes).toEqual([["a"]]);
  pass();
  expect(writes).toEqual([["a"], ["b", "c", "d"]]);
  await end();
  pass();
  requests.note(failed("e"));
  expect(writes.at(-1)).toEqual(["e"]);
});

/** Returns the requests that wait after a first write has ended. */
async function waitingAfter(flood: readonly FailedRequest[]): Promise<readonly string[]> {
  const { requests, writes, end, pass } = open();
  requests.note(failed("first"));
  for (const request of flood) requests.note(request);
  await end();
  pass();
  return writes[1] ?? [];
}

const many = (count: number, accountOf: (at: number) => string | null) =>
  Array.from({ length: count }, (_, at) => failed(`r${at}`, accountOf(at)));

test.each([
  ["of an account", "acc_2"],
  ["without an account", null],
])("a flood %s evicts no other account's", async (_which, flooding) => {
  const written = await waitingAfter([failed("a"), ...many(700, () => flooding)]);
  expect(written).toEqual(["a", ...Array.from({ length: 50 }, (_, at) => `r${650 + at}`)]);
});

test("of a flood from many accounts a bounded number waits, the newest of each", async () => {
  const written = await waitingAfter(many(700, (at) => `acc_${at % 20}`));
  expect(written).toHaveLength(500);
  expect(new Set(written)).toEqual(
    new Set(
      many(700, () => null)
        .slice(200)
        .map(({ id }) => id),
    ),
  );
});

test("an account's only one is dropped if more accounts wait than are kept", async () => {
  const written = await waitingAfter(many(501, (at) => `acc_${at}`));
  expect([written.length, written[0], written.at(-1)]).toEqual([500, "r1", "r500"]);
});

test("an unavailable store loses the pending requests, and the next ones are tried", async () => {
  const { requests, writes, end, pass } = open(true);
  requests.note(failed("a"));
  await end();
  pass();
  requests.note(failed("b"));
  expect(writes).toEqual([["a"], ["b"]]);
});
