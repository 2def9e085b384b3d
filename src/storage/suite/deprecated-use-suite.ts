import { expect, it } from "vitest";
import type { DeprecatedUseQuery } from "../../core/ledger/reports.ts";
import { ACCOUNT, KEY, newHold, newKey, newSettlement, NOW, openAccount } from "./ledger-script.ts";
import type { TestLedger } from "./test-ledger.ts";

const FIELD = "field:chat.functions";
const MODEL = "model:a/b";

/** Tests which keys used something deprecated. */
export function deprecatedUses(ledger: () => TestLedger): void {
  it("the uses of what is deprecated are counted by key, narrowed and paged", async () => {
    const { store } = ledger();
    await openAccount(store, 1_000);
    await store.createKey(newKey({ id: "k2" }));
    const requests = [
      ["h1", KEY, `${FIELD} ${MODEL}`, 1],
      ["h2", KEY, FIELD, 2],
      ["h3", "k2", MODEL, 3],
      ["h4", KEY, null, 4],
    ] as const;
    for (const [id, keyId, deprecated, at] of requests) {
      const facts = deprecated === null ? null : { agentSession: "s", deprecated };
      await store.placeHold(newHold(id, 40, { keyId, facts, atMs: NOW + at }));
      await store.settle(newSettlement(id, 10, { atMs: NOW + at }));
    }
    const listed = async (query: Partial<DeprecatedUseQuery> = {}) => {
      const { uses } = await store.listDeprecatedUses({ limit: 9, ...query });
      return uses.map((use) => [use.deprecation, use.keyId, use.requests, use.lastMs - NOW]);
    };
    const [field, second, model] = [
      [FIELD, KEY, 2, 2],
      [MODEL, "k2", 1, 3],
      [MODEL, KEY, 1, 1],
    ];
    expect(await listed()).toEqual([field, second, model]);
    expect(await listed({ deprecation: MODEL, accountId: ACCOUNT })).toEqual([second, model]);
    expect(await listed({ keyId: "k2" })).toEqual([second]);
    expect(await listed({ model: "none/such" })).toEqual([]);
    expect(await listed({ fromMs: NOW + 2, toMs: NOW + 3 })).toEqual([[FIELD, KEY, 1, 2]]);
    const { next } = await store.listDeprecatedUses({ limit: 2 });
    expect(next).toEqual({ deprecation: MODEL, accountId: ACCOUNT, keyId: "k2" });
    expect(await listed({ after: next })).toEqual([model]);
  });
}
