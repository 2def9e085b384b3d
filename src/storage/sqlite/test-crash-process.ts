import { wallClockMs } from "../../../contract-tests/harness/real-clock.ts";
import { nanoUsd } from "../../core/money/amounts.ts";
import { newHold, newSettlement } from "../suite/ledger-script.ts";
import { SqliteStore } from "./sqlite-store.ts";

/**
 * A process that holds and settles until it is killed, and reports its progress, each line before
 * the next step: `sent ID` (the hold was acknowledged, so the upstream may be called), `settled ID
 * CHARGE` (the settlement was acknowledged). Arguments: data directory, prefix of ids.
 */
const CLIENTS = 8;

const [dataDir = "", prefix = ""] = process.argv.slice(2);
const store = await SqliteStore.open({ dataDir, now: wallClockMs });

/** Resolves when the kernel has the line, so that it survives the kill. */
function say(line: string): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(`${line}\n`, (error) => (error ? reject(error) : resolve()));
  });
}

async function client(number: number): Promise<never> {
  for (let count = 0; ; count += 1) {
    const id = `${prefix}-${number}-${count}`;
    const amount = 10 + ((number * 7 + count * 13) % 90);
    await store.placeHold(newHold(id, amount));
    await say(`sent ${id}`);
    if (count % 3 !== 0) {
      await store.markProgress({ requestId: id, charge: nanoUsd(amount >> 1) });
      await say(`marked ${id} ${amount >> 1}`);
    }
    const charge = (amount * (count % 5)) >> 2;
    await store.settle(newSettlement(id, charge));
    await say(`settled ${id} ${Math.min(charge, amount)}`);
  }
}

await Promise.all(Array.from({ length: CLIENTS }, (_, number) => client(number)));
