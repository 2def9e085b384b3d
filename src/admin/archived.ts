import type { UsageGrouping } from "../ledger/reports.ts";
import type { Store } from "../ledger/store.ts";
import { invalidField } from "./values.ts";

const DAY_MS = 86_400_000;

type ArchivingStore = Pick<Store, "findArchivedPlace">;

interface Period {
  readonly fromMs?: number | null;
  readonly toMs?: number | null;
}

/** Before when a list of this time may lack charges, which are in the archive; null: it lacks none. */
export async function archivedBefore(
  store: ArchivingStore,
  { fromMs = null }: Period,
): Promise<string | null> {
  const place = await store.findArchivedPlace();
  if (place === null || (fromMs !== null && fromMs >= place.beforeMs)) return null;
  return new Date(place.beforeMs).toISOString();
}

/** Throws where sums need single charges that are in the archive: of hours, or of a part of a day. */
export async function refuseArchived(
  store: ArchivingStore,
  { by, fromMs = null, toMs = null }: Period & { readonly by: UsageGrouping },
): Promise<void> {
  const place = await store.findArchivedPlace();
  if (place === null) return;
  const date = new Date(place.beforeMs).toISOString().slice(0, 10);
  const archived = `earlier requests are in the archive, and have sums of whole UTC days`;
  const isOfParts = by === "hour" || by === "minute" || (fromMs ?? 0) % DAY_MS !== 0;
  if (isOfParts && (fromMs ?? 0) < place.beforeMs) {
    throw invalidField("from", "archive", `must not be before ${date}: ${archived}`);
  }
  if (toMs !== null && toMs % DAY_MS !== 0 && toMs < place.beforeMs) {
    throw invalidField("to", "archive", `must be the beginning of a day: ${archived}`);
  }
}
