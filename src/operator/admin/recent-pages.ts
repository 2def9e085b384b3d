import type { DeprecatedUsePlace, SessionPlace } from "../../core/ledger/reports.ts";
import { invalidCursor, readCursor, writeCursor } from "./pages.ts";
import { readPeriod } from "./values.ts";

const DAY_MS = 86_400_000;
/** The period of a report without a beginning whose entries are read one by one. */
const PERIOD_MS = 30 * DAY_MS;

/** Reads the bounds of such a report; see `readPeriod`. */
export function readRecentPeriod(
  query: { readonly from?: string; readonly to?: string },
  nowMs: number,
): { readonly fromMs: number; readonly toMs: number | null } {
  const { fromMs, toMs } = readPeriod(query);
  return { fromMs: fromMs ?? Math.max(0, (toMs ?? nowMs) - PERIOD_MS), toMs };
}

/** Returns the place in the list of sessions that a cursor encodes; throws if it is not valid. */
export function readSessionPlace(cursor: string): SessionPlace {
  const place = readCursor(cursor);
  const [, lastMs, accountId, agentSession] = /^(\d{1,15}) ([^ ]+) ([^ ]+)$/.exec(place) ?? [];
  if (lastMs === undefined || accountId === undefined || agentSession === undefined) {
    throw invalidCursor();
  }
  return { lastMs: Number(lastMs), accountId, agentSession };
}

/** Returns the cursor of the next page of sessions; null: there are no more pages. */
export function writeSessionPlace(place: SessionPlace | null): string | null {
  return place === null
    ? null
    : writeCursor(`${place.lastMs} ${place.accountId} ${place.agentSession}`);
}

/** Returns the place in the list of deprecated uses that a cursor encodes; throws if not valid. */
export function readUsePlace(cursor: string): DeprecatedUsePlace {
  const [, deprecation, accountId, keyId] =
    /^([^ ]+) ([^ ]+) ([^ ]+)$/.exec(readCursor(cursor)) ?? [];
  if (deprecation === undefined || accountId === undefined || keyId === undefined) {
    throw invalidCursor();
  }
  return { deprecation, accountId, keyId };
}

/** Returns the cursor of the next page of deprecated uses; null: there are no more pages. */
export function writeUsePlace(place: DeprecatedUsePlace | null): string | null {
  return place === null
    ? null
    : writeCursor(`${place.deprecation} ${place.accountId} ${place.keyId}`);
}
