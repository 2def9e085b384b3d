import { REPLY_LIFE_MS } from "../../core/ledger/decisions.ts";
import type { Store } from "../../core/ledger/store.ts";
import { callsOf } from "./test-calls.ts";
import type { LawCall } from "./test-world.ts";
import {
  compareCallStates,
  compareEntries,
  compareLookUps,
  compareRequests,
  compareSettings,
  expectSame,
  LawBroken,
  refusalOf,
  comparableResult,
} from "./test-compare.ts";
import { lineOf } from "./test-law-text.ts";
import { LedgerModel } from "./test-model.ts";
import { LawNames } from "./test-names.ts";
import type { CallStep, ProcessStep, Start, Step } from "./test-steps.ts";

/** The processes of one kind of store, on a ledger that they share. */
export interface LawProcesses {
  /** How many may run. */
  readonly max: number;
  /** Reports whether calls of one turn run in their order, so that their results are known. */
  readonly isOrdered: (call: LawCall) => boolean;
  /** Begins with so many processes. */
  readonly begin: (count: number, clock: { readonly nowMs: number }) => Promise<void>;
  readonly store: (process: number) => Store;
  readonly kill: (process: number) => Promise<void>;
  readonly fence: (process: number) => Promise<void>;
  readonly restart: (process: number) => Promise<void>;
  readonly add: () => Promise<void>;
}

/** A Thursday, near the middle of its day, its week and its month. */
const START_MS = Date.UTC(2026, 0, 15, 12);
const HOUR_MS = 3_600_000;

export interface LawRunOptions {
  /** Keeps the names of the sequences on one database apart. */
  readonly prefix: string;
  /** Whether the ledger is verified after each step, not only after the last one. */
  readonly verifiesSteps: boolean;
}

interface Planned {
  readonly call: LawCall;
  readonly expected: unknown;
}

/** Carries out one sequence on a store and on the model, and compares both after each step. */
export class LawRun {
  readonly #processes: LawProcesses;
  readonly #prefix: string;
  readonly #model = new LedgerModel();
  readonly #names: LawNames;
  readonly #clock = { nowMs: START_MS };
  /** The owner of new holds of each process in the model. */
  readonly #owners: string[] = [];
  readonly #script: string[] = [];
  readonly #verifiesSteps: boolean;
  #begun = 0;

  constructor(processes: LawProcesses, { prefix, verifiesSteps }: LawRunOptions) {
    this.#processes = processes;
    this.#prefix = prefix;
    this.#verifiesSteps = verifiesSteps;
    this.#names = new LawNames(prefix);
  }

  /** Rejects with `LawBroken`. */
  async run(start: Start, steps: readonly Step[]): Promise<void> {
    try {
      await this.#open(start);
      for (const step of steps) {
        await this.#step(step);
        await this.#compare();
      }
      await this.#finish();
    } catch (error) {
      const difference = error instanceof LawBroken ? error.message : String(error);
      const lines = [...this.#script, difference].join("\n");
      throw new LawBroken(lines.replaceAll(this.#prefix, ""), { cause: error });
    }
  }

  async #open({ processes, accounts, keys }: Start): Promise<void> {
    const count = Math.min(processes, this.#processes.max);
    await this.#processes.begin(count, this.#clock);
    for (let at = 0; at < count; at += 1) this.#renew(at);
    const { nowMs: atMs } = this.#clock;
    for (const [at, account] of accounts.entries()) {
      await this.#send(0, [["createAccount", this.#names.account(at + 1, account, atMs)]]);
    }
    for (const [at, { account, ...bounds }] of keys.entries()) {
      const accountId = this.#names.of("a", (account % accounts.length) + 1);
      await this.#send(0, [["createKey", this.#names.key(at + 1, accountId, { ...bounds, atMs })]]);
    }
    await this.#compare();
  }

  async #step(step: Step): Promise<void> {
    const by = step.by % this.#owners.length;
    switch (step.kind) {
      case "clock":
        return this.#goOn(step.hours);
      case "kill":
      case "fence":
      case "restart":
      case "add":
        return this.#change(by, step);
      case "group":
        return this.#call(by, step.calls);
      default:
        return this.#call(by, [step]);
    }
  }

  /** Plans all calls first: the model shows what each finds when the ones before it are done. */
  #call(by: number, steps: readonly CallStep[]): Promise<void> {
    const planned: Planned[] = [];
    for (const step of steps) {
      const { nowMs } = this.#clock;
      const world = { model: this.#model, names: this.#names, nowMs, owner: this.#owner(by) };
      planned.push(...this.#plan(by, callsOf(step, world)));
    }
    return this.#carryOut(by, planned);
  }

  #send(by: number, calls: readonly LawCall[]): Promise<void> {
    return this.#carryOut(by, this.#plan(by, calls));
  }

  #plan(by: number, calls: readonly LawCall[]): readonly Planned[] {
    return calls.map((call) => {
      // Each operation of the model takes the argument of its own calls.
      const act = this.#model[call[0]] as (owner: string, argument: unknown) => unknown;
      const result = act.call(this.#model, this.#owner(by), call[1]);
      return { call, expected: comparableResult(result, this.#clock.nowMs) };
    });
  }

  /** Sends calls in one turn as far as their order is certain, and compares their results. */
  async #carryOut(by: number, planned: readonly Planned[]): Promise<void> {
    const turns: Planned[][] = [];
    for (const one of planned) {
      const turn = turns.at(-1);
      if (turn !== undefined && this.#joins(one.call, turn.at(-1)?.call)) turn.push(one);
      else turns.push([one]);
    }
    for (const turn of turns) {
      const got = await Promise.all(this.#inOneTurn(by, turn));
      for (const [at, { call, expected }] of turn.entries()) {
        const process = at === 0 ? `r${by + 1}` : "  +";
        this.#script.push(`${process} ${lineOf(call, got[at], this.#clock.nowMs)}`);
        expectSame(got[at], expected, "result");
      }
    }
  }

  /** A hold with a claim shares the turn of the claim, for which it waits. */
  #joins(call: LawCall, last: LawCall | undefined): boolean {
    if (last === undefined) return true;
    const waits = call[0] === "placeHold" && call[1].withClaim === true;
    if (waits && last[0] === "claimReply") return call[1].requestId === last[1].requestId;
    return this.#processes.isOrdered(call) && this.#processes.isOrdered(last);
  }

  #inOneTurn(by: number, turn: readonly Planned[]): readonly Promise<unknown>[] {
    const store = this.#processes.store(by);
    const sent = turn.map(({ call: [operation, argument] }) => {
      const act = store[operation] as (argument: unknown) => Promise<unknown>;
      const { nowMs } = this.#clock;
      return act.call(store, argument).then((value) => comparableResult(value, nowMs), refusalOf);
    });
    // A mark waits for the next batch, or for some milliseconds.
    const isOnlyMarked = turn.every(({ call }) => call[0] === "markProgress");
    return isOnlyMarked ? [...sent, store.ping()] : sent;
  }

  async #goOn(hours: number): Promise<void> {
    const nowMs = this.#clock.nowMs + hours * HOUR_MS;
    // No request runs for a day.
    for (const { owner, atMs, accountId, keyHash, requestId } of this.#model.claims.open) {
      const by = this.#owners.indexOf(owner);
      if (by < 0 || atMs > nowMs - REPLY_LIFE_MS) continue;
      await this.#send(by, [["releaseReply", { accountId, keyHash, requestId }]]);
    }
    this.#clock.nowMs = nowMs;
    this.#script.push(`${hours} hours later, ${new Date(nowMs).toISOString()}`);
  }

  async #change(by: number, { kind }: ChangeOfProcesses): Promise<void> {
    if (kind === "add") {
      if (this.#owners.length >= this.#processes.max) return;
      await this.#processes.add();
      this.#renew(this.#owners.length);
      this.#script.push(`r${this.#owners.length} begins`);
      return;
    }
    this.#script.push(`r${by + 1} ${kind}`);
    await this.#processes[kind](by);
    this.#model.end(this.#owner(by), this.#clock.nowMs);
    this.#renew(by);
  }

  #renew(process: number): void {
    const owner = `r${process + 1} ${(this.#begun += 1)}`;
    this.#owners[process] = owner;
    this.#model.begin(owner);
  }

  #owner(process: number): string {
    return this.#owners[process] ?? "";
  }

  async #compare(): Promise<void> {
    const { nowMs } = this.#clock;
    const store = this.#processes.store(0);
    await compareSettings({ store, model: this.#model, nowMs });
    if (this.#verifiesSteps) expectSame((await store.verify()).problems, [], "problems");
  }

  /** Settles all open holds, and compares every request and entry. */
  async #finish(): Promise<void> {
    const [model, names, store] = [this.#model, this.#names, this.#processes.store(0)];
    const holds = [...model.book.holds.values()];
    const held = holds.map(({ requestId }) => requestId);
    await compareRequests({ store, model }, held);
    for (const { owner, requestId, amount: charge } of holds) {
      const when = { charge, atMs: this.#clock.nowMs };
      const settlement = names.settlement(requestId, "finished", when);
      await this.#send(this.#owners.indexOf(owner), [["settle", settlement]]);
    }
    await this.#compare();
    await compareCallStates({ store, model });
    await compareLookUps({ store, model, names, nowMs: this.#clock.nowMs });
    await compareRequests({ store, model }, names.requests);
    await compareEntries({ store, model });
  }
}

type ChangeOfProcesses = Exclude<ProcessStep, { readonly kind: "clock" }>;
