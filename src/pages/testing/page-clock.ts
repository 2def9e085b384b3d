interface Timer {
  readonly atMs: number;
  readonly run: () => void;
}

/** Methods of a date by which a page would show the machine's time zone or language. */
const local = /^(?:get(?!Time$|UTC)|set(?!Time$|UTC)|to(?!ISO|JSON|UTC).*String$|toString$)/;

/** A page's time: it stands still until a test moves it. */
export class PageClock {
  #nowMs: number;
  #last = 0;
  readonly #timers = new Map<number, Timer>();

  constructor(now: string) {
    this.#nowMs = Date.parse(now);
  }

  /** Timers that wait; a page that was left has none. */
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

  /** Moves the time on, and runs what is due in its order; `settle` waits for what each starts. */
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

  /** The class of dates that a page sees: of this clock, and in UTC alone. */
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
