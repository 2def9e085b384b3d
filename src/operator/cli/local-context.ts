import type { AdminContext } from "../admin/admin-context.ts";
import { findRunning, NoLedger, type CommandContext } from "./command.ts";

/** What operations work with in a command: the configuration's files and the store. */
export function createLocalContext(context: CommandContext): AdminContext {
  const { loadConfig, loadConfigWithKeys, openUpstreams, randomBytes, now, sleep } = context;
  return {
    openStore: () => context.openStore(),
    openAudit: () => unlessNoLedger(context.openStore()),
    catalog: () => loadConfig().catalog,
    plans: () => loadConfig().plans,
    catalogWithKeys: () => loadConfigWithKeys().catalog,
    openUpstreams,
    // No command asks for them: they are a running process's own.
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

/** What opened; null where there is no ledger. */
async function unlessNoLedger<T>(opening: Promise<T>): Promise<T | null> {
  try {
    return await opening;
  } catch (error) {
    if (error instanceof NoLedger) return null;
    throw error;
  }
}
