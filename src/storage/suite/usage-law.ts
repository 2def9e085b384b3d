import fc from "fast-check";
import { expect, it } from "vitest";
import type { UsageRow, UsageTime } from "../../core/ledger/reports.ts";
import type { Store } from "../../core/ledger/store.ts";
import { COST, newHold, newKey, newSettlement, openAccount } from "./ledger-script.ts";
import type { TestLedger } from "./test-ledger.ts";

const MINUTE_MS = 60_000;
const START = Date.UTC(2026, 0, 14, 22);

const names = { key: ["key", "k2", "k3"], model: ["a/x", "a-x", "Zoë", "b"], upstream: ["u", "v"] };

/** What a request or its reversal adds to the sums. */
interface Addend {
  readonly key: string;
  readonly model: string;
  readonly upstream: string;
  readonly atMs: number;
  readonly requests: number;
  readonly charge: number;
  readonly cost: number;
}

const request = fc.record({
  key: fc.constantFrom(...names.key),
  model: fc.constantFrom(...names.model),
  upstream: fc.constantFrom(...names.upstream, null),
  atMs: fc.oneof(
    fc.integer({ min: 0, max: 5 * 60 }).map((minute) => START + minute * MINUTE_MS),
    fc.integer({ min: START, max: START + 30 * 3_600_000 }),
  ),
  charge: fc.integer({ min: 0, max: 3 }),
  reversedMs: fc.option(fc.integer({ min: 0, max: 3 * 3_600_000 }), { nil: null }),
});

type Request = typeof request extends fc.Arbitrary<infer Value> ? Value : never;

const digits = { day: 10, hour: 13, minute: 16 } as const;
const timeOf = (per: UsageTime, atMs: number) => new Date(atMs).toISOString().slice(0, digits[per]);

const moment = fc.option(
  fc.oneof(
    fc.integer({ min: 0, max: 30 }).map((hour) => START + hour * 3_600_000),
    fc.integer({ min: START, max: START + 30 * 3_600_000 }),
  ),
  { nil: null },
);
const query = fc.record({
  by: fc.constantFrom("model", "key", "upstream"),
  per: fc.constantFrom("day", "hour", "minute", null),
  top: fc.constantFrom(null, 1, 2, 100),
  limit: fc.constantFrom(1, 2, 50),
  fromMs: moment,
  toMs: moment,
  model: fc.constantFrom(null, null, ...names.model),
  keyId: fc.constantFrom(null, null, ...names.key),
});
type Query = typeof query extends fc.Arbitrary<infer Value> ? Value : never;

/** Returns the rows that a report of the addends has. */
function sumsOf(addends: readonly Addend[], { by, per, top, ...filter }: Query) {
  const { fromMs, toMs, model, keyId } = filter;
  const kept = addends.filter(
    (each) =>
      (fromMs === null || each.atMs >= fromMs) &&
      (toMs === null || each.atMs < toMs) &&
      (model === null || each.model === model) &&
      (keyId === null || each.key === keyId),
  );
  const grouped = (time: (atMs: number) => string | null) =>
    [...Map.groupBy(kept, (each) => `${time(each.atMs)} ${each[by]}`).values()].map((rows) => {
      const [first] = rows;
      const sum = (field: "requests" | "charge" | "cost") =>
        rows.reduce((all, row) => all + row[field], 0);
      return {
        group: first?.[by] ?? "",
        time: time(first?.atMs ?? 0),
        requests: sum("requests"),
        charge: sum("charge"),
        cost: sum("cost"),
      };
    });
  const compare = (one: string, other: string) =>
    Buffer.compare(Buffer.from(one), Buffer.from(other));
  const whole = grouped(() => null).toSorted((one, other) => compare(one.group, other.group));
  const highest = whole.toSorted((one, other) => other.charge - one.charge).slice(0, top ?? 1e9);
  if (per === null) return top === null ? whole : highest;
  return grouped((atMs) => timeOf(per, atMs))
    .filter(({ group }) => highest.some((row) => row.group === group))
    .toSorted(
      (one, other) => compare(one.group, other.group) || compare(one.time ?? "", other.time ?? ""),
    );
}

/** Posts requests and their reversals; returns what they add to the sums. */
async function post(
  store: Store,
  requests: readonly Request[],
  nextId: () => string,
): Promise<readonly Addend[]> {
  const addends: Addend[] = [];
  for (const { key, model, upstream, atMs, charge, reversedMs } of requests) {
    const id = nextId();
    await store.placeHold(newHold(id, 20, { keyId: key, model }));
    await store.settle(newSettlement(id, charge, { upstream, atMs }));
    const name = { key, model, upstream: upstream ?? "" };
    addends.push({ ...name, atMs, requests: 1, charge, cost: COST });
    if (reversedMs === null || charge === 0) continue;
    const gone = { outcome: "failed", status: 502, atMs: atMs + reversedMs } as const;
    await store.settle(newSettlement(id, 0, { upstream, ...gone }));
    addends.push({ ...name, atMs: gone.atMs, requests: 0, charge: -charge, cost: 0 });
  }
  return addends;
}

/** Reads a report, page by page unless it is one page. */
async function read(store: Store, query: Query): Promise<readonly UsageRow[]> {
  const rows: UsageRow[] = [];
  for (let last: UsageRow | undefined; ;) {
    const place = last === undefined ? {} : { after: last.group, afterTime: last.time };
    const page = await store.usage({ ...query, ...place });
    rows.push(...page);
    last = page.at(-1);
    const isOnePage = query.top !== null && query.per === null;
    if (isOnePage || page.length < query.limit) return rows;
  }
}

/** Tests sums of random ledgers against those of a model. */
export function usageLaws(ledger: () => TestLedger): void {
  it("law: usage by group and time, its tops and pages are the sums of requests and reversals", async () => {
    const { store } = ledger();
    await openAccount(store, 1_000_000);
    for (const id of ["k2", "k3"]) await store.createKey(newKey({ id }));
    const addends: Addend[] = [];
    let count = 0;
    const nextId = () => `h${(count += 1)}`;
    const added = fc.array(request, { maxLength: 6 });
    const asked = fc.array(query, { minLength: 4, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(added, asked, async (requests, queries) => {
        addends.push(...(await post(store, requests, nextId)));
        for (const each of queries) {
          const rows = await read(store, each);
          const sums = rows.map((row) => ({
            group: row.group,
            time: row.time,
            requests: row.requests,
            charge: Number(row.charge),
            cost: Number(row.cost),
          }));
          expect(sums).toEqual(sumsOf(addends, each));
        }
      }),
      { numRuns: 25 },
    );
  });
}
