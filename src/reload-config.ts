import { ConfigError, type Config } from "./config/config.ts";
import { missingPlans } from "./ledger/missing-plans.ts";
import type { Store } from "./ledger/store.ts";
import type { Log } from "./observe/log.ts";
import { describeError } from "./observe/redact.ts";

export interface ReloadDependencies {
  readonly gateway: { readonly reload: (config: Config) => void };
  readonly store: Pick<Store, "listAccounts">;
  readonly log: Log;
}

/** Reloads the configuration; if it is not valid, keeps the previous one and logs why. */
export function reloadConfig(
  readConfig: () => Config,
  { gateway, store, log }: ReloadDependencies,
): void {
  try {
    const next = readConfig();
    gateway.reload(next);
    warnOfConfig(next, { store, log });
    const counts = { models: next.catalog.models.size, plans: next.plans.size };
    log.info(counts, "configuration reloaded");
  } catch (error) {
    const complaints = error instanceof ConfigError ? error.complaints : describeError(error);
    log.error({ complaints }, "configuration not reloaded; keeping the previous one");
  }
}

/** Logs what is valid and probably not meant: patterns without a model, accounts without a plan. */
export function warnOfConfig(
  { plans, warnings }: Pick<Config, "plans" | "warnings">,
  { store, log }: Pick<ReloadDependencies, "store" | "log">,
): void {
  for (const { path, message } of warnings) {
    log.warn({ path, warning: message }, "configuration warning");
  }
  store.listAccounts().then(
    (accounts) => {
      for (const missing of missingPlans(accounts, plans)) {
        log.warn({ ...missing }, "accounts are on a plan that is not configured");
      }
    },
    (error: unknown) => {
      log.warn({ error: describeError(error) }, "plans not compared with the ledger's accounts");
    },
  );
}
