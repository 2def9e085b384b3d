import { afterEach, beforeEach } from "vitest";
import { accounts, batches } from "./account-suite.ts";
import {
  accountDetails,
  accountLists,
  countedLists,
  keyLists,
  wholeAccountLists,
} from "./admin-list-suite.ts";
import { alertMessages, alertStates, customerQueues, endedAlerts } from "./alert-suite.ts";
import { callStates } from "./call-state-suite.ts";
import { deprecatedUses } from "./deprecated-use-suite.ts";
import { failedRequestLists, failedRequests } from "./failed-request-suite.ts";
import { audit, auditPages } from "./audit-suite.ts";
import type { TestLedger } from "./test-ledger.ts";
import { concurrency, holdsWithClaims, closing } from "./concurrency-suite.ts";
import { clocks } from "./clock-suite.ts";
import { customerKeys, otherKeys } from "./customer-key-suite.ts";
import { keys, refusedKeys, usedKeys } from "./key-suite.ts";
import { budgets, rotations, settings } from "./settings-suite.ts";
import { requests, endedOtherwise, totals } from "./report-suite.ts";
import {
  marginSums,
  requestPages,
  requestPagesOfDays,
  statementLaws,
  statements,
} from "./page-suite.ts";
import { facts, sessionRequests, sessions } from "./session-suite.ts";
import { reversals } from "./reversal-suite.ts";
import { scripts } from "./script-suite.ts";
import { changeLists, entriesNewestFirst, entryLists, otherLists } from "./list-suite.ts";
import { boundedSums, lifetimeSums } from "./lifetime-sum-suite.ts";
import { hourlySums, narrowedSums, utcSums } from "./sum-suite.ts";
import { usageLaws } from "./usage-law.ts";
import { lateSettings, singleSettings, stateOrders } from "./state-suite.ts";
import {
  alertQueues,
  alertTimes,
  watchedBudgets,
  watchedKeys,
  watchedMargins,
} from "./watch-suite.ts";

/** A store on a separate empty ledger. */
export interface StoreFixture extends Readonly<TestLedger> {
  /** Closes the current store and removes its ledger. */
  readonly dispose: () => Promise<void>;
}

/**
 * Tests every behaviour that the interface promises, for any store. Called inside a `describe` that
 * names the store.
 */
export function storeSuite(open: () => Promise<StoreFixture>): void {
  const current = useLedger(open);
  for (const part of [
    scripts,
    reversals,
    keys,
    refusedKeys,
    usedKeys,
    accounts,
    batches,
    audit,
    auditPages,
    failedRequests,
    callStates,
  ])
    part(current);
  for (const part of [settings, rotations, budgets, clocks]) part(current);
  for (const part of [
    requests,
    endedOtherwise,
    totals,
    facts,
    sessions,
    sessionRequests,
    deprecatedUses,
  ])
    part(current);
  for (const part of [requestPages, requestPagesOfDays, marginSums, statements, statementLaws]) {
    part(current);
  }
  for (const part of [alertStates, alertMessages, customerQueues, endedAlerts]) part(current);
  concurrency(current);
  holdsWithClaims(current);
  closing(current);
}

/**
 * Tests decisions made by the statements of a database: once for each database, not for each
 * connection mode. Called in addition to `storeSuite`.
 */
export function statementSuite(open: () => Promise<StoreFixture>): void {
  const current = useLedger(open);
  for (const part of [entryLists, entriesNewestFirst, otherLists, changeLists, failedRequestLists])
    part(current);
  for (const part of [accountLists, accountDetails, wholeAccountLists, countedLists, keyLists])
    part(current);
  for (const part of [utcSums, hourlySums, narrowedSums, lifetimeSums, boundedSums]) part(current);
  for (const part of [customerKeys, otherKeys]) part(current);
  usageLaws(current);
  customerKeys(current);
  for (const part of [stateOrders, singleSettings, lateSettings]) part(current);
  for (const part of [watchedKeys, watchedBudgets, watchedMargins, alertQueues, alertTimes])
    part(current);
}

/** Opens a ledger for each test; returns a getter for the current test's ledger. */
function useLedger(open: () => Promise<StoreFixture>): () => TestLedger {
  let fixture: StoreFixture | null = null;
  let ledger: TestLedger | null = null;
  beforeEach(async () => {
    fixture = await open();
    ledger = { ...fixture };
  });
  afterEach(() => fixture?.dispose());
  return () => {
    if (ledger === null) throw new Error("no ledger is open");
    return ledger;
  };
}
