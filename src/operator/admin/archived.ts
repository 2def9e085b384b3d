import type { Store } from "../../core/ledger/store.ts";
import { invalidField } from "./values.ts";

const HOUR_MS = 3_600_000;

type ArchivingStore = Pick<Store, "findArchivedPlace">;

interface Period {
  readonly fromMs?: number | null;
  readonly toMs?: number | null;
}

/**
 * Returns the time before which charges in the period may be missing because they are archived;
 * null: no charges are missing.
 */
export async function archivedBefore(
  store: ArchivingStore,
  { fromMs = null }: Period,
): Promise<string | null> {
  const place = await store.findArchivedPlace();
  if (place === null || (fromMs !== null && fromMs >= place.beforeMs)) return null;
  return new Date(place.beforeMs).toISOString();
}

/** Throws if sums need single archived charges, which is the case for a part of an hour. */
export async function refuseArchived(
  store: ArchivingStore,
  { fromMs, toMs }: Period,
): Promise<void> {
  const place = await store.findArchivedPlace();
  if (place === null) return;
  for (const [name, ms] of [
    ["from", fromMs ?? 0],
    ["to", toMs ?? place.beforeMs],
  ] as const) {
    if (ms % HOUR_MS === 0 || ms >= place.beforeMs) continue;
    const rule = "must be the beginning of an hour: earlier requests are in the archive";
    throw invalidField(name, "archive", rule);
  }
}

/**
 * Throws if sums need single charges, and some of the period may be archived. `reason` is what needs
 * them.
 */
export async function refuseAllArchived(
  store: ArchivingStore,
  period: Period,
  reason: "with an outcome" | "by minute",
): Promise<void> {
  const before = await archivedBefore(store, period);
  if (before === null) return;
  const rule = `must be ${before} or later ${reason}: earlier requests are in the archive`;
  throw invalidField("from", "archive", rule);
}
