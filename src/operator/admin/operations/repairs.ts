import { hash } from "node:crypto";
import type { Schemas } from "../../../../generated/admin/types.ts";
import { linkHash } from "../../../core/ledger/chain.ts";
import { entryText } from "../../../core/ledger/entry-row.ts";
import { ChainWalk } from "../../../core/ledger/chain-walk.ts";
import type { EntryRecord } from "../../../core/ledger/reports.ts";
import type { CountedSums, RepairedSum } from "../../../core/ledger/unresolved-holds.ts";
import { formatAmount } from "../../../core/money/amounts.ts";
import { hasNul, mayBeRepaired, repairOf, textsWithOneHalf } from "../../../core/ledger/repair.ts";
import type { AdminDependencies, AdminStore, AdminOperation } from "../operation.ts";
import type { AuditBegin } from "../audit.ts";
import type { AuditPage, AuditPlace } from "../../../core/ledger/audit.ts";
import { findAccount } from "../values.ts";

/** Number of entries or audit records per page. */
const PAGE_COUNT = 500;

/**
 * Upper bound for the time difference between a change and its entry. Both come from the same
 * clock.
 */
const NEAR_MS = 3_600_000;

/** `POST /accounts/{id}/repairs`. */
export const repairAccount: AdminOperation<"repairAccount"> = async (call) => {
  const { path, body, actor, dependencies } = call;
  const store = await dependencies.openStore();
  await findAccount(store, path.id);
  const sums = await store.repairSums({ accountId: path.id, atMs: dependencies.now() });
  await store.resolveHolds({ atMs: dependencies.now() });
  const unresolved = await store.listUnresolvedHolds({ accountId: path.id });
  const repaired: Schemas["RepairedEntry"][] = [];
  const broken: Schemas["BrokenEntry"][] = [];
  for await (const entry of entriesToRepair(store, path.id)) {
    const { id, kind, seq } = entry;
    const text = await findText(store, entry, dependencies);
    const name = { id, kind, hash: entry.stored.toString("hex") };
    if (text === null) broken.push(name);
    else {
      const stated = { text, atMs: dependencies.now(), actor: actor.name, note: body.note.trim() };
      await store.addRepair(repairOf({ seq, entry, hash: entry.stored }, stated));
      repaired.push({ ...name, text });
    }
  }
  return {
    object: "repair",
    account_id: path.id,
    sums: sums.map(repairedSum),
    unresolved_holds: unresolved.map(({ requestId, amount, reason }) => ({
      request_id: requestId,
      amount: formatAmount(amount),
      reason,
    })),
    repaired,
    broken,
  };
};

const scopes = {
  account: "account",
  key: "key",
  "account budget": "account_budget",
  "key budget": "key_budget",
} as const satisfies Record<RepairedSum["scope"], Schemas["RepairedSum"]["scope"]>;

function repairedSum({ scope, id, before, after }: RepairedSum): Schemas["RepairedSum"] {
  return { scope: scopes[scope], id, before: countedSums(before), after: countedSums(after) };
}

function countedSums({ held, spent }: CountedSums): Schemas["CountedSums"] {
  return { held: formatAmount(held), spent: spent === null ? null : formatAmount(spent) };
}

/** An entry that does not match its hash, or has NUL and no repair. */
interface ToRepair extends EntryRecord {
  /** The preceding hash. */
  readonly previous: Uint8Array;
  readonly stored: Buffer;
}

async function* entriesToRepair(
  store: Pick<AdminStore, "listEntries" | "findArchivedPlaces">,
  accountId: string,
): AsyncGenerator<ToRepair> {
  const all = { accountId, kind: null, fromMs: null, toMs: null, count: PAGE_COUNT };
  // Archived entries were verified before they were archived.
  const [archived = null] = await store.findArchivedPlaces([accountId]);
  const walk = new ChainWalk(accountId, archived);
  for (let afterSeq = archived?.seq ?? 0; ;) {
    const { entries, hasMore } = await store.listEntries({ ...all, afterSeq });
    for (const entry of entries) {
      const stored = entry.hash === null ? null : Buffer.from(entry.hash, "hex");
      const place = walk.take(entry, stored);
      if (stored === null || typeof place === "string") continue;
      const { previous } = place;
      const found = { ...entry, previous, stored };
      if (!isHashed(found, entry.text) || (hasNul(entry) && !entry.isRepaired)) yield found;
    }
    afterSeq = entries.at(-1)?.seq ?? afterSeq;
    if (!hasMore) return;
  }
}

/** Returns whether an entry's hash matches this text. */
function isHashed({ previous, stored }: ToRepair, text: string): boolean {
  return linkHash(previous, hash("sha256", text, "buffer")).equals(stored);
}

/**
 * Returns the text that an entry's hash covers, verified by its hash; null if no text matches.
 */
async function findText(
  store: Pick<AdminStore, "listAudit">,
  entry: ToRepair,
  { sleep }: Pick<AdminDependencies, "sleep">,
): Promise<string | null> {
  if (isHashed(entry, entry.text)) return entry.text;
  if (!mayBeRepaired(entry)) return null;
  for await (const note of auditedNotes(store, entry)) {
    const text = entryText({ ...entry, note });
    if (isHashed(entry, text)) return text;
  }
  for (const texts of textsWithOneHalf(entry)) {
    const found = texts.find((text) => isHashed(entry, text));
    if (found !== undefined) return found;
    // The hashes of one place take milliseconds, which is long enough for one turn of the event
    // loop.
    await sleep(0);
  }
  return null;
}

/**
 * Yields the notes that were sent for an account about the time when an entry was posted. The audit
 * log stores them unaltered.
 */
async function* auditedNotes(
  store: Pick<AdminStore, "listAudit">,
  { accountId, atMs }: EntryRecord,
): AsyncGenerator<string> {
  const near = { fromMs: atMs - NEAR_MS, toMs: atMs + NEAR_MS, actor: null, target: accountId };
  for (let after: AuditPlace | null = null; ;) {
    const page: AuditPage = await store.listAudit({ ...near, after, count: PAGE_COUNT });
    for (const { begun } of page.records) {
      // The text was written by `withAudit`.
      const { input } = JSON.parse(begun.details) as AuditBegin;
      const note: unknown =
        typeof input === "object" && input !== null ? Reflect.get(input, "note") : null;
      if (typeof note === "string") yield note.trim();
    }
    after = page.next;
    if (after === null) return;
  }
}
