/** Where log lines go in the end. */
export interface LineOutput {
  write(lines: string): unknown;
  /** Calls back when all that was handed over is written, or cannot be. */
  flush(done: (failure?: Error | null) => void): void;
  /**
   * Writes at once what was handed over. A write that is still under way is neither repeated nor
   * waited for: it may end later.
   */
  flushSync(): void;
  /** Writes lines that were not handed over. */
  writeSync(lines: string): void;
}

/** How long a line may wait for others: a write of its own costs more than making it. */
const GATHER_MS = 50;
/** From here on, lines do not wait. */
const GATHERED_CHARACTERS_MAX = 64 * 1024;

/**
 * Gathers lines into one write: each one hands its text to a thread of libuv's and wakes it. Lines
 * that still wait when the process exits are written by `flushSync`.
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

  /** Resolves when every line is written in its order, or cannot be. */
  written(): Promise<void> {
    this.#write();
    return new Promise((resolve) => this.#output.flush(() => resolve()));
  }

  /** For the end of a process: what was handed over to a thread would end with it. */
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
