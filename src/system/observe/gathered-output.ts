/** The file of log lines. */
export interface LineFile {
  /** Writes a part of the bytes; calls back with the number of written bytes, or an error. */
  write(bytes: Uint8Array, done: (error: Error | null, written: number) => void): void;
  /** Writes a part of the bytes; throws `EAGAIN` instead of waiting for a reader. */
  writeSync(bytes: Uint8Array): number;
}

export interface GatheredOutputDependencies {
  readonly file: LineFile;
  /** Called for each dropped line. */
  readonly onDropped: () => void;
}

/** How long a line is buffered: a separate write costs more than building the line. */
const GATHER_MS = 50;
/** Size of the buffer from which lines are written immediately. */
const GATHERED_CHARACTERS_MAX = 64 * 1024;
/** Size of the unwritten text from which lines are dropped. */
const UNWRITTEN_MAX = 8 * 1024 * 1024;
/** Pause before the next write to a full pipe. */
const FULL_MS = 10;
/** Pause before the next write after another failure, such as a full disk. */
const FAILED_MS = 1_000;
/** How long the end of a process waits for the log. */
const LAST_MS = 1_000;

/**
 * Gathers lines into one write, because each write hands its text to a libuv thread and wakes it. A
 * failed write is repeated; meanwhile a bounded number of lines is kept, and further ones are
 * dropped. Lines that are buffered when the process exits are written by `flushSync`.
 */
export class GatheredOutput {
  readonly #file: LineFile;
  readonly #onDropped: () => void;
  #lines = "";
  /** The part of the current write that is not written yet. */
  #rest = Buffer.alloc(0);
  #isWriting = false;
  #isLate = false;
  #timer: NodeJS.Timeout | null = null;
  #waiting: (() => void)[] = [];
  readonly #writeOut = (): void => this.#write();

  constructor({ file, onDropped }: GatheredOutputDependencies) {
    this.#file = file;
    this.#onDropped = onDropped;
  }

  write(line: string): void {
    if (this.#lines.length + this.#rest.length > UNWRITTEN_MAX) return this.#onDropped();
    this.#lines += line;
    if (this.#lines.length > GATHERED_CHARACTERS_MAX) this.#write();
    else this.#timer ??= setTimeout(this.#writeOut, GATHER_MS);
  }

  /** Resolves when every line is written in order, at the latest after a second. */
  written(): Promise<void> {
    this.#write();
    if (this.#rest.length === 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => {
        this.#isLate = true;
        resolve();
      }, LAST_MS);
      this.#waiting.push(() => {
        clearTimeout(timer);
        resolve();
      });
    });
  }

  /**
   * Writes synchronously, for a second at most; call it at the end of a process. A write in flight
   * is neither repeated nor awaited, so it may end later.
   */
  flushSync(): void {
    const lines = Buffer.from(this.#take());
    // After a wait in vain, another one would block the end of the process.
    if (this.#isLate) return;
    writeWithTimeout(
      this.#file,
      this.#isWriting ? lines : Buffer.concat([this.#rest, lines]),
      LAST_MS,
    );
    this.#rest = Buffer.alloc(0);
  }

  #write(): void {
    this.#stopTimer();
    // The lines follow once the current write is complete.
    if (this.#rest.length > 0) return;
    this.#rest = Buffer.from(this.#take());
    if (this.#rest.length > 0) this.#writeRest();
    else for (const done of this.#waiting.splice(0)) done();
  }

  #writeRest(): void {
    this.#isWriting = true;
    this.#file.write(this.#rest, (error, written) => {
      this.#isWriting = false;
      if (error !== null) {
        // Lines that cannot be written do not keep the process alive.
        setTimeout(() => this.#repeat(), isFull(error) ? FULL_MS : FAILED_MS).unref();
        return;
      }
      this.#rest = this.#rest.subarray(written);
      if (this.#rest.length > 0) this.#writeRest();
      else this.#write();
    });
  }

  #repeat(): void {
    if (this.#rest.length > 0) this.#writeRest();
  }

  #take(): string {
    this.#stopTimer();
    const lines = this.#lines;
    this.#lines = "";
    return lines;
  }

  #stopTimer(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}

/**
 * Writes synchronously, and waits for the reader of a full pipe for a limited time. Drops the text if
 * it cannot be written.
 */
export function writeWithTimeout(
  { writeSync }: Pick<LineFile, "writeSync">,
  bytes: Uint8Array,
  waitMs: number,
): void {
  let rest = bytes;
  let leftMs = waitMs;
  while (rest.length > 0) {
    try {
      rest = rest.subarray(writeSync(rest));
    } catch (error) {
      if (!(error instanceof Error && isFull(error)) || leftMs <= 0) return;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, FULL_MS);
      leftMs -= FULL_MS;
    }
  }
}

/** Returns true if the reader of a pipe has not read enough yet. */
function isFull(error: Error): boolean {
  return "code" in error && error.code === "EAGAIN";
}
