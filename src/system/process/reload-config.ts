import { isDeepStrictEqual } from "node:util";
import type { Config } from "../config/config.ts";
import { ConfigError } from "../config/config-problems.ts";
import { type Setting, settings } from "../config/settings.ts";
import { missingPlans } from "../../core/ledger/missing-plans.ts";
import type { Store } from "../../core/ledger/store.ts";
import type { Log } from "../../core/log/log.ts";
import { describeError } from "../../core/log/redact.ts";

/** The changed settings that require a restart, or why the previous configuration is kept. */
export type ReloadResult =
  | { readonly needsRestart: readonly string[] }
  | { readonly error: unknown };

export interface ReloadDependencies {
  /** The configuration at the start of the process. */
  readonly started: Config;
  readonly gateway: { readonly reload: (config: Config) => void };
  readonly store: Pick<Store, "countPlans">;
  readonly log: Log;
}

/**
 * Reloads models, upstreams, presets, plans and the brand; if the configuration is not valid, keeps the
 * previous one and logs the reason. Other changed settings need a restart; the log and the result
 * name them.
 */
export function reloadConfig(
  readConfig: () => Config,
  { started, gateway, store, log }: ReloadDependencies,
): ReloadResult {
  try {
    const next = readConfig();
    gateway.reload(next);
    warnOfConfig(next, { store, log });
    const counts = { models: next.catalog.models.size, plans: next.plans.size };
    log.info(counts, "configuration reloaded");
    const settings = changedForRestart(started, next);
    if (settings.length > 0) log.warn({ settings }, "changed settings need a restart");
    return { needsRestart: settings };
  } catch (error) {
    const problems = error instanceof ConfigError ? error.problems : describeError(error);
    log.error({ complaints: problems }, "configuration not reloaded; keeping the previous one");
    return { error };
  }
}

/** The parts of a configuration that a reload applies, or that are not settings. */
const reloaded: ReadonlySet<string> = new Set<keyof Config>([
  ...(["brand", "catalog", "plans", "presets", "warnings", "sources"] as const),
  "makesAdminToken",
]);

/**
 * Returns the paths in `gateway.yaml` of changed settings that require a restart. The environment
 * of a process does not change. Values are never included.
 */
function changedForRestart(started: Config, next: Config): readonly string[] {
  return Object.entries(started)
    .filter(([name]) => !reloaded.has(name))
    .filter(([name, value]) => !isDeepStrictEqual(value, Reflect.get(next, name)))
    .map(([name]) => keys.get(name) ?? name);
}

/** The path in `gateway.yaml` of each part that has another name there. */
const keys: ReadonlyMap<string, string> = new Map([
  ["adminTokens", "server.admin_tokens"],
  ...Object.entries<Setting<unknown>>(settings).flatMap(([name, row]) =>
    "key" in row ? [[name, `server.${row.key}`] as const] : [],
  ),
]);

/**
 * Logs valid settings that are probably mistakes: patterns without a model, accounts without a
 * plan.
 */
export function warnOfConfig(
  { plans, warnings }: Pick<Config, "plans" | "warnings">,
  { store, log }: Pick<ReloadDependencies, "store" | "log">,
): void {
  for (const { path, message } of warnings) {
    log.warn({ path, warning: message }, "configuration warning");
  }
  store.countPlans().then(
    (counts) => {
      for (const missing of missingPlans(counts, plans)) {
        log.warn({ ...missing }, "accounts are on a plan that is not configured");
      }
    },
    (error: unknown) => {
      log.warn({ error: describeError(error) }, "plans not compared with the ledger's accounts");
    },
  );
}
