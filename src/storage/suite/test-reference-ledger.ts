interface Hold {
  readonly amount: number;
  owed: number;
  started: boolean;
  readonly isLimited: boolean;
}

/** Amounts in nano-dollars. */
export interface ReferenceRules {
  readonly balance: number;
  /** The minimum charge of each hold that has started. */
  readonly startedCharge: number;
  /** Budget of the account. */
  readonly budget: number;
  /** Spending limit of one of its two keys. */
  readonly keyLimit: number;
}

/** A minimal implementation of the ledger's rules, against which every store is tested. */
export class ReferenceLedger {
  balance: number;
  readonly holds = new Map<string, Hold>();
  readonly charges = new Map<string, number>();

  readonly #rules: ReferenceRules;
  #spent = 0;
  #spentByLimited = 0;

  constructor(rules: ReferenceRules) {
    this.balance = rules.balance;
    this.#rules = rules;
  }

  get held(): number {
    return sumOf([...this.holds.values()]);
  }

  /** `isLimited`: by the key with a spending limit. */
  place(id: string, amount: number, isLimited: boolean): string {
    if (this.holds.has(id) || this.charges.has(id)) return "duplicate-request-id";
    if (amount > this.#available(isLimited)) return "insufficient";
    const owed = Math.min(this.#rules.startedCharge, amount);
    this.holds.set(id, { amount, owed, started: false, isLimited });
    return "placed";
  }

  mark(id: string, charge: number): void {
    const hold = this.holds.get(id);
    if (hold === undefined) return;
    hold.owed = Math.min(Math.max(hold.owed, charge), hold.amount);
    hold.started = true;
  }

  settle(id: string, charge: number): string {
    const hold = this.holds.get(id);
    if (hold === undefined) return "gone";
    const capped = Math.min(charge, hold.amount);
    this.holds.delete(id);
    this.charges.set(id, capped);
    this.balance -= capped;
    this.#spent += capped;
    if (hold.isLimited) this.#spentByLimited += capped;
    return "settled";
  }

  /** Simulates a crash of the process: a started hold is charged its amount owed, the others 0. */
  kill(): void {
    for (const [id, { started, owed }] of this.holds) this.settle(id, started ? owed : 0);
  }

  topUp(amount: number): void {
    this.balance += amount;
  }

  refund(amount: number): string {
    if (amount > this.balance - this.held) return "insufficient";
    this.balance -= amount;
    return "posted";
  }

  #available(isLimited: boolean): number {
    const { budget, keyLimit } = this.#rules;
    const byAccount = Math.min(this.balance, budget - this.#spent) - this.held;
    if (!isLimited) return byAccount;
    const heldByLimited = sumOf([...this.holds.values()].filter((hold) => hold.isLimited));
    return Math.min(byAccount, keyLimit - this.#spentByLimited - heldByLimited);
  }
}

function sumOf(holds: readonly Hold[]): number {
  return holds.reduce((sum, { amount }) => sum + amount, 0);
}
