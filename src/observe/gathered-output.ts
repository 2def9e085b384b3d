/** Where log lines go in the end. */
export interface LineOutput {
  write(lines: string): unknown;
  /** Writes at once what was handed over. */
  flushSync(): void;
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

  flushSync(): void {
    this.#write();
    this.#output.flushSync();
  }

  #write(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const lines = this.#lines;
    this.#lines = "";
    if (lines !== "") this.#output.write(lines);
  }
}
