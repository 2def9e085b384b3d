import type { OnReversed } from "../../../core/ledger/reversed-charge.ts";
import type { Pool } from "pg";
import { decideClaim } from "../../../core/ledger/decisions.ts";
import type { ClaimResult, ReplyClaim } from "../../../core/ledger/store.ts";
import type { CallOutcome, StoreArgument } from "../../shared/calling-store.ts";
import { bigintArray, textArray } from "../connections/arrays.ts";
import { runByHalves } from "../connections/by-halves.ts";
import { StateChanged, Fenced } from "../connections/failures.ts";
import type { Membership } from "../lease/membership.ts";
import { giveClaimsUp, releaseStatement, type ReleasedClaims } from "./released-claims.ts";
import { CLAIM, FIND, TAKE_OVER } from "./reply-statements.ts";
import { Retry } from "../connections/retry.ts";
import type { OwnClaim } from "./own-claim.ts";
import { reverseCharge, type DueReversal } from "./reversal.ts";
import { queryOnce } from "../connections/transaction.ts";
import { keptReply } from "../../shared/records.ts";
import { onlyRow, text, truth, type Row } from "../../shared/rows.ts";

/** A call about replies as data. */
export type ReplyCall =
  | readonly ["claimReply", ReplyClaim]
  | readonly ["releaseReply", StoreArgument<"releaseReply">]
  /** Releases a claim that may or may not be made, now or later. */
  | readonly ["giveClaimUp", StoreArgument<"releaseReply">];

const FENCED = "this process was taken for dead";

/** How often a claim is retried if the existing claim is released between two reads. */
const ATTEMPTS_MAX = 5;

export interface RepliesOptions {
  readonly pool: Pool;
  readonly membership: Membership;
  /** Receives the claim of every request that has one. The settlement removes it. */
  readonly claimed: Map<string, OwnClaim>;
  /** Receives the requests whose claims are released. */
  readonly released: ReleasedClaims;
  /** How long calls are retried while the database is away. */
  readonly retryForMs: number;
  /** Called after a charge was reversed, or was not due for reversal. */
  readonly keepReversal: (reversal: DueReversal) => void;
  /** See `OpenStoreOptions.onReversed`. */
  readonly onReversed: OnReversed;
}

/**
 * Claims and stored replies (rule 10), written by separate statements outside the batches of holds
 * and charges.
 */
export class Replies {
  readonly #pool: Pool;
  readonly #membership: Membership;
  readonly #claimed: Map<string, OwnClaim>;
  readonly #released: ReleasedClaims;
  readonly #retry: Retry;
  readonly #keepReversal: (reversal: DueReversal) => void;
  readonly #onReversed: OnReversed;

  constructor(options: RepliesOptions) {
    this.#keepReversal = options.keepReversal;
    this.#onReversed = options.onReversed;
    this.#pool = options.pool;
    this.#membership = options.membership;
    this.#claimed = options.claimed;
    this.#released = options.released;
    this.#retry = new Retry(options.retryForMs);
  }

  /**
   * Runs calls; returns one outcome per call, in order. Calls about the same key run one after the
   * other. A repeated claim or release has the same result.
   */
  async run(calls: readonly ReplyCall[]): Promise<readonly CallOutcome[]> {
    const outcomes: CallOutcome[] = [];
    for (const group of inGroups(calls)) {
      outcomes.push(...(await runByHalves(group, (part) => this.#attemptGroup(part))));
    }
    return outcomes;
  }

  #attemptGroup(group: readonly ReplyCall[]): Promise<readonly CallOutcome[]> {
    return this.#retry.run(async () => {
      const claims = group.flatMap((call) => (call[0] === "claimReply" ? [call[1]] : []));
      const releases = requestsOf(group, "releaseReply");
      const inDoubt = requestsOf(group, "giveClaimUp");
      const results = claims.length === 0 ? [] : await this.#claim(claims);
      if (releases.length > 0) await this.#release(releases);
      if (inDoubt.length > 0) await this.#giveUp(inDoubt);
      let next = 0;
      return group.map(([operation]) => ({
        value: operation === "claimReply" ? results[next++] : undefined,
      }));
    });
  }

  async #claim(claims: readonly ReplyClaim[]): Promise<readonly ClaimResult[]> {
    const results = new Map<ReplyClaim, ClaimResult>();
    for (let attempt = 1; results.size < claims.length; attempt += 1) {
      if (attempt > ATTEMPTS_MAX) throw new StateChanged("the owner of a claim keeps changing");
      const open = claims.filter((claim) => !results.has(claim));
      for (const [claim, result] of await this.#attempt(open)) results.set(claim, result);
    }
    return claims.map((claim) => results.get(claim) ?? { result: "in-flight" });
  }

  /** Returns the results that this attempt can determine. */
  async #attempt(claims: readonly ReplyClaim[]): Promise<ReadonlyMap<ReplyClaim, ClaimResult>> {
    const owner = this.#membership.id;
    const taken = await this.#takeFree(claims, owner);
    const results = new Map<ReplyClaim, ClaimResult>();
    const rest: ReplyClaim[] = [];
    for (const claim of claims) {
      if (taken.has(claim.requestId))
        results.set(claim, this.#nowClaimed(claim, { owner, earlier: null }));
      else rest.push(claim);
    }
    if (rest.length === 0) return results;
    const found = await this.#find(rest);
    for (const claim of rest) {
      const row = found.get(nameOf(claim));
      const result = row === undefined ? null : await this.#judge(claim, row);
      if (result !== null) results.set(claim, result);
    }
    return results;
  }

  /**
   * Claims keys without a row, or with a row older than a reply's life; returns the request ids of
   * the new claims.
   */
  async #takeFree(claims: readonly ReplyClaim[], owner: string): Promise<ReadonlySet<string>> {
    const values = [
      owner,
      textArray(claims.map(({ accountId }) => accountId)),
      textArray(claims.map(({ keyHash }) => keyHash)),
      textArray(claims.map(({ bodyHash }) => bodyHash)),
      textArray(claims.map(({ requestId }) => requestId)),
      bigintArray(claims.map(({ atMs }) => atMs)),
      this.#membership.claims,
    ];
    const answer = await queryOnce(this.#pool, { name: "claim", text: CLAIM, values });
    const row = onlyRow(answer.rows);
    await this.#mustBeMember(row, owner);
    return new Set(row["claimed"] as readonly string[]);
  }

  async #find(claims: readonly ReplyClaim[]): Promise<ReadonlyMap<string, Row>> {
    const accounts = textArray(claims.map(({ accountId }) => accountId));
    const keys = textArray(claims.map(({ keyHash }) => keyHash));
    const values = [accounts, keys];
    const { rows } = await queryOnce(this.#pool, { name: "find-reply", text: FIND, values });
    return new Map(
      rows.map((row) => [
        nameOf({ accountId: text(row, "account_id"), keyHash: text(row, "key_hash") }),
        row,
      ]),
    );
  }

  /** Decides a claim on the existing one; null: the existing claim has changed since. */
  async #judge(claim: ReplyClaim, row: Row): Promise<ClaimResult | null> {
    const kept = keptReply(row, truth(row, "is_live"));
    // This request's own claim: an earlier attempt committed, but its answer was lost.
    if (kept.requestId === claim.requestId) {
      return this.#nowClaimed(claim, { owner: text(row, "owner"), earlier: kept.broken });
    }
    const decided = decideClaim(claim, kept);
    if (decided.result !== "taken-over") return decided;
    return this.#takeOver(claim, kept.requestId, decided.broken);
  }

  /**
   * Takes over an existing claim. If its process is dead, the charge of its request is reversed
   * now. If its reply was incomplete, the charge is reversed at the new request's settlement.
   */
  async #takeOver(
    claim: ReplyClaim,
    dead: string,
    broken: string | null,
  ): Promise<ClaimResult | null> {
    const owner = this.#membership.id;
    const { accountId, keyHash, requestId, atMs } = claim;
    const values = [owner, accountId, keyHash, dead, requestId, atMs, broken];
    const reversal = { requestId: dead, cause: "repeated", atMs } as const;
    const takeOver = { name: "take-over", text: TAKE_OVER, values };
    const onReversed = this.#onReversed;
    const result = await reverseCharge(this.#pool, { owner, ...reversal, onReversed }, takeOver);
    if (result === "not-member") return this.#rejoin(owner);
    if (result === "not-passed") return null;
    if (result === "done") this.#keepReversal(reversal);
    return this.#nowClaimed(claim, { owner, earlier: broken });
  }

  #nowClaimed({ requestId }: ReplyClaim, claim: OwnClaim): ClaimResult {
    this.#claimed.set(requestId, claim);
    return { result: "claimed" };
  }

  async #mustBeMember(row: Row, owner: string): Promise<void> {
    if (truth(row, "is_member")) return;
    if (!(await this.#membership.recountClaims(owner))) throw new Fenced(FENCED);
    throw new StateChanged("an earlier claim was given up");
  }

  async #rejoin(owner: string): Promise<never> {
    await this.#membership.rejoin(owner);
    throw new Fenced(FENCED);
  }

  async #release(requestIds: readonly string[]): Promise<void> {
    await queryOnce(this.#pool, releaseStatement(requestIds));
    this.#forget(requestIds);
  }

  async #giveUp(requestIds: readonly string[]): Promise<void> {
    await giveClaimsUp(this.#pool, this.#membership, requestIds);
    this.#forget(requestIds);
  }

  #forget(requestIds: readonly string[]): void {
    for (const requestId of requestIds) this.#claimed.delete(requestId);
    this.#released.add(requestIds);
  }
}

/** Returns the requests of the calls of one kind. */
function requestsOf(
  calls: readonly ReplyCall[],
  kind: "releaseReply" | "giveClaimUp",
): readonly string[] {
  return calls.flatMap(([operation, { requestId }]) => (operation === kind ? [requestId] : []));
}

interface ReplyName {
  readonly accountId: string;
  readonly keyHash: string;
}

const nameOf = ({ accountId, keyHash }: ReplyName): string => `${accountId} ${keyHash}`;

/** Splits calls, in order, whenever a key occurs a second time. */
function inGroups(calls: readonly ReplyCall[]): readonly (readonly ReplyCall[])[] {
  const groups: ReplyCall[][] = [];
  let names = new Set<string>();
  for (const call of calls) {
    const name = nameOf(call[1]);
    const group = groups.at(-1);
    if (group === undefined || names.has(name)) {
      groups.push([call]);
      names = new Set();
    } else group.push(call);
    names.add(name);
  }
  return groups;
}
