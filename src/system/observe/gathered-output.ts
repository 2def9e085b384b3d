/** The output of log lines. */
export interface LineOutput {
  write(lines: string): unknown;
  /** Calls back when all passed lines are written, or writing has failed. */
  flush(done: (failure?: Error | null) => void): void;
  /**
   * Writes the passed lines synchronously. A write in flight is neither repeated nor awaited, so it
   * may end later.
   */
  flushSync(): void;
  /** Synchronously writes lines that were not passed to `write`. */
  writeSync(lines: string): void;
}

/** How long a line is buffered: a separate write costs more than building the line. */
const GATHER_MS = 50;
/** Size of the buffer from which lines are written immediately. */
const GATHERED_CHARACTERS_MAX = 64 * 1024;

/**
 * Gathers lines into one write, because each write hands its text to a libuv thread and wakes it.
 * Lines that are buffered when the process exits are written by `flushSync`.
 */
export class GatheredOutput {
  readonly #output: LineOutput;
  #lines = "";
  #timer: NodeJS.Timeout | null = null;
  readonly #writeOut = (): void => this.#write();

  constructor(output: LineOutput) {
    this.#output = output;
  }

  write(line: string): void {
    this.#lines += line;
    if (this.#lines.length > GATHERED_CHARACTERS_MAX) this.#write();
    else this.#timer ??= setTimeout(this.#writeOut, GATHER_MS);
  }

  /** Resolves when every line is written in order, or writing has failed. */
  written(): Promise<void> {
    this.#write();
    return new Promise((resolve) => this.#output.flush(() => resolve()));
  }

  /** Call it at the end of a process: text that is passed to a thread would be lost. */
  flushSync(): void {
    this.#output.flushSync();
    const lines = this.#take();
    if (lines !== "") this.#output.writeSync(lines);
  }

  #write(): void {
    const lines = this.#take();
    if (lines !== "") this.#output.write(lines);
  }

  #take(): string {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const lines = this.#lines;
    this.#lines = "";
    return lines;
  }
}
