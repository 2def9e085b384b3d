import { type ListNode, LinkedList } from "../collections/linked-list.ts";

/** The resolution: a timer fires at most two ticks late, and never early. */
export const TICK_MS = 50;
/** One rotation of the wheel is 12.8 s. A later timer is passed over once per rotation. */
const SLOTS = 256;

/** A running timer. */
export interface CoarseTimer {
  /** Restarts its full duration from now, even after it has fired. */
  restart(): void;
  /** Cancels it. Repeated calls are ignored. */
  cancel(): void;
}

/** Starts timers for durations of tenths of a second and more. */
export interface Timers {
  start(ms: number, callback: () => void): CoarseTimer;
}

type Slot = LinkedList<WheelTimer>;

/** Position of a waiting timer. */
interface Seat {
  readonly slot: Slot;
  readonly place: ListNode<WheelTimer>;
}

/**
 * Timers for limits that are rarely reached: to start, restart or cancel one takes a few
 * instructions. A single Node interval serves all of them and runs only while there are timers.
 * They do not keep the process alive.
 */
export class TimerWheel implements Timers {
  readonly #slots: readonly Slot[] = Array.from(
    { length: SLOTS },
    () => new LinkedList<WheelTimer>(),
  );
  /** Number of timers in all slots. */
  #size = 0;
  /** The last tick with a visited slot. A tick is `TICK_MS`, counted from the clock's start. */
  #tick = 0;
  #interval: NodeJS.Timeout | undefined;

  start(ms: number, callback: () => void): CoarseTimer {
    const timer = new WheelTimer(this, ms, callback);
    timer.restart();
    return timer;
  }

  /** Puts a timer into the slot of its due time and returns a handle to remove it. */
  insert(timer: WheelTimer): Seat {
    if (this.#interval === undefined) this.#startTurning();
    this.#size += 1;
    // The slot of an already visited tick is visited again only after a full rotation.
    const tick = Math.max(Math.ceil(timer.dueMs / TICK_MS), this.#tick + 1);
    const slot = this.#slot(tick);
    return { slot, place: slot.add(timer) };
  }

  remove({ slot, place }: Seat): void {
    slot.remove(place);
    this.#size -= 1;
  }

  #slot(tick: number): Slot {
    const slot = this.#slots[tick % SLOTS];
    if (slot === undefined) throw new Error("a wheel has a slot for each tick");
    return slot;
  }

  #startTurning(): void {
    this.#tick = Math.floor(performance.now() / TICK_MS);
    this.#interval = setInterval(() => this.#turn(), TICK_MS);
    this.#interval.unref();
  }

  #turn(): void {
    const nowMs = performance.now();
    const last = Math.floor(nowMs / TICK_MS);
    // A process that was stopped for longer than a rotation visits each slot once.
    this.#tick = Math.max(this.#tick, last - SLOTS);
    while (this.#tick < last) {
      this.#tick += 1;
      // A copy: a timer of a later rotation is put back into the same slot.
      for (const timer of this.#slot(this.#tick).items()) timer.visit(nowMs);
    }
    if (this.#size > 0) return;
    clearInterval(this.#interval);
    this.#interval = undefined;
  }
}

/** A timer on the wheel: its slot determines when it is visited, `dueMs` when it fires. */
class WheelTimer implements CoarseTimer {
  dueMs = 0;
  readonly #wheel: TimerWheel;
  readonly #ms: number;
  readonly #callback: () => void;
  #seat: Seat | undefined;

  constructor(wheel: TimerWheel, ms: number, callback: () => void) {
    this.#wheel = wheel;
    this.#ms = ms;
    this.#callback = callback;
  }

  /** Only updates the due time. The wheel moves a running timer when it visits its old slot. */
  restart(): void {
    this.dueMs = performance.now() + this.#ms;
    this.#seat ??= this.#wheel.insert(this);
  }

  cancel(): void {
    if (this.#seat !== undefined) this.#wheel.remove(this.#seat);
    this.#seat = undefined;
  }

  /** Called when the wheel visits its slot. */
  visit(nowMs: number): void {
    // Another timer's callback has cancelled it.
    if (this.#seat === undefined) return;
    this.cancel();
    if (this.dueMs <= nowMs) this.#callback();
    else this.#seat = this.#wheel.insert(this);
  }
}
