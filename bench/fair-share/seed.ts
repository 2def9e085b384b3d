/**
 * Fills an empty ledger before its gateway starts, with the store of the gateway's own checkout: an
 * account and a key for the honest clients and for the attacker, and a history of the attacker's
 * requests. `seed.ts CHECKOUT DATA_DIR REQUESTS`; on `DATABASE_URL` if it is set. Writes the keys
 * to `demo-key` and `attacker-key` in the folder.
 */
import { randomBytes } from "node:crypto";
import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type * as KeyFormat from "../../src/access/auth/key-format.ts";
import type { Store } from "../../src/core/ledger/store.ts";
import type * as OpenStore from "../../src/storage/open-store.ts";
import { addOwner, holdOf, settlementOf } from "../ledger-load/requests.ts";

const DAY_MS = 86_400_000;
const DAYS = 30;
const AT_ONCE = 256;

async function addAccount(store: Store, name: string, format: typeof KeyFormat): Promise<string> {
  const key = format.newKey(randomBytes);
  const atMs = Date.now() - DAYS * DAY_MS;
  const owner = { accountId: `acc_${name}`, keyId: `key_${name}` };
  await addOwner(store, { ...owner, hash: format.hashKey(key), atMs });
  return key;
}

/** Adds one finished request of an account to its ledger, on one of the last days. */
async function addRequest(store: Store, name: string, at: number): Promise<void> {
  const requestId = `req_${name}${at}`;
  const atMs = Date.now() - (at % DAYS) * DAY_MS;
  const owner = { accountId: `acc_${name}`, keyId: `key_${name}` };
  await store.placeHold(holdOf(requestId, owner, atMs));
  await store.settle(settlementOf(requestId, atMs));
}

const [, , checkout = "", dataDir = "", requests = "0"] = process.argv;
const { openStore } = (await import(
  join(checkout, "src/storage/open-store.ts")
)) as typeof OpenStore;
/** The file's path in this checkout, and in older ones. */
const places = ["src/access/auth/key-format.ts", "src/auth/key-format.ts"];
const keyFormat = places.map((place) => join(checkout, place)).find(existsSync);
if (keyFormat === undefined) throw new Error(`${checkout} has none of ${places.join(", ")}`);
const format = (await import(keyFormat)) as typeof KeyFormat;
const databaseUrl = process.env["DATABASE_URL"] ?? null;
const store = await openStore({ dataDir, databaseUrl, now: Date.now });
const honest = await addAccount(store, "honest", format);
const attacker = await addAccount(store, "attacker", format);
let added = 0;
const addRequests = async (): Promise<void> => {
  while (added < Number(requests)) await addRequest(store, "attacker", added++);
};
await Promise.all(Array.from({ length: AT_ONCE }, addRequests));
await store.close();
writeFileSync(join(dataDir, "demo-key"), `${honest}\n`);
writeFileSync(join(dataDir, "attacker-key"), `${attacker}\n`);
