import { expect, it } from "vitest";
import type { TestLedger } from "./test-ledger.ts";
import { ACCOUNT, newKey, newSettlement, openAccount, runScript, settle } from "./ledger-script.ts";

const BALANCE = 100;

/** Each reversal, whose request was charged 15, in a script on a balance of 100. */
const reversed = [
  [
    "of a killed request with a repeat",
    "killed",
    `
      claim   c1 b1 h1  claimed  100 0
      place   h1 40     placed   60 40
      mark    h1 15     marked   60 40
      kill                       85 0
      claim   c1 b1 h2  claimed  100 0`,
  ],
  [
    "of a killed request whose client got an error",
    "killed",
    `
      place   h1 40  placed           60 40
      mark    h1 15  marked           60 40
      kill                            85 0
      fail    h1     already-settled  100 0
      fail    h1     already-settled  100 0`,
  ],
  [
    "of a finished request whose client got an error",
    "finished",
    `
      place   h1 40  placed           60 40
      settle  h1 15  settled          85 0
      fail    h1     already-settled  100 0
      fail    h1     already-settled  100 0`,
  ],
  [
    "of a broken reply with a complete repeat",
    "broken",
    `
      claim   c1 b1 h1  claimed  100 0
      place   h1 40     placed   60 40
      break   h1 15     settled  85 0
      claim   c1 b1 h2  claimed  85 0
      place   h2 40     placed   45 40
      settle  h2 0 c1   settled  100 0`,
  ],
] as const;

/** Tests that each durable reversal is reported once, for the metrics. */
export function reversals(ledger: () => TestLedger): void {
  it.each(reversed)("the reversal %s is reported once", async (_, outcome, script) => {
    await openAccount(ledger().store, BALANCE);
    await runScript(script, ledger());
    expect(ledger().reversed).toEqual([{ model: "test/model", amount: 15, outcome }]);
  });

  it("a charge that stays is not reported as reversed", async () => {
    await openAccount(ledger().store, BALANCE);
    const script = `
      claim   c1 b1 h1  claimed          100 0
      place   h1 40     placed           60 40
      settle  h1 15 c1  settled          85 0
      fail    h1        already-settled  85 0
      claim   c2 b1 h2  claimed          85 0
      place   h2 40     placed           45 40
      kill                               85 0
      claim   c2 b1 h3  claimed          85 0`;
    await runScript(script, ledger());
    expect(ledger().reversed).toEqual([]);
  });

  it("a reversal beside a refused call is reported once", async () => {
    await openAccount(ledger().store, BALANCE);
    const script = `
      claim   c1 b1 h1  claimed  100 0
      place   h1 40     placed   60 40
      break   h1 15     settled  85 0
      claim   c1 b1 h2  claimed  85 0
      place   h2 40     placed   45 40`;
    await runScript(script, ledger());
    const { store } = ledger();
    // On the embedded store the batch is rolled back, and its calls run one by one.
    const [result] = await Promise.all([
      settle(store, newSettlement("h2", 10)),
      expect(store.createKey(newKey())).rejects.toThrow(/api_keys|duplicate key/),
    ]);
    expect(result).toBe("settled");
    expect(await store.showAccount(ACCOUNT)).toMatchObject({ balance: 90 });
    expect(ledger().reversed).toEqual([{ model: "test/model", amount: 15, outcome: "broken" }]);
  });
}
