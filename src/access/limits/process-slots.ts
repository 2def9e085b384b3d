import { randomUUID } from "node:crypto";
import { detach } from "../../core/errors/detach.ts";
import type { RedisClient } from "./redis-client.ts";
import { LEASE, TAKE_SLOT } from "./redis-scripts.ts";

/** How often a process renews its lease. */
const BEAT_MS = 1_000;
/** A process that has not renewed its lease for this long is dead. */
const LEASE_MS = 5_000;
/** A slot lapses after this time, also if no process removes it; running ones are renewed. */
export const SLOT_LAPSE_MS = 900_000;
const SLOT_RENEWAL_MS = 300_000;
/** Names of dead processes are kept until their slots have lapsed. */
const NAME_KEPT_MS = SLOT_LAPSE_MS + SLOT_RENEWAL_MS;

const LEASES = "gateway:{processes}:leases";

export const runningName = (keyId: string): string => `gateway:{${keyId}}:running`;

/** A slot that this process holds. */
export interface Slot {
  readonly keyId: string;
  readonly number: number;
  /** The name under which the server has it. */
  name: string;
  /** When it has to be taken again. */
  dueMs: number;
}

export interface ProcessSlotsOptions {
  readonly redis: RedisClient;
  readonly clock: { readonly elapsedMs: () => number };
  /** Calls back at an interval; returns the end of it. */
  readonly repeat?: (ms: number, callback: () => void) => () => void;
}

/**
 * The slots of concurrency of this process, which count while the process renews its lease. A slot
 * is named after the process, so that others remove the slots of a process that has died. The lease
 * has a key of its own, in a cluster perhaps on another server: scripts of a key get the names of
 * dead processes as an argument. A name that has lapsed is never used again. A process that was
 * paused takes a new one, and takes its running slots again.
 */
export class ProcessSlots {
  readonly #options: ProcessSlotsOptions;
  readonly #running = new Set<Slot>();
  #processName: string = randomUUID();
  #isLeased = false;
  #dead = "";
  #beat: Promise<void> | null = null;
  #end: (() => void) | null = null;

  constructor(options: ProcessSlotsOptions) {
    this.#options = options;
  }

  /** Returns the process's name in the names of its slots. */
  get processName(): string {
    return this.#processName;
  }

  /** Returns the names of dead processes, separated by commas. */
  get dead(): string {
    return this.#dead;
  }

  /** Takes the lease before the first slot; rejects if the server is unavailable. */
  async lease(): Promise<void> {
    if (this.#isLeased) return;
    const { repeat = repeatUnref } = this.#options;
    this.#end ??= repeat(BEAT_MS, () => detach(this.#renew(), () => undefined));
    await this.#renew();
  }

  /** Notes a slot that the server has granted to this process under `processName`. */
  hold(keyId: string, number: number, processName: string): Slot {
    const isCurrent = processName === this.#processName;
    const dueMs = isCurrent ? this.#options.clock.elapsedMs() + SLOT_RENEWAL_MS : -Infinity;
    const slot = { keyId, number, name: slotName(processName, number), dueMs };
    this.#running.add(slot);
    return slot;
  }

  /** Forgets a slot; returns the name under which the server has it. */
  drop(slot: Slot): string {
    this.#running.delete(slot);
    return slot.name;
  }

  close(): void {
    this.#end?.();
    this.#end = null;
  }

  /** Renews the lease and the slots that need it; at most one renewal is in flight. */
  #renew(): Promise<void> {
    this.#beat ??= this.#renewOnce().finally(() => (this.#beat = null));
    return this.#beat;
  }

  async #renewOnce(): Promise<void> {
    const isAlive = await this.#askLease(!this.#isLeased);
    if (!isAlive) {
      // Others may have removed the slots of the previous name, and may still do so.
      this.#processName = randomUUID();
      for (const slot of this.#running) slot.dueMs = -Infinity;
      this.#isLeased = false;
      await this.#askLease(true);
    }
    this.#isLeased = true;
    const nowMs = this.#options.clock.elapsedMs();
    for (const slot of this.#running) if (slot.dueMs <= nowMs) this.#take(slot, nowMs);
  }

  async #askLease(isNew: boolean): Promise<boolean> {
    const args = [this.#processName, LEASE_MS, Number(isNew), NAME_KEPT_MS] as const;
    const answer = await this.#options.redis.eval(LEASE, 1, LEASES, ...args);
    const [isAlive, dead] = answer as readonly [number, readonly string[]];
    this.#dead = dead.join(",");
    return isAlive === 1;
  }

  #take(slot: Slot, nowMs: number): void {
    const { keyId, number, name } = slot;
    slot.name = slotName(this.#processName, number);
    slot.dueMs = nowMs + SLOT_RENEWAL_MS;
    this.#options.redis
      .eval(TAKE_SLOT, 1, runningName(keyId), SLOT_LAPSE_MS, name, slot.name)
      .catch(() => (slot.dueMs = -Infinity));
  }
}

/** Returns the name of a slot, as the script `ADMIT` forms it. */
export function slotName(processName: string, number: number): string {
  return `${processName}:${number}`;
}

function repeatUnref(ms: number, callback: () => void): () => void {
  const interval = setInterval(callback, ms);
  interval.unref();
  return () => clearInterval(interval);
}
