import type { Pool } from "pg";
import { expect, test } from "vitest";
import type { Steps } from "../operations/steps.ts";
import { fillHourlySums } from "./schema/hourly-sums.ts";
import { makeIndices } from "./schema/indices.ts";
import { EVICT_OLDEST } from "./batches/reply-statements.ts";
import { Membership } from "./lease/membership.ts";
import { migrate } from "./schema/migrate.ts";
import { reapDead, resolveReplica } from "./reaper.ts";
import type { OwnClaim } from "./batches/own-claim.ts";
import { ReleasedClaims } from "./batches/released-claims.ts";
import { Replies } from "./batches/replies.ts";
import { Quota } from "./batches/quotas.ts";
import { reverseCharge } from "./batches/reversal.ts";
import { noteRewind } from "./batches/rewind.ts";
import { executeSteps, runOperation } from "./statements.ts";
import { inTransaction, withClient } from "./connections/transaction.ts";

type Row = Readonly<Record<string, unknown>>;

/** Answers of a database without holds and charges to each statement, in order. */
type Answers = (at: number) => Row | null;

const nothing: Answers = () => null;
/** Answers of a fresh schema. */
const schema: Answers = () => ({ number: 150_000, needed: 0, applied: 0, where: "ledger" });
/** The third statement takes the last slice. */
const slices: Answers = (at) => ({ is_due: true, first: 0, last: at === 2 ? 1 : 0 });
const unlocked: Answers = () => ({ taken: true });
/** The fifth statement finds no charge. */
const uncharged: Answers = (at) => (at === 4 ? null : {});
const member: Answers = () => ({ is_member: true, claimed: ["r"], claims: 0 });

/** Returns a database that loses the statement at `lostAt`. */
function losing(lostAt: number, answers: Answers) {
  const seen = { statements: 0, closing: 0, closed: 0 };
  const query = (sql: string | { readonly text: string }): Promise<object> => {
    const at = seen.statements++;
    if (at === lostAt) return Promise.reject(new Error("lost"));
    const text = typeof sql === "string" ? sql : sql.text;
    const row = text.startsWith("SELECT * FROM holds") ? null : answers(at);
    const rows = row === null ? [] : [row];
    return Promise.resolve({ command: text, rows, rowCount: rows.length });
  };
  const connect = () => Promise.resolve({ query, release: () => undefined });
  const end = async (): Promise<void> => {
    seen.closing += 1;
    await new Promise((resolve) => setImmediate(resolve));
    seen.closed += 1;
  };
  return { seen, pool: { query, connect, end } as unknown as Pool };
}

const MEMBER = { id: "self", leaseMs: 1 };
const SELF = { self: "self", atMs: 1 };
const REVERSAL = { owner: "self", requestId: "r", cause: "undelivered", atMs: 1 } as const;
const REWIND = { owner: "self", fromBatch: 1, toBatch: 2, fromMs: 1, toMs: 2 };
const CLAIM = { accountId: "a", keyHash: "k", bodyHash: "b", requestId: "r", atMs: 1 };

const REPORT = { accountId: "a", fromMs: 0, toMs: 1, limit: 1, timeoutMs: 1 };
function* oneState(): Steps<null> {
  yield "begin";
  yield "end";
  return null;
}
const neverKept = () => Promise.resolve(null);
const poolsOf = (pool: Pool) => ({ reports: pool, changes: pool, sideNotes: pool });

/** Runs calls about a reply, each with one attempt. */
async function runReplyCalls(pool: Pool): Promise<void> {
  const membership = await Membership.join(pool, MEMBER);
  const claimed = new Map<string, OwnClaim>();
  const once = { retryForMs: 0, keepReversal: () => undefined, onReversed: () => undefined };
  const released = new ReleasedClaims();
  const replies = new Replies({ pool, membership, claimed, released, ...once });
  await replies.run([["claimReply", CLAIM]]);
  expect([...claimed.keys()]).toEqual(["r"]);
  await replies.run([["releaseReply", CLAIM]]);
  await replies.run([["giveClaimUp", CLAIM]]);
}

const works: readonly (readonly [string, Answers, (pool: Pool) => Promise<unknown>])[] = [
  ["the migration", schema, migrate],
  ["the sums of hours", slices, (pool) => fillHourlySums(pool, () => pool)],
  ["the indices", unlocked, (pool) => makeIndices(pool, () => pool)],
  ["a search for dead processes", nothing, (pool) => reapDead(pool, { ...SELF, leaseMs: 1 })],
  ["the end of a process", nothing, (pool) => resolveReplica(pool, SELF)],
  ["a reversal without a charge", uncharged, (pool) => reverseCharge(pool, REVERSAL)],
  ["a reversal by a missing process", nothing, (pool) => reverseCharge(pool, REVERSAL)],
  ["a claim and its end", member, runReplyCalls],
  ["a report", nothing, (pool) => runOperation(poolsOf(pool), "listRequests", REPORT)],
  ["steps that see one state", nothing, (pool) => executeSteps(pool, oneState())],
  ["a change that is not kept", nothing, (pool) => inTransaction(pool, neverKept, () => false)],
  [
    "a missing process that counts its claims",
    nothing,
    async (pool) => (await Membership.join(pool, MEMBER)).recountClaims("self"),
  ],
  ["an eviction", nothing, (pool) => new Quota(pool, 1, EVICT_OLDEST).enforce()],
  [
    "a record of a rewind",
    nothing,
    (pool) => withClient(pool, (client) => noteRewind(client, REWIND)),
  ],
  [
    "a process that joins again",
    nothing,
    async (pool) => (await Membership.join(pool, MEMBER)).rejoin("self"),
  ],
];

test.each(works)("the loss of a statement fails %s", async (_, answers, work) => {
  const { seen, pool } = losing(-1, answers);
  await work(pool);
  expect(seen.statements).toBeGreaterThan(0);
  expect(seen.closed, "separate connections").toBe(seen.closing);
  for (let at = 0; at < seen.statements; at += 1) {
    await expect(work(losing(at, answers).pool), `statement ${at}`).rejects.toThrow(
      /lost|not answered/,
    );
  }
});

test("a lost rollback fails the wait for the index lock", async () => {
  const { pool } = losing(3, () => ({ taken: false }));
  await expect(makeIndices(pool, () => pool)).rejects.toThrow("lost");
});
