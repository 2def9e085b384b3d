import fc from "fast-check";
import { expect, it } from "vitest";
import { nanoUsd } from "../../core/money/amounts.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { TestLedger } from "./test-ledger.ts";
import {
  newEntry,
  newHold,
  newKey,
  newSettlement,
  NOW,
  settle,
  STARTED_CHARGE,
} from "./ledger-script.ts";
import { ReferenceLedger } from "./test-reference-ledger.ts";

const requestId = fc.nat(5);
const amount = fc.nat(60);
const step = fc.oneof(
  fc.record({
    kind: fc.constant("place" as const),
    requestId,
    amount,
    isLimited: fc.boolean(),
  }),
  fc.record({ kind: fc.constant("mark" as const), requestId, amount }),
  fc.record({ kind: fc.constant("settle" as const), requestId, amount }),
  fc.record({
    kind: fc.constant("top-up" as const),
    requestId,
    amount: fc.integer({ min: 1, max: 30 }),
  }),
  fc.record({
    kind: fc.constant("refund" as const),
    requestId,
    amount: fc.integer({ min: 1, max: 60 }),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

/** Groups of steps: the steps of a group are sent concurrently, the groups one after the other. */
const interleaving = fc.array(fc.array(step, { minLength: 1, maxLength: 8 }), { maxLength: 8 });

/** Whether the process dies between two interleavings. */
const death = fc.integer({ min: 0, max: 5 }).map((roll) => roll === 0);

const BALANCE = 100;
/** Each of these bounds is the tightest in some runs. */
const BUDGET = 90;
const KEY_LIMIT = 70;
const RUNS = 60;

/**
 * Compares the store's results with those of the reference ledger, for any split of calls into
 * batches.
 */
export function laws(current: () => TestLedger): void {
  it("any interleaving of calls has the results of the rules, before and after a crash", async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(interleaving, death, interleaving, async (before, dies, after) => {
        const ledger = current();
        run += 1;
        const names = {
          accountId: `acct${run}`,
          keyId: `key${run}`,
          limitedKeyId: `limited${run}`,
          prefix: `run${run}`,
        };
        await ledger.store.createAccount({
          id: names.accountId,
          name: "",
          planId: "plan",
          balance: nanoUsd(BALANCE),
          budget: { limit: nanoUsd(BUDGET), period: "day" },
          atMs: NOW,
        });
        const { accountId, keyId, limitedKeyId } = names;
        await ledger.store.createKey(newKey({ id: keyId, accountId }));
        await ledger.store.createKey(newKey({ id: limitedKeyId, accountId, limit: KEY_LIMIT }));
        const reference = new ReferenceLedger({
          balance: BALANCE,
          startedCharge: STARTED_CHARGE,
          budget: BUDGET,
          keyLimit: KEY_LIMIT,
        });
        let calls = 0;
        const compare = async (): Promise<void> => {
          expect(await ledger.store.showAccount(names.accountId)).toMatchObject({
            balance: reference.balance,
            held: reference.held,
          });
        };
        const send = async (group: readonly Step[]): Promise<void> => {
          const got = await Promise.all(
            group.map((one) =>
              carryOut(ledger.store, one, { ...names, call: `${run}.${(calls += 1)}` }),
            ),
          );
          expect(got).toEqual(group.map((one) => expected(reference, one)));
          await compare();
        };
        for (const group of before) await send(group);
        if (dies) {
          ledger.store = await ledger.kill();
          reference.kill();
          await compare();
        }
        for (const group of after) await send(group);
      }),
      { numRuns: RUNS },
    );
    expect((await current().store.verify()).problems).toEqual([]);
  });
}

interface Names {
  readonly accountId: string;
  readonly keyId: string;
  readonly limitedKeyId: string;
  readonly prefix: string;
  readonly call: string;
}

async function carryOut(store: Store, one: Step, names: Names): Promise<string> {
  const id = `${names.prefix}-${one.requestId}`;
  const { accountId } = names;
  switch (one.kind) {
    case "place": {
      const keyId = one.isLimited ? names.limitedKeyId : names.keyId;
      return (await store.placeHold(newHold(id, one.amount, { accountId, keyId }))).result;
    }
    case "mark":
      await store.markProgress({ requestId: id, charge: nanoUsd(one.amount) });
      return "marked";
    case "settle":
      return settle(store, newSettlement(id, one.amount));
    case "top-up":
    case "refund": {
      const { kind } = one;
      const entry = newEntry({ id: names.call, accountId, kind, amount: one.amount });
      return (await store.postEntry(entry)).result;
    }
  }
}

function expected(reference: ReferenceLedger, one: Step): string {
  const id = String(one.requestId);
  switch (one.kind) {
    case "place":
      return reference.place(id, one.amount, one.isLimited);
    case "mark":
      reference.mark(id, one.amount);
      return "marked";
    case "settle":
      return reference.settle(id, one.amount);
    case "top-up":
      reference.topUp(one.amount);
      return "posted";
    case "refund":
      return reference.refund(one.amount);
  }
}
