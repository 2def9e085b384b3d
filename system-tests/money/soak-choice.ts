import type { SoakCall } from "./soak-calls.ts";
import type { AccountModel } from "./soak-model.ts";

/** Repeatable random numbers (mulberry32). */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Returns an integer from 0 up to, but not including, `bound`. */
  below(bound: number): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * bound);
  }

  pick<T>(values: readonly T[]): T | undefined {
    return values[this.below(values.length)];
  }
}

const HOLDS_MAX = 6;
const CLAIMS_MAX = 6;
const HOLD_MAX = 200;
const TOP_UP_MAX = 160;
const REFUND_MAX = 120;
const BUDGETS = [300, 900, 900, 2_000] as const;

/** Inputs for choosing calls: an account in one of its possible states, and names for new items. */
export interface Situation {
  readonly model: AccountModel;
  readonly dice: Dice;
  readonly processes: number;
  /** Counts up during a soak. */
  readonly day: number;
  /** Requests of this account that were settled long ago. */
  readonly ancient: readonly string[];
  readonly newId: (prefix: string) => string;
}

/**
 * Chooses calls to be made in parallel; those of one request are made on its own process, in order.
 */
export function chooseCalls(situation: Situation, count: number): readonly SoakCall[] {
  const calls: SoakCall[] = [];
  while (calls.length < count) {
    const more = chooseSome(situation);
    if (!more.some((call) => releasesBeside(calls, call))) calls.push(...more);
  }
  return calls;
}

/**
 * A gateway releases a claim only if its request has no hold, never in parallel to the request's
 * other calls: stores need not order these, since claims and money are separate queues.
 */
function releasesBeside(calls: readonly SoakCall[], call: SoakCall): boolean {
  return calls.some(
    (other) =>
      "id" in other &&
      "id" in call &&
      other.id === call.id &&
      (other.kind === "release") !== (call.kind === "release"),
  );
}

function chooseSome(situation: Situation): readonly SoakCall[] {
  const { model, dice } = situation;
  if (model.isSuspended && dice.below(8) === 0) return changeAccount(situation);
  const roll = dice.below(100);
  if (model.holds.size >= HOLDS_MAX || roll < 30) return endOne(situation);
  if (roll < 62) return beginOne(situation);
  if (roll < 72) return [pay(situation, "top-up", TOP_UP_MAX)];
  if (roll < 78) return [pay(situation, "refund", REFUND_MAX)];
  if (roll < 88) return claimOne(situation);
  if (roll < 96) return repeatOne(situation);
  if (roll < 97) return revokeOne(situation);
  return roll < 98 ? changeAccount(situation) : releaseOne(situation);
}

/**
 * Returns a hold, sometimes with its mark at once, sometimes for an open claim. Its settlement
 * comes in a later round: a gateway settles acknowledged holds only, and a batch with both is
 * guarded by their sum.
 */
function beginOne(situation: Situation): readonly SoakCall[] {
  const { model, dice, newId, processes } = situation;
  const claims = [...model.claims].filter(
    ([, { state, requestId }]) =>
      state === "open" && !model.holds.has(requestId) && !model.ends.has(requestId),
  );
  const claim = dice.below(2) === 0 ? dice.pick(claims) : undefined;
  const id = claim?.[1].requestId ?? newId("req");
  const process = claim?.[1].process ?? dice.below(processes);
  const isAnyKey = dice.below(8) === 0;
  const keys = [...model.keys].filter(([, { isRevoked }]) => isAnyKey || !isRevoked);
  const keyId = dice.pick(keys)?.[0] ?? "";
  const amount = dice.below(HOLD_MAX);
  const startedCharge = dice.below(1 + Math.ceil(amount / 2));
  const day = dice.below(8) === 0 ? situation.day - 1 : situation.day;
  const calls: SoakCall[] = [{ kind: "place", process, id, keyId, amount, startedCharge, day }];
  if (dice.below(3) === 0) calls.push({ kind: "mark", process, id, charge: dice.below(HOLD_MAX) });
  return calls;
}

function endOne(situation: Situation): readonly SoakCall[] {
  const { model, dice } = situation;
  const found = dice.pick([...model.holds]);
  if (found === undefined) return [];
  const [id, { process }] = found;
  if (dice.below(3) === 0) return [{ kind: "mark", process, id, charge: dice.below(HOLD_MAX) }];
  return [settlementOf(situation, id, process)];
}

function settlementOf({ model, dice }: Situation, id: string, process: number): SoakCall {
  const claim = [...model.claims].find(([, { requestId }]) => requestId === id);
  const keeps = claim !== undefined && dice.below(4) > 0;
  const breaks = !keeps && dice.below(2) === 0;
  const charge = dice.below(HOLD_MAX + 20);
  const estimated = breaks || dice.below(4) === 0;
  return {
    kind: "settle",
    process,
    id,
    charge,
    estimated,
    breaks,
    ...(keeps && { reply: claim[0] }),
  };
}

function pay({ dice, newId, processes }: Situation, kind: "top-up" | "refund", max: number) {
  const amount = 1 + dice.below(max);
  return { kind, process: dice.below(processes), id: newId("entry"), amount } as const;
}

/** Returns a claim of a new name, or of a known one, with the same body or another. */
function claimOne({ model, dice, newId, processes }: Situation): readonly SoakCall[] {
  const isNew = model.claims.size === 0 || (model.claims.size < CLAIMS_MAX && dice.below(2) === 0);
  const name = isNew ? newId("claim") : (dice.pick([...model.claims.keys()]) ?? "");
  const bodyHash = dice.below(8) === 0 ? "another body" : "body";
  const process = dice.below(processes);
  return [{ kind: "claim", process, name, bodyHash, id: newId("req") }];
}

function releaseOne({ model, dice }: Situation): readonly SoakCall[] {
  const open = [...model.claims].filter(([, { state }]) => state === "open");
  const found = dice.pick(open);
  if (found === undefined) return [];
  const [name, { requestId, process }] = found;
  if (model.holds.has(requestId)) return [];
  return [{ kind: "release", process, name, id: requestId }];
}

function revokeOne({ model, dice, processes }: Situation): readonly SoakCall[] {
  const keyId = dice.pick([...model.keys.keys()]);
  return keyId === undefined ? [] : [{ kind: "revoke", process: dice.below(processes), keyId }];
}

/** Returns a temporary suspension, or another limit of the budget. */
function changeAccount({ model, dice, processes }: Situation): readonly SoakCall[] {
  const process = dice.below(processes);
  if (dice.below(2) === 0) {
    return [{ kind: "budget", process, limit: BUDGETS[dice.below(BUDGETS.length)] ?? 0 }];
  }
  return [{ kind: model.isSuspended ? "resume" : "suspend", process }];
}

/** Returns repeats that must make no change: ids of recent and of long settled requests. */
function repeatOne(situation: Situation): readonly SoakCall[] {
  const { model, dice, ancient, processes } = situation;
  const process = dice.below(processes);
  const old = dice.pick(ancient);
  const recent = dice.pick([...model.ends]);
  const paid = dice.pick([...model.posted]);
  switch (dice.below(5)) {
    case 0:
      return old === undefined ? [] : [{ kind: "place-ancient", process, id: old }];
    case 1:
      return old === undefined ? [] : [{ kind: "settle-ancient", process, id: old }];
    case 2:
      return paid === undefined ? [] : [repeatEntry(paid, situation)];
    case 3: {
      const keyId = dice.pick([...model.keys.keys()]) ?? "";
      if (recent === undefined) return [];
      const { day } = situation;
      return [{ kind: "place", process, id: recent[0], keyId, amount: 1, startedCharge: 0, day }];
    }
    default: {
      if (recent === undefined) return [];
      return [settlementOf(situation, recent[0], recent[1].process)];
    }
  }
}

/** A posted entry is found by kind and id; a repeat with another amount is refused. */
function repeatEntry(posted: string, { dice, processes }: Situation): SoakCall {
  const [kind, id = "", amount] = posted.split(" ");
  return {
    kind: kind === "refund" ? "refund" : "top-up",
    process: dice.below(processes),
    id,
    amount: dice.below(2) === 0 ? Number(amount) : 1,
  };
}
