interface Timer {
  readonly atMs: number;
  readonly run: () => void;
}

/** Date methods that would show the machine's time zone or language. */
const local = /^(?:get(?!Time$|UTC)|set(?!Time$|UTC)|to(?!ISO|JSON|UTC).*String$|toString$)/;

/** A page's clock, which only the test advances. */
export class PageClock {
  #nowMs: number;
  #last = 0;
  readonly #timers = new Map<number, Timer>();

  constructor(now: string) {
    this.#nowMs = Date.parse(now);
  }

  /** Number of pending timers; a page that was left has none. */
  get waiting(): number {
    return this.#timers.size;
  }

  readonly nowMs = (): number => this.#nowMs;

  readonly setTimeout = (run: () => void, ms = 0): number => {
    this.#last += 1;
    this.#timers.set(this.#last, { atMs: this.#nowMs + ms, run });
    return this.#last;
  };

  readonly clearTimeout = (id?: number): void => {
    if (id !== undefined) this.#timers.delete(id);
  };

  /**
   * Advances the clock, and runs due timers in order; `settle` waits for the work that each starts.
   */
  async pass(ms: number, settle: () => Promise<void>): Promise<void> {
    const untilMs = this.#nowMs + ms;
    for (;;) {
      const [next] = [...this.#timers]
        .filter(([, { atMs }]) => atMs <= untilMs)
        .toSorted(([, one], [, other]) => one.atMs - other.atMs);
      if (next === undefined) break;
      const [id, { atMs, run }] = next;
      this.#timers.delete(id);
      this.#nowMs = atMs;
      run();
      await settle();
    }
    this.#nowMs = untilMs;
  }

  /** Returns the page's class of dates, which uses this clock and only UTC. */
  dates(): typeof Date {
    const { nowMs } = this;
    class PageDate extends Date {
      constructor(...given: readonly [] | readonly [number | string]) {
        super(given[0] ?? nowMs());
      }
      static override now = nowMs;
    }
    for (const name of Object.getOwnPropertyNames(Date.prototype).filter((key) => local.test(key)))
      Object.defineProperty(PageDate.prototype, name, {
        value: () => {
          throw new Error(`Date.${name} depends on the machine's zone or language`);
        },
      });
    return PageDate as unknown as typeof Date;
  }
}
