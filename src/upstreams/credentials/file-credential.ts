import type { Credential } from "../catalog/credential.ts";

/** Workload identities replace their file minutes before the old token expires. */
const REREAD_MS = 5_000;

export interface FileCredentialDependencies {
  /** For messages: `api_key_file secrets/key`. */
  readonly source: string;
  /** The file's content when the configuration was read. */
  readonly first: string;
  /**
   * True if `first` was recorded some time ago, in another thread: the first use reads the file
   * again, since the key may have been replaced meanwhile.
   */
  readonly isRecorded: boolean;
  /**
   * Reads the current key in the file, or the reason why it cannot be read; never rejects, and
   * resolves within about a second.
   */
  readonly read: () => Promise<{ readonly key: string } | { readonly reason: string }>;
  /** Returns monotonic milliseconds. */
  readonly elapsedMs: () => number;
  /** For the log; once until the file is readable again. */
  readonly failed: (source: string, reason: string) => void;
}

/**
 * A key in a file that is reread every few seconds. Invariant: at most one read is in progress, for
 * which all callers wait; if it fails, the last key stays in use.
 */
export class FileCredential implements Credential<string> {
  readonly #parts: FileCredentialDependencies;
  #key: string;
  #previous: string | null = null;
  #nextReadMs: number;
  #isReadable = true;
  #reading: Promise<string> | null = null;

  constructor(parts: FileCredentialDependencies) {
    this.#parts = parts;
    this.#key = parts.first;
    this.#nextReadMs = parts.elapsedMs() + (parts.isRecorded ? 0 : REREAD_MS);
  }

  current(): string | Promise<string> {
    if (this.#reading !== null) return this.#reading;
    const nowMs = this.#parts.elapsedMs();
    if (nowMs < this.#nextReadMs) return this.#key;
    this.#nextReadMs = nowMs + REREAD_MS;
    this.#reading = this.#readAgain().finally(() => {
      this.#reading = null;
    });
    return this.#reading;
  }

  secretTexts(): readonly string[] {
    return this.#previous === null ? [this.#key] : [this.#key, this.#previous];
  }

  async #readAgain(): Promise<string> {
    const { source, read, failed } = this.#parts;
    const found = await read();
    if ("reason" in found) {
      if (this.#isReadable) failed(source, found.reason);
      this.#isReadable = false;
      return this.#key;
    }
    this.#isReadable = true;
    if (found.key === this.#key) return this.#key;
    this.#previous = this.#key;
    this.#key = found.key;
    return this.#key;
  }
}
