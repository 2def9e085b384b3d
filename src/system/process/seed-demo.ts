import { join } from "node:path";
import { demoBalance } from "../../upstreams/catalog/sandbox-models.ts";
import type { Store } from "../../core/ledger/store.ts";
import { hashKey, newKey, type RandomBytes } from "../../access/auth/key-format.ts";
import { newId } from "../../access/auth/new-id.ts";

type DemoStore = Pick<
  Store,
  "listAccounts" | "listKeys" | "createAccount" | "createKey" | "showAccount"
>;

/** Id and name of the account in a new store, and id of its plan. */
const DEMO = "demo";

/** The demo key's file within `DATA_DIR`. */
export const DEMO_KEY_FILE = "demo-key";

export interface SeedDemoDependencies {
  readonly dataDir: string;
  /** Replaces the file's content; `mode` is also applied to an existing file. */
  readonly writeFile: (
    path: string,
    text: string,
    options: { readonly mode: number },
  ) => Promise<void>;
  readonly randomBytes: RandomBytes;
  /** The shard that the key names, if any. */
  readonly shard?: string | null;
  /** Unix milliseconds. */
  readonly clock: () => number;
}

/**
 * Returns whether the demo account must be created, completed after a crash between its steps, or
 * neither.
 */
async function seedState(store: DemoStore): Promise<"empty" | "half" | "seeded"> {
  const { accounts } = await store.listAccounts({ limit: 2 });
  if (accounts.length === 0) return "empty";
  if (accounts.length > 1 || accounts[0]?.id !== DEMO) return "seeded";
  const { keys } = await store.listKeys({ accountId: DEMO, limit: 1 });
  return keys.length === 0 ? "half" : "seeded";
}

async function createDemoAccount(store: DemoStore, atMs: number): Promise<void> {
  try {
    await store.createAccount({ id: DEMO, name: DEMO, planId: DEMO, balance: demoBalance, atMs });
  } catch (error) {
    // Another replica on the same store may have been faster; each then creates a separate key.
    if ((await store.showAccount(DEMO)) === null) throw error;
  }
}

/**
 * Adds the account `demo` with credit on the plan `demo` to an empty store, and writes its key to
 * `$DATA_DIR/demo-key` (mode 0600; the key and a newline). The key works only after its file
 * exists; an interrupted start is completed by the next one. Returns whether a key was written.
 */
export async function seedDemo(
  store: DemoStore,
  { dataDir, writeFile, randomBytes, shard, clock }: SeedDemoDependencies,
): Promise<boolean> {
  const state = await seedState(store);
  if (state === "seeded") return false;
  if (state === "empty") await createDemoAccount(store, clock());
  const key = newKey(randomBytes, shard);
  await writeFile(join(dataDir, DEMO_KEY_FILE), `${key}\n`, { mode: 0o600 });
  await store.createKey({
    id: newId("key", randomBytes),
    accountId: DEMO,
    hash: hashKey(key),
    label: DEMO,
    atMs: clock(),
  });
  return true;
}
