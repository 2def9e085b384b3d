import type { Schemas } from "../../../../generated/admin/types.ts";
import { newId } from "../../../access/auth/new-id.ts";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import type { OperatorKind } from "../../../core/ledger/entry-row.ts";
import { referenceOf } from "../../../core/ledger/entry.ts";
import type { EntryRecord } from "../../../core/ledger/reports.ts";
import type { PostedEntry, PostResult } from "../../../core/ledger/operator-entry.ts";
import { formatAmount } from "../../../core/money/amounts.ts";
import type { AdminCall, AdminOperation } from "../operation.ts";
import { readCursor, readLimit, writeCursor, invalidCursor } from "../pages.ts";
import { findAccount, notFound, readAmount, readPeriod, readSignedAmount } from "../values.ts";
import { accountRecord } from "../account-record.ts";
import { archivedBefore } from "../archived.ts";

/** `POST /accounts/{id}/top-ups`. */
export const topUpAccount: AdminOperation<"topUpAccount"> = (call) => post("top-up", call);

/** `POST /accounts/{id}/refunds`. */
export const refundAccount: AdminOperation<"refundAccount"> = (call) => post("refund", call);

/** `POST /accounts/{id}/corrections`. */
export const correctAccount: AdminOperation<"correctAccount"> = (call) => post("correction", call);

async function post(
  kind: OperatorKind,
  {
    path,
    body,
    actor,
    dependencies,
  }: AdminCall<"topUpAccount" | "refundAccount" | "correctAccount">,
): Promise<Schemas["PostedAccount"]> {
  const { reference = null, note = null } = body;
  const store = await dependencies.openStore();
  const entry = {
    id: newId("ent", dependencies.randomBytes),
    reference,
    accountId: path.id,
    kind,
    amount:
      kind === "correction"
        ? readSignedAmount(body.amount, "amount")
        : readAmount(body.amount, "amount", "above zero"),
    note: note === null ? null : note.trim(),
    actor: actor.name,
    atMs: dependencies.now(),
  };
  const { externalId, email, metadata, webhookUrl } = await findAccount(store, path.id);
  const posted = await store.postEntry(entry);
  if (posted.result !== "posted") throw refusalOf(posted, { kind, accountId: path.id });
  const account = { ...posted.account, externalId, email, metadata, webhookUrl };
  return { ...accountRecord(account, dependencies.now()), entry: postedEntry(posted.entry) };
}

function refusalOf(
  refused: Exclude<PostResult, { readonly result: "posted" }>,
  { kind, accountId }: { readonly kind: OperatorKind; readonly accountId: string },
): GatewayError {
  switch (refused.result) {
    case "no-account":
      return notFound("account", accountId);
    case "account-closed":
      return new GatewayError(
        "account-closed",
        "The account is closed: only refunds are possible.",
      );
    case "insufficient": {
      const available = formatAmount(refused.available);
      const done = kind === "refund" ? "refunded" : "subtracted";
      return new GatewayError("insufficient-credit", `At most $${available} can be ${done}.`, {
        details: { available },
      });
    }
    case "balance-too-large": {
      const headroom = formatAmount(refused.headroom);
      return new GatewayError(
        "balance-too-large",
        `No balance may be above $9,000,000: at most $${headroom} can be added.`,
      );
    }
    case "mismatch": {
      const { field, first } = refused;
      const name = JSON.stringify(referenceOf(first) ?? first.id);
      const message = `The reference ${name} has a ${kind} with another ${field}.`;
      const issues = [{ pointer: `/${field}`, rule: "reference", message }];
      return new GatewayError("reference-conflict", message, { issues });
    }
  }
}

function postedEntry(entry: PostedEntry): Schemas["PostedEntry"] {
  return {
    object: "entry",
    id: entry.id,
    account_id: entry.accountId,
    kind: entry.kind,
    amount: formatAmount(entry.amount),
    reference: referenceOf(entry),
    note: entry.note,
    actor: entry.actor,
    at: new Date(entry.atMs).toISOString(),
  };
}

/** `GET /accounts/{id}/entries`. */
export const listEntries: AdminOperation<"listEntries"> = async ({ path, query, dependencies }) => {
  const store = await dependencies.openStore();
  await findAccount(store, path.id);
  const period = readPeriod(query);
  const { entries, hasMore } = await store.listEntries({
    accountId: path.id,
    kind: query.kind ?? null,
    ...period,
    isNewestFirst: query.order === "desc",
    afterSeq: query.cursor === undefined ? 0 : readPlace(query.cursor),
    count: readLimit(query.limit),
  });
  const last = hasMore ? entries.at(-1) : undefined;
  // Entries of other kinds are not archived.
  const hasCharges = query.kind === undefined || query.kind === "usage";
  return {
    object: "list",
    data: entries.map(entryRecord),
    next_cursor: last === undefined ? null : writeCursor(String(last.seq)),
    archived_before: hasCharges ? await archivedBefore(store, period) : null,
  };
};

function readPlace(cursor: string): number {
  const place = readCursor(cursor);
  if (!/^\d{1,15}$/.test(place)) throw invalidCursor();
  return Number(place);
}

function entryRecord(entry: EntryRecord): Schemas["Entry"] {
  return {
    ...postedEntry(entry),
    model: entry.model,
    key_id: entry.keyId,
    hash: entry.hash,
    text: entry.text,
  };
}
