import { fileAuditRecord } from "../../../../generated/admin/page-fields.js";
import type { OperationId } from "../../../../generated/admin/operations.ts";
import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, Place, ViewContent } from "../app.js";
import { element as h, type Children } from "../../kit/elements.js";
import { readFilters, filterForm, describeFilters } from "../filters.js";
import { badge, viewHead } from "../dom.js";
import { momentInColumn } from "../format.js";
import { copyableId } from "../../kit/ids.js";
import { pagedList } from "../list.js";
import type { Column } from "../../kit/table.js";

type AuditRecord = Schemas["AuditRecord"];

export const title = "Audit log";
/** The operation that the role must allow for the view to appear in the navigation. */
export const operation: OperationId = "listAudit";

const actorField = { name: "actor", label: "Actor" } as const;
const period = { name: "period" } as const;
const targetField = { name: "target", label: "Account or key id", kind: "target" } as const;
const fields = [targetField, actorField, period];

/** Shows every change that an operator requested. */
export async function open(
  app: App,
  _parts: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  const parts = ["audit"];
  const list = await auditList(app, { parts, query });
  return { element: h("div", {}, viewHead(title), list) };
}

/**
 * Returns the changes that match the filters of the address; `target` is the id of their account or
 * key, or null for all.
 */
export async function auditList(
  app: App,
  { parts, query, target: only = null }: Place & { readonly target?: string | null },
): Promise<HTMLElement> {
  const shown = only === null ? fields : [actorField, period];
  const asked = readFilters(
    query,
    shown.map(({ name }) => name),
  );
  const narrowed = only === null ? asked : { ...asked, target: only };
  const list = await pagedList(app, {
    parts,
    query,
    load: (page) => app.client.listAudit({ query: { ...narrowed, ...page } }),
    columns: auditColumns(app),
    caption: "Operator changes, newest first",
    empty: "No changes in this period.",
    idsOf: ({ target }) => [target],
    file: { name: "audit", columns: fileAuditRecord },
  });
  const { target = "" } = only === null ? readFilters(query, ["target"]) : {};
  const kind = target.startsWith("acc_") ? "account" : "key";
  const named = /^(?:acc|key)_/.test(target)
    ? await describeFilters(app, { [kind]: target })
    : null;
  return h("div", {}, filterForm(app, { parts, query, fields: shown }), named, list);
}

const moods = { done: "good", refused: "warn", failed: "bad", unknown: "off" } as const;

function auditColumns(app: App): readonly Column<AuditRecord>[] {
  return [
    {
      name: "Time (UTC)",
      isTime: true,
      isHeader: true,
      // Consistent with the order of the list and the comparison of the period.
      of: ({ at, ended_at: endedAt }) => momentInColumn(endedAt ?? at),
    },
    { name: "Actor", of: ({ actor, role }) => `${actor} (${role})` },
    { name: "Operation", of: ({ operation: id }) => operationText(id) },
    { name: "Target", of: ({ target }) => targetOf(app, target) },
    {
      name: "Result",
      of: ({ result, error_code: code }) => [
        badge(result, moods[result]),
        code === null ? "" : h("div", {}, h("code", {}, code)),
      ],
    },
    { name: "Details", of: detailsOf },
  ];
}

const operationTexts: Readonly<Record<string, string>> = {
  createAccount: "Opened an account",
  updateAccount: "Changed an account",
  suspendAccount: "Suspended an account",
  resumeAccount: "Resumed an account",
  closeAccount: "Closed an account",
  repairAccount: "Repaired an account",
  topUpAccount: "Topped up an account",
  refundAccount: "Refunded an account",
  correctAccount: "Corrected an account",
  createKey: "Created a key",
  updateKey: "Changed a key",
  rotateKey: "Rotated a key",
  revokeKey: "Revoked a key",
  reloadGateway: "Reloaded the configuration",
  probeUpstreams: "Probed upstreams",
  verifyLedger: "Verified the ledger",
};

/** Describes an operation; an unknown one has its code. */
function operationText(code: string): Children {
  return operationTexts[code] ?? h("code", {}, code);
}

function targetOf(app: App, id: string | null): Children {
  if (id === null) return "–";
  if (id.startsWith("acc_")) return app.names.account(id);
  return id.startsWith("key_") ? app.names.key(id) : copyableId(app, id);
}

function detailsOf({ id, operation: code, input, before, after }: AuditRecord): Children {
  const parts = [
    ["Input", input] as const,
    ["Before", before] as const,
    ["After", after] as const,
  ].filter(([, value]) => value !== null);
  const shown = parts.flatMap(([name, value]) => [
    h("p", { class: "hint" }, name),
    h("pre", { tabindex: "0" }, JSON.stringify(value, null, 2)),
  ]);
  return h(
    "details",
    {},
    h("summary", { "aria-label": `Details of ${id}` }, "Details"),
    h("p", { class: "hint" }, "Operation ", h("code", {}, code)),
    ...shown,
  );
}
