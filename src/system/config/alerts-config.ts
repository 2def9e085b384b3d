import type { AlertKind } from "../../core/ledger/alerts.ts";
import type { NanoUsd } from "../../core/money/amounts.ts";

/** Destination of alerts. */
export interface AlertWebhook {
  /** A name that stays the same when the address changes. */
  readonly id: string;
  readonly url: string;
  /** The key for its signatures. */
  readonly secret: Buffer;
  readonly kinds: ReadonlySet<AlertKind>;
}

/** The section `alerts` of `gateway.yaml`. */
export interface AlertsConfig {
  /** Null: no alerts about balances. */
  readonly lowBalance: NanoUsd | null;
  /** Percent of a limit; null: no alerts about limits and budgets. */
  readonly budgetPercent: number | null;
  /** Interval between checks. */
  readonly checkMs: number;
  readonly webhooks: readonly AlertWebhook[];
  /** Null: customers receive no notices. */
  readonly customers: CustomerWebhooks | null;
}

/** How customers receive low-balance notices, at their own addresses. */
export interface CustomerWebhooks {
  /** The key from which the secrets for their signatures are derived. */
  readonly secret: Buffer;
  /** Whether their addresses may be private or unencrypted. */
  readonly allowsPrivate: boolean;
}
