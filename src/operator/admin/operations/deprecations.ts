import type { Schemas } from "../../../../generated/admin/types.ts";
import type { DeprecatedUse } from "../../../core/ledger/reports.ts";
import { allDeprecations, type Deprecation } from "../../../upstreams/catalog/deprecations.ts";
import { archivedBefore } from "../archived.ts";
import type { AdminOperation } from "../operation.ts";
import { readLimit } from "../pages.ts";
import { readRecentPeriod, readUsePlace, writeUsePlace } from "../recent-pages.ts";
import { findAccount, isoOrNull } from "../values.ts";

/** `GET /deprecations`. */
export const listDeprecatedUses: AdminOperation<"listDeprecatedUses"> = async ({
  query,
  dependencies,
}) => {
  const { account = null, key = null, model = null, cursor } = query;
  const store = await dependencies.openStore();
  if (account !== null) await findAccount(store, account);
  const period = readRecentPeriod(query, dependencies.now());
  const { uses, next } = await store.listDeprecatedUses({
    ...period,
    accountId: account,
    keyId: key,
    model,
    deprecation: query.deprecation ?? null,
    after: cursor === undefined ? null : readUsePlace(cursor),
    limit: readLimit(query.limit),
  });
  const known = new Map(allDeprecations(dependencies.catalog()).map((each) => [each.id, each]));
  return {
    object: "list",
    data: uses.map((use) => useRecord(use, known.get(use.deprecation))),
    next_cursor: writeUsePlace(next),
    archived_before: await archivedBefore(store, period),
  };
};

function useRecord(
  { deprecation, accountId, keyId, requests, lastMs }: DeprecatedUse,
  known: Deprecation | undefined,
): Schemas["DeprecatedUse"] {
  return {
    object: "deprecated_use",
    deprecation,
    account_id: accountId,
    key_id: keyId,
    requests,
    last_at: new Date(lastMs).toISOString(),
    deprecated_at: isoOrNull(known?.atMs ?? null),
    sunset_at: isoOrNull(known?.sunsetMs ?? null),
  };
}
