import type { OperatorStore } from "../../contract-tests/harness/operator.ts";
import { addCustomer, openLedger } from "./open-ledger.ts";
import { startClients, type Clients } from "./crash-clients.ts";
import { crashConfig, PIECE_MS, REPLY_PRICE, REQUEST } from "./crash-deployment.ts";
import { addTotals } from "../../src/core/money/totals.ts";
import { judgeCrash, type CrashVerdict } from "./crash-judgement.ts";
import { gatherEvidence } from "./crash-run.ts";
import { GatewaySlot } from "./crash-slot.ts";
import { startCountingUpstream, type CountingUpstream } from "./counting-upstream.ts";
import { MovingLedger } from "./moving-ledger.ts";
import { addOldCustomer, type OldCustomer } from "./old-months.ts";
import { pacedBy } from "./paces.ts";

export interface MovesOptions {
  /** Number of moves from one store to the other; the ledger is embedded at first. */
  readonly moves: number;
  /** Number of kills of the gateway while the ledger is on one store. */
  readonly kills: number;
  /** Applies the effect of a broken move before a gateway works on the ledger. */
  readonly spoil?: (moved: OperatorStore) => Promise<void>;
  /** Called with progress messages, one line each. */
  readonly progress?: (line: string) => void;
}

export interface MovesReport extends CrashVerdict {
  readonly upstreamCalls: number;
  readonly acknowledged: number;
  /** Number of open holds at the moves of the ledger. */
  readonly movedHolds: number;
  /** Entries that left the ledger. */
  readonly archived: number;
}

const CLIENTS = 8;
const REPLIES = 10;
const OLD_BALANCE = 1_000_000_000_000;
const POOR_CUSTOMERS = 4;
const POOR_BALANCE = 40 * REPLY_PRICE;

/**
 * Kills gateways under load, archives a month, kills the gateway in the middle of its requests,
 * moves the ledger to the other store, and continues there; then judges the remaining ledger.
 */
export async function runMoves(options: MovesOptions): Promise<MovesReport> {
  const upstream = await startCountingUpstream(pacedBy(PIECE_MS * 2));
  try {
    const ledger = await MovingLedger.open(crashConfig(upstream.origin));
    try {
      return await new Moves(ledger, upstream, options).run();
    } finally {
      await ledger.close();
    }
  } finally {
    await upstream.close();
  }
}

class Moves {
  readonly #ledger: MovingLedger;
  readonly #upstream: CountingUpstream;
  readonly #options: MovesOptions;
  readonly #acknowledged = new Set<string>();
  #movedHolds = 0;

  constructor(ledger: MovingLedger, upstream: CountingUpstream, options: MovesOptions) {
    this.#ledger = ledger;
    this.#upstream = upstream;
    this.#options = options;
  }

  async run(): Promise<MovesReport> {
    const { moves, spoil, progress = () => undefined } = this.#options;
    const old = await addOldCustomer(this.#ledger.store, {
      months: moves + 1,
      balance: OLD_BALANCE,
    });
    const poorKeys = await this.#addPoor();
    for (const [at, month] of old.archives.entries()) {
      await this.#underLoad({ old, poorKeys, month });
      if (at === moves) continue;
      this.#movedHolds += await this.#ledger.move();
      await spoil?.(this.#ledger.store);
      progress(`archived before ${month}, moved; ${this.#acknowledged.size} complete replies`);
    }
    await this.#ledger.verify();
    return this.#judge(old);
  }

  async #addPoor(): Promise<readonly string[]> {
    const store = await openLedger(this.#ledger.store);
    try {
      const wanted = { planId: "demo", balance: POOR_BALANCE };
      const all = Array.from({ length: POOR_CUSTOMERS }, () => addCustomer(store, wanted));
      return (await Promise.all(all)).map(({ key }) => key);
    } finally {
      await store.close();
    }
  }

  /** Leaves the gateway killed in the middle of its requests. */
  async #underLoad(round: {
    readonly old: OldCustomer;
    readonly poorKeys: readonly string[];
    readonly month: string;
  }): Promise<void> {
    const { old, poorKeys, month } = round;
    const slot = await GatewaySlot.fill("the gateway", () => this.#ledger.start());
    const clients = startClients({
      slots: [slot],
      richKey: old.key,
      poorKeys,
      clientsPerSlot: CLIENTS,
      body: REQUEST,
    });
    try {
      await clients.after(REPLIES);
      await Promise.all([this.#kill(slot, clients), this.#ledger.archiveBefore(month, slot)]);
      await clients.after(REPLIES);
    } finally {
      const stopped = clients.stop();
      slot.gateway.signal("SIGKILL");
      await stopped;
      await slot.gateway.stop();
      for (const id of clients.acknowledged) this.#acknowledged.add(id);
    }
  }

  async #kill(slot: GatewaySlot, clients: Clients): Promise<void> {
    for (let kill = 0; kill < this.#options.kills; kill += 1) {
      await clients.after(REPLIES);
      await slot.killAndStart();
    }
  }

  /** The old requests, which were not sent to an upstream, are checked by their sum. */
  async #judge(old: OldCustomer): Promise<MovesReport> {
    const { store } = this.#ledger;
    const sent = this.#upstream.calls;
    const given = { store, upstreamCalls: sent };
    const evidence = await gatherEvidence(given, { acknowledged: this.#acknowledged }, new Map());
    const accounts = evidence.accounts.map((account) =>
      account.id === old.accountId
        ? { ...account, spent: addTotals(account.spent, -old.spent) }
        : account,
    );
    return {
      ...judgeCrash({ ...evidence, accounts }),
      upstreamCalls: sent.length,
      acknowledged: this.#acknowledged.size,
      movedHolds: this.#movedHolds,
      archived: await this.#countMissing(old.requestIds),
    };
  }

  async #countMissing(ids: readonly string[]): Promise<number> {
    const store = await openLedger(this.#ledger.store);
    try {
      const records = await Promise.all(ids.map((id) => store.showRequest(id)));
      return records.filter((record) => record === null).length;
    } finally {
      await store.close();
    }
  }
}
