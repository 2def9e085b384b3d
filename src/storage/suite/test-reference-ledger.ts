interface Hold {
  readonly amount: number;
  owed: number;
  started: boolean;
}

/** A minimal implementation of the ledger's rules, against which every store is tested. */
export class ReferenceLedger {
  balance: number;
  readonly holds = new Map<string, Hold>();
  readonly charges = new Map<string, number>();

  readonly #startedCharge: number;

  /** `startedCharge` is the minimum charge of each hold that has started. */
  constructor(balance: number, startedCharge: number) {
    this.balance = balance;
    this.#startedCharge = startedCharge;
  }

  get held(): number {
    return [...this.holds.values()].reduce((sum, { amount }) => sum + amount, 0);
  }

  place(id: string, amount: number): string {
    if (this.holds.has(id) || this.charges.has(id)) return "duplicate-request-id";
    if (amount > this.balance - this.held) return "insufficient";
    this.holds.set(id, { amount, owed: Math.min(this.#startedCharge, amount), started: false });
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
}
