import type { KeyRecord } from "../../core/ledger/accounts.ts";
import type { Plan } from "../../upstreams/catalog/plan.ts";

/** The caller: the key (never its secret), its account and the plan of that account. */
export interface Caller {
  readonly key: KeyRecord;
  readonly accountId: string;
  readonly plan: Plan;
}
