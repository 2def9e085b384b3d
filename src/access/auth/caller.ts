import type { KeyRecord } from "../../core/ledger/accounts.ts";
import type { UnlistedFields } from "../../core/ledger/unlisted-fields.ts";
import type { Plan } from "../../upstreams/catalog/plan.ts";

/** The caller: the key (never its secret), its account and the plan of that account. */
export interface Caller {
  readonly key: KeyRecord;
  readonly accountId: string;
  readonly plan: Plan;
}

/** Returns the rule that applies to the caller's request fields that the contract does not list. */
export function unlistedFieldsOf({ key, plan }: Pick<Caller, "key" | "plan">): UnlistedFields {
  return key.unlistedFields ?? plan.unlistedFields ?? "refuse";
}
