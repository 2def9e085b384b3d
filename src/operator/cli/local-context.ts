import type { AdminContext } from "../admin/admin-context.ts";
import { findRunning, NoLedger, type CommandContext } from "./command.ts";

/** Returns the dependencies of operations in a command: the configuration files and the store. */
export function createLocalContext(context: CommandContext): AdminContext {
  const { loadConfig, loadConfigWithKeys, openUpstreams, randomBytes, now, sleep } = context;
  return {
    openStore: () => context.openStore(),
    openAudit: () => unlessNoLedger(context.openStore()),
    catalog: () => loadConfig().catalog,
    plans: () => loadConfig().plans,
    catalogWithKeys: () => loadConfigWithKeys().catalog,
    openUpstreams,
    // Only a running gateway has live figures; commands do not request them.
    live: null,
    reload: () => {
      const { pid, signal } = findRunning(context);
      signal("SIGHUP");
      return { pid, result: null };
    },
    customerWebhooks: () => loadConfigWithKeys().alerts?.customers ?? null,
    randomBytes,
    shard: () => loadConfig().shard,
    now,
    sleep,
  };
}

/** Returns the opened store; null if there is no ledger. */
async function unlessNoLedger<T>(opening: Promise<T>): Promise<T | null> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof NoLedger) return null;
    throw error;
  }
}
