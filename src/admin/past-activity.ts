import {
  addActivity,
  noActivity,
  type ActivityFigures,
} from "../observe/activity/activity-figures.ts";
import { MINUTES_KEPT } from "../observe/activity/activity-log.ts";
import { ReportTimeout } from "../errors/store-unavailable.ts";
import { FAILED_REQUESTS_MAX } from "../ledger/failed-request.ts";
import type { AdminContext } from "./admin-context.ts";

const MINUTE_MS = 60_000;

/** The first view after a restart waits for a day of entries, and for no longer than this. */
const READ_TIMEOUT_MS = 10_000;

/** Figures by the minute since 1970; quiet minutes are left out. */
export type MinuteFigures = ReadonlyMap<number, ActivityFigures>;

/** What was read for a gateway: its past does not change, and pages ask every few seconds. */
const known = new WeakMap<
  AdminContext["openStore"],
  { readonly sinceMs: number; readonly read: Promise<MinuteFigures> }
>();

/**
 * The day before the processes of a gateway began to count, from the ledger: requests, tokens,
 * charges and errors, without durations and calls of upstreams. Null where the ledger does not
 * answer in time: what took too long once is not asked for again.
 */
export async function pastActivity(
  { openStore }: Pick<AdminContext, "openStore">,
  sinceMs: number,
): Promise<MinuteFigures | null> {
  const kept = known.get(openStore);
  const read = kept?.sinceMs === sinceMs ? kept.read : readPast(openStore, sinceMs);
  known.set(openStore, { sinceMs, read });
  try {
    return await read;
  } catch (error) {
    if (!(error instanceof ReportTimeout)) known.delete(openStore);
    return null;
  }
}

async function readPast(
  openStore: AdminContext["openStore"],
  sinceMs: number,
): Promise<MinuteFigures> {
  const store = await openStore();
  const fromMs = sinceMs - MINUTES_KEPT * MINUTE_MS;
  const bounds = { fromMs, toMs: sinceMs, timeoutMs: READ_TIMEOUT_MS };
  const listFailed = { ...bounds, limit: FAILED_REQUESTS_MAX };
  const [usage, failed, refused] = await Promise.all([
    store.usage({ ...bounds, by: "minute" }),
    store.listFailedRequests(listFailed),
    store.listFailedRequests({ ...listFailed, isUnheld: true }),
  ]);
  const sums = new Map<number, ActivityFigures>();
  const add = (atMs: number, figures: Partial<ActivityFigures>): void => {
    const minute = Math.floor(atMs / MINUTE_MS);
    sums.set(minute, addActivity(sums.get(minute) ?? noActivity, { ...noActivity, ...figures }));
  };
  for (const { group, requests, promptTokens, completionTokens, charge } of usage) {
    add(Date.parse(`${group}Z`), {
      requests,
      inputTokens: promptTokens,
      outputTokens: completionTokens,
      // A minute in which more was reversed than charged has charged nothing.
      chargeNanoUsd: Math.max(0, Number(charge)),
    });
  }
  for (const { atMs, protocol, code } of failed.requests) {
    if (protocol !== null) add(atMs, { errors: { [code]: 1 } });
  }
  for (const { atMs, protocol } of refused.requests) {
    if (protocol !== null) add(atMs, { requests: 1 });
  }
  return sums;
}
