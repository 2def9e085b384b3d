import type { AlertKind } from "../../core/ledger/alerts.ts";
import type { NanoUsd } from "../../core/money/amounts.ts";

/** Where alerts go. */
export interface AlertWebhook {
  /** A name that stays the same when the address changes. */
  readonly id: string;
  readonly url: string;
  /** The key of its signatures. */
  readonly secret: Buffer;
  readonly kinds: ReadonlySet<AlertKind>;
}

/** The section `alerts` of `gateway.yaml`. */
export interface AlertsConfig {
  /** Null: no alerts about balances. */
  readonly lowBalance: NanoUsd | null;
  /** Percent of a limit; null: no alerts about limits and budgets. */
  readonly budgetPercent: number | null;
  /** How often the states are looked at. */
  readonly checkMs: number;
  readonly webhooks: readonly AlertWebhook[];
  /** Null: customers are told nothing. */
  readonly customers: CustomerWebhooks | null;
}

/** How customers receive low-balance notices, at addresses of their own. */
export interface CustomerWebhooks {
  /** What the secrets of their signatures are derived from. */
  readonly secret: Buffer;
  /** Whether their addresses may be private ones, and not encrypted. */
  readonly allowsPrivate: boolean;
}
