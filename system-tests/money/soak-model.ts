import type { SoakCall } from "./soak-calls.ts";

interface ModelHold {
  readonly amount: number;
  readonly owed: number;
  readonly started: boolean;
  readonly keyId: string;
  /** The day of its budget period. */
  readonly day: number;
  /** The process that owns the hold. */
  readonly process: number;
}

/** A settled or killed request. */
export interface ModelEnd {
  readonly hold: number;
  readonly charge: number;
  readonly estimated: boolean;
  readonly killed: boolean;
  readonly keyId: string;
  readonly day: number;
  readonly process: number;
}

interface ModelClaim {
  readonly bodyHash: string;
  readonly requestId: string;
  readonly process: number;
  readonly state: "open" | "dead" | "broken" | "stored";
  /** An earlier attempt with a broken response; its charge is reversed when this one is settled. */
  readonly earlier?: string;
}

interface ModelKey {
  readonly limit: number | null;
  readonly spent: number;
  readonly isRevoked: boolean;
}

/** The account's budget per day, with the sums of the latest day of a hold. */
interface ModelBudget {
  readonly limit: number;
  readonly day: number;
  readonly spent: number;
  readonly held: number;
}

/** Processes that died, and processes that were considered dead and are still running. */
export interface Crash {
  readonly dead: ReadonlySet<number>;
  readonly fenced: ReadonlySet<number>;
}

/** One account of the ledger by the rules alone (money.md), one call at a time. */
export class AccountModel {
  balance: number;
  spent = 0;
  toppedUp: number;
  isSuspended = false;
  budget: ModelBudget;
  readonly holds = new Map<string, ModelHold>();
  readonly ends = new Map<string, ModelEnd>();
  readonly claims = new Map<string, ModelClaim>();
  readonly keys = new Map<string, ModelKey>();
  readonly posted = new Set<string>();

  constructor(balance: number, budgetLimit: number) {
    this.balance = balance;
    this.toppedUp = balance;
    this.budget = { limit: budgetLimit, day: 0, spent: 0, held: 0 };
  }

  get held(): number {
    return [...this.holds.values()].reduce((sum, { amount }) => sum + amount, 0);
  }

  copy(): AccountModel {
    const copy = new AccountModel(this.balance, this.budget.limit);
    copy.budget = this.budget;
    copy.isSuspended = this.isSuspended;
    copy.spent = this.spent;
    copy.toppedUp = this.toppedUp;
    for (const [id, hold] of this.holds) copy.holds.set(id, hold);
    for (const [id, end] of this.ends) copy.ends.set(id, end);
    for (const [name, claim] of this.claims) copy.claims.set(name, claim);
    for (const [id, key] of this.keys) copy.keys.set(id, key);
    for (const id of this.posted) copy.posted.add(id);
    return copy;
  }

  /** Two models with one fingerprint give the same answers from then on. */
  fingerprint(): string {
    const { balance, spent, toppedUp, holds, ends, claims, keys, budget, isSuspended } = this;
    const sorted = (map: ReadonlyMap<string, object>) =>
      [...map].toSorted(([one], [other]) => (one < other ? -1 : 1));
    const state = [balance, spent, toppedUp, budget, isSuspended];
    return JSON.stringify([...state, ...[holds, ends, claims, keys].map(sorted)]);
  }

  /** The answer that the store must give. */
  apply(call: SoakCall): string {
    switch (call.kind) {
      case "place":
        return this.#place(call);
      case "mark":
        return this.#mark(call);
      case "settle":
        return this.#settle(call);
      case "top-up":
      case "refund":
        return this.#post(call);
      case "claim":
        return this.#claim(call);
      case "release":
        return this.#release(call);
      case "revoke":
        this.#changeKey(call.keyId, (key) => ({ ...key, isRevoked: true }));
        return "revoked";
      case "suspend":
      case "resume":
        this.isSuspended = call.kind === "suspend";
        return "updated";
      case "budget":
        this.budget = { ...this.budget, limit: call.limit };
        return "updated";
      case "place-ancient":
        return "duplicate-request-id";
      case "settle-ancient":
        return "gone";
    }
  }

  /** Applies rule 5: no charge if the upstream had not answered, otherwise the known amount. */
  crash({ dead, fenced }: Crash): void {
    for (const [id, hold] of this.holds) {
      if (!fenced.has(hold.process) && !dead.has(hold.process)) continue;
      const charge = hold.started ? hold.owed : 0;
      this.#end(id, hold, { charge, estimated: hold.started, killed: true });
    }
    for (const [name, claim] of this.claims) {
      const isDead = dead.has(claim.process) || fenced.has(claim.process);
      if (isDead && claim.state === "open") this.claims.set(name, { ...claim, state: "dead" });
    }
  }

  #place(call: SoakCall & { kind: "place" }): string {
    const { id, keyId, amount, startedCharge, process } = call;
    if (this.holds.has(id) || this.ends.has(id)) return "duplicate-request-id";
    const key = this.keys.get(keyId);
    if (key === undefined || key.isRevoked) return "key-revoked";
    if (this.isSuspended) return "account-suspended";
    const isNewDay = call.day > this.budget.day;
    const budget = isNewDay ? { ...this.budget, day: call.day, spent: 0, held: 0 } : this.budget;
    const left: readonly (readonly [string, number])[] = [
      ["balance", this.balance - this.held],
      ["key", key.limit === null ? Infinity : key.limit - key.spent - this.#heldBy(keyId)],
      ["account-budget", budget.limit - budget.spent - budget.held],
    ];
    const tightest = Math.min(...left.map(([, amountLeft]) => amountLeft));
    const [name] = left.find(([, amountLeft]) => amountLeft === tightest) ?? [];
    if (amount > tightest) return `insufficient:${name}:${tightest}`;
    const owed = Math.min(startedCharge, amount);
    const { day } = budget;
    // A hold of zero begins no day.
    if (amount > 0) this.budget = { ...budget, held: budget.held + amount };
    this.holds.set(id, { amount, owed, started: false, keyId, day, process });
    return "placed";
  }

  #mark({ id, charge }: SoakCall & { kind: "mark" }): string {
    const hold = this.holds.get(id);
    if (hold !== undefined) {
      const owed = Math.min(Math.max(hold.owed, charge), hold.amount);
      this.holds.set(id, { ...hold, owed, started: true });
    }
    return "marked";
  }

  #settle(call: SoakCall & { kind: "settle" }): string {
    const { id, charge, estimated } = call;
    const hold = this.holds.get(id);
    if (hold === undefined) return "gone";
    const capped = Math.min(charge, hold.amount);
    this.#end(id, hold, { charge: capped, estimated, killed: false });
    for (const [name, claim] of this.claims) {
      if (claim.requestId === id && claim.state === "open") this.#endClaim(name, claim, call);
    }
    return "settled";
  }

  /** Any end other than a failure reverses an earlier attempt's charge. */
  #endClaim(name: string, claim: ModelClaim, call: SoakCall & { kind: "settle" }): void {
    const { earlier, ...rest } = claim;
    const isStored = call.reply === name;
    if (!isStored && !call.breaks && call.estimated) {
      this.#giveUp(name, claim);
      return;
    }
    const end = earlier === undefined ? undefined : this.ends.get(earlier);
    if (end !== undefined) this.#charge(end, { charge: -end.charge, held: 0 });
    if (isStored) this.claims.set(name, { ...rest, state: "stored" });
    else if (call.breaks) this.claims.set(name, { ...rest, state: "broken" });
    else this.claims.delete(name);
  }

  #giveUp(name: string, { earlier, ...claim }: ModelClaim): void {
    if (earlier === undefined) this.claims.delete(name);
    else this.claims.set(name, { ...claim, requestId: earlier, state: "broken" });
  }

  #end(
    id: string,
    hold: ModelHold,
    end: Omit<ModelEnd, "hold" | "keyId" | "day" | "process">,
  ): void {
    this.holds.delete(id);
    const { amount, keyId, day, process } = hold;
    this.ends.set(id, { ...end, hold: amount, keyId, day, process });
    this.#charge(hold, { charge: end.charge, held: -amount });
  }

  /** Counts in the budget unless another day has begun since the hold. */
  #charge(
    { keyId, day }: { readonly keyId: string; readonly day: number },
    { charge, held }: { readonly charge: number; readonly held: number },
  ): void {
    const { budget } = this;
    if (day >= budget.day) {
      this.budget = { ...budget, spent: budget.spent + charge, held: budget.held + held };
    }
    this.balance -= charge;
    this.spent += charge;
    this.#changeKey(keyId, (key) => ({ ...key, spent: key.spent + charge }));
  }

  #post({ kind, id, amount }: SoakCall & { kind: "top-up" | "refund" }): string {
    const name = `${kind} ${id} `;
    if (this.posted.has(name + amount)) return "posted";
    // The id of an entry belongs to one amount (rule 16).
    if ([...this.posted].some((posted) => posted.startsWith(name))) return "mismatch";
    const available = this.balance - this.held;
    if (kind === "refund" && amount > available) return `insufficient:${available}`;
    this.posted.add(name + amount);
    const signed = kind === "top-up" ? amount : -amount;
    this.balance += signed;
    this.toppedUp += signed;
    return "posted";
  }

  #claim({ name, bodyHash, id, process }: SoakCall & { kind: "claim" }): string {
    const claim = this.claims.get(name);
    if (claim !== undefined) {
      if (claim.bodyHash !== bodyHash) return "mismatch";
      if (claim.state === "stored") return `stored:${claim.requestId}`;
      if (claim.state === "open") return "in-flight";
      if (claim.state === "dead") this.#takeBack(claim.requestId);
    }
    const earlier = claim?.state === "broken" ? claim.requestId : claim?.earlier;
    const open = { bodyHash, requestId: id, process, state: "open" } as const;
    this.claims.set(name, earlier === undefined ? open : { ...open, earlier });
    return "claimed";
  }

  /** Rule 10: one logical request, one charge. */
  #takeBack(id: string): void {
    const end = this.ends.get(id);
    if (end?.killed === true) this.#charge(end, { charge: -end.charge, held: 0 });
  }

  #release({ name, id }: SoakCall & { kind: "release" }): string {
    const claim = this.claims.get(name);
    if (claim?.requestId === id && claim.state === "open") this.#giveUp(name, claim);
    return "released";
  }

  #heldBy(keyId: string): number {
    const own = [...this.holds.values()].filter((hold) => hold.keyId === keyId);
    return own.reduce((sum, { amount }) => sum + amount, 0);
  }

  #changeKey(id: string, change: (key: ModelKey) => ModelKey): void {
    const key = this.keys.get(id);
    if (key !== undefined) this.keys.set(id, change(key));
  }
}
