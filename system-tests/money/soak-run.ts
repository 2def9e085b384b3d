import { eachAccount } from "../../src/core/ledger/each-account.ts";
import { nanoUsd } from "../../src/core/money/amounts.ts";
import type { Store } from "../../src/core/ledger/store.ts";
import { BUDGET_LIMIT, SoakAccount } from "./soak-account.ts";
import { openSoakStores, PROCESSES, type SoakStores } from "./soak-stores.ts";
import { AT_MS, carryOut } from "./soak-calls.ts";
import { chooseCalls, Dice } from "./soak-choice.ts";
import type { Crash } from "./soak-model.ts";
import { pause, wallClockMs } from "../../contract-tests/harness/real-clock.ts";

export interface SoakOptions {
  readonly store: "sqlite" | "postgres";
  readonly operations: number;
  /** The same seed makes the same calls; their interleaving depends on the machine. */
  readonly seed: number;
  /** Called with progress messages, one line each. */
  readonly progress?: (line: string) => void;
}

export interface SoakReport {
  readonly operations: number;
  /** Counts of each answer. */
  readonly answers: ReadonlyMap<string, number>;
  readonly crashes: number;
  /** Number of times that all sums were recomputed from the entries. */
  readonly verifications: number;
  /** Number of compared request records. */
  readonly records: number;
}

const ACCOUNTS = 24;
const BALANCE = 1_000;
const CALLS_MAX = 4;
const ROUNDS_PER_CRASH = 40;
const ROUNDS_PER_DAY = 6;
const VERIFICATIONS = 20;
const RECORDS_PER_ROUND = 4;
const KEYS = 3;
/** A safeguard: a loaded machine is slow to detect the end of a process. */
const RESOLVED_MS = 120_000;

/**
 * Makes parallel calls in rounds, and compares each round with the rules; throws at the first
 * difference. Each account's calls come from all processes.
 */
export async function runSoak(options: SoakOptions): Promise<SoakReport> {
  const stores = await openSoakStores(options.store);
  try {
    const soak = new Soak(stores, options);
    await soak.open();
    return await soak.run();
  } finally {
    await stores.close();
  }
}

class Soak {
  readonly #soakStores: SoakStores;
  readonly #options: SoakOptions;
  readonly #dice: Dice;
  readonly #accounts: readonly SoakAccount[];
  readonly #answers = new Map<string, number>();
  #operations = 0;
  #crashes = 0;
  #verifications = 0;
  #records = 0;
  #names = 0;
  /** Day of the clocks. */
  #day = 0;

  constructor(stores: SoakStores, options: SoakOptions) {
    this.#soakStores = stores;
    this.#options = options;
    this.#dice = new Dice(options.seed);
    this.#accounts = Array.from(
      { length: ACCOUNTS },
      (_, at) => new SoakAccount(`acc_${at}`, BALANCE),
    );
  }

  async open(): Promise<void> {
    const store = this.#store(0);
    for (const { id } of this.#accounts) {
      const balance = nanoUsd(BALANCE);
      const budget = { limit: nanoUsd(BUDGET_LIMIT), period: "day" } as const;
      await store.createAccount({ id, name: "", planId: "plan", balance, budget, atMs: AT_MS });
    }
  }

  async run(): Promise<SoakReport> {
    const { operations, progress = () => undefined } = this.#options;
    const perVerification = operations / VERIFICATIONS;
    for (let round = 1; this.#operations < operations; round += 1) {
      await this.#addKeys();
      await this.#round();
      if (round % ROUNDS_PER_CRASH === 0) await this.#crash();
      if (round % ROUNDS_PER_DAY === 0) this.#day += 1;
      if (this.#operations >= (this.#verifications + 1) * perVerification) {
        await this.#verify();
        progress(`${this.#operations} operations, ${this.#crashes} crashes`);
      }
    }
    await this.#crash();
    await this.#verify();
    return {
      operations: this.#operations,
      answers: this.#answers,
      crashes: this.#crashes,
      verifications: this.#verifications,
      records: this.#records,
    };
  }

  #store(process: number): Store {
    const store = this.#soakStores.stores[process];
    if (store === undefined) throw new Error(`there is no process ${process}`);
    return store;
  }

  readonly #newId = (prefix: string): string => `${prefix}_${(this.#names += 1)}`;

  /** Replaces revoked and spent keys. */
  async #addKeys(): Promise<void> {
    const added = this.#accounts.flatMap((account) =>
      Array.from({ length: Math.max(0, KEYS - account.usableKeys) }, () =>
        account.addKey(this.#newId("key"), this.#dice.below(2) === 0),
      ),
    );
    await Promise.all(added.map((key) => this.#store(0).createKey(key)));
  }

  async #round(): Promise<void> {
    const dice = this.#dice;
    const made = this.#accounts.map(async (account) => {
      const { id, model, ancient } = account;
      const rest = { processes: PROCESSES, day: this.#day, newId: this.#newId };
      const situation = { model, dice, ancient, ...rest };
      const calls = chooseCalls(situation, dice.below(CALLS_MAX + 1));
      const answers = calls.map(async (call) => {
        const answer = await carryOut(this.#store(call.process), id, call);
        return { call, answer };
      });
      return { account, answered: await Promise.all(answers) };
    });
    const done = await Promise.all(made);
    const reader = this.#store(dice.below(PROCESSES));
    const records = await Promise.all(done.map(({ account }) => reader.showAccount(account.id)));
    for (const [at, { account, answered }] of done.entries()) {
      account.take(answered, records[at] ?? null);
      this.#count(answered);
    }
    await this.#compareRecords();
    for (const account of this.#accounts) account.forget();
  }

  #count(answered: readonly { readonly answer: string }[]): void {
    this.#operations += answered.length;
    for (const { answer } of answered) {
      const word = answer.replace(/:.*/, "");
      this.#answers.set(word, (this.#answers.get(word) ?? 0) + 1);
    }
  }

  async #compareRecords(): Promise<void> {
    for (let count = 0; count < RECORDS_PER_ROUND; count += 1) {
      const account = this.#dice.pick(this.#accounts);
      const id = this.#dice.pick([...(account?.model.ends.keys() ?? [])]);
      if (account !== undefined && id !== undefined) await this.#compare(account, id);
    }
  }

  async #compare(account: SoakAccount, id: string): Promise<void> {
    this.#records += 1;
    const record = await this.#store(this.#dice.below(PROCESSES)).showRequest(id);
    if (account.agreesOn(id, record)) return;
    const want = JSON.stringify(account.model.ends.get(id));
    throw new Error(`request ${id} is ${JSON.stringify(record)} and not ${want}`);
  }

  /** Checks that all of the dead process's holds are resolved, and each has its entry. */
  async #crash(): Promise<void> {
    const held = this.#accounts.map(({ model }) => [...model.holds.keys()]);
    const crash = await this.#soakStores.crash(this.#dice.below(PROCESSES));
    this.#crashes += 1;
    for (const account of this.#accounts) account.crash(crash);
    await this.#resolved(crash);
    for (const [at, account] of this.#accounts.entries()) {
      const killed = held[at]?.filter((id) => account.model.ends.has(id)) ?? [];
      for (const id of killed) await this.#compare(account, id);
    }
  }

  /** The owner of the ledger notices a worker's end with a delay. */
  async #resolved(crash: Crash): Promise<void> {
    const store = this.#store(0);
    for (const deadline = wallClockMs() + RESOLVED_MS; ;) {
      const records = new Map(
        (await Array.fromAsync(eachAccount(store))).map((one) => [one.id, one]),
      );
      const late = this.#accounts.filter(({ id, model }) => records.get(id)?.held !== model.held);
      if (late.length === 0) {
        for (const account of this.#accounts) account.take([], records.get(account.id) ?? null);
        return;
      }
      if (wallClockMs() > deadline) {
        const dead = [...crash.dead].join(", ");
        throw new Error(`holds of process ${dead} were not resolved: ${late[0]?.id}`);
      }
      await pause(5);
    }
  }

  async #verify(): Promise<void> {
    this.#verifications += 1;
    const { problems } = await this.#store(0).verify();
    if (problems.length > 0) throw new Error(`the ledger does not verify: ${problems.join("; ")}`);
  }
}
