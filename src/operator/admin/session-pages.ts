import type { SessionPlace } from "../../core/ledger/reports.ts";
import { invalidCursor, readCursor, writeCursor } from "./pages.ts";
import { readPeriod } from "./values.ts";

const DAY_MS = 86_400_000;
/** The period of a list of sessions that names no beginning; their entries are read one by one. */
const PERIOD_MS = 30 * DAY_MS;

/** Reads the bounds of a list of sessions; see `readPeriod`. */
export function readSessionPeriod(
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
