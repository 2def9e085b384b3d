import type { Store } from "./store.ts";
import type { VerifiedPart, VerifyReport } from "./verification.ts";

/**
 * Verifies the whole ledger in parts. `keep` receives the places of consistent parts, where the
 * next verification begins; null: no place is written. No place is moved from the first problem on.
 */
export async function verifyLedger(
  store: Pick<Store, "verify">,
  { full, keep }: { readonly full: boolean; readonly keep: Store["keepVerified"] | null },
): Promise<VerifyReport> {
  const parts: Omit<VerifiedPart, "places">[] = [];
  for (let after: string | null = null; ;) {
    const { places, ...part }: VerifiedPart = await store.verify({ full, after });
    parts.push(part);
    const isRight = parts.every(({ ok }) => ok);
    const isLast = part.next === null;
    const seq = isLast ? Math.min(...parts.map((one) => one.seq)) : null;
    if (isRight) await keep?.({ places, seq, full });
    if (isLast) break;
    after = part.next;
  }
  const sum = (count: "accounts" | "entries" | "repaired") =>
    parts.reduce((total, part) => total + part[count], 0);
  return {
    ok: parts.every(({ ok }) => ok),
    accounts: sum("accounts"),
    entries: sum("entries"),
    repaired: sum("repaired"),
    full,
    problems: parts.flatMap(({ problems }) => problems),
    rewinds: parts[0]?.rewinds ?? [],
  };
}
