import { type Place, LinkedList } from "../collections/linked-list.ts";

/** The resolution: a timer fires at most two of these late, and never early. */
export const TICK_MS = 50;
/** One round of the wheel is 12.8 s; a later timer is passed over once per round. */
const SLOTS = 256;

/** A timer that was started. */
export interface CoarseTimer {
  /** Starts its whole time again, from now; also after it has fired. */
  restart(): void;
  /** Ends it; safe to call twice. */
  cancel(): void;
}

/** Starts timers for limits of tenths of seconds and more. */
export interface Timers {
  start(ms: number, callback: () => void): CoarseTimer;
}

type Slot = LinkedList<WheelTimer>;

/** Where a timer waits. */
interface Seat {
  readonly slot: Slot;
  readonly place: Place<WheelTimer>;
}

/**
 * Timers for limits that hardly ever pass: to start, restart or cancel one takes a few
 * instructions, and a single interval of node's serves them all while there are any. They keep no
 * process alive.
 */
export class TimerWheel implements Timers {
  readonly #slots: readonly Slot[] = Array.from(
    { length: SLOTS },
    () => new LinkedList<WheelTimer>(),
  );
  /** Timers in all slots. */
  #size = 0;
  /** The last tick whose slot was visited; a tick is a count of `TICK_MS` since the clock's start. */
  #tick = 0;
  #interval: NodeJS.Timeout | undefined;

  start(ms: number, callback: () => void): CoarseTimer {
    const timer = new WheelTimer(this, ms, callback);
    timer.restart();
    return timer;
  }

  /** Puts a timer into the slot of its time; returns what takes it out. */
  insert(timer: WheelTimer): Seat {
    if (this.#interval === undefined) this.#startTurning();
    this.#size += 1;
    // The slot of a tick that has been visited comes round only after all others.
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
    // A process that was stopped for longer than a round visits each slot once.
    this.#tick = Math.max(this.#tick, last - SLOTS);
    while (this.#tick < last) {
      this.#tick += 1;
      // A copy: a timer of a later round goes back into the same slot.
      for (const timer of this.#slot(this.#tick).items()) timer.visit(nowMs);
    }
    if (this.#size > 0) return;
    clearInterval(this.#interval);
    this.#interval = undefined;
  }
}

/** A timer on the wheel: its slot is where it is looked for, `dueMs` when it fires. */
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

  /** Only the time is noted: the wheel moves a running timer when it comes to its old slot. */
  restart(): void {
    this.dueMs = performance.now() + this.#ms;
    this.#seat ??= this.#wheel.insert(this);
  }

  cancel(): void {
    if (this.#seat !== undefined) this.#wheel.remove(this.#seat);
    this.#seat = undefined;
  }

  /** Called when the wheel comes to its slot. */
  visit(nowMs: number): void {
    // Another timer's callback has cancelled it.
    if (this.#seat === undefined) return;
    this.cancel();
    if (this.dueMs <= nowMs) this.#callback();
    else this.#seat = this.#wheel.insert(this);
  }
}
