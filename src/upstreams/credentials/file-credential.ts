import type { Credential } from "../catalog/credential.ts";

/** Workload identities replace their file minutes before the old token expires. */
const REREAD_MS = 5_000;

export interface FileCredentialParts {
  /** For messages: `api_key_file secrets/key`. */
  readonly source: string;
  /** The file's content when the configuration was read. */
  readonly first: string;
  /**
   * True if `first` was recorded some time ago, in another thread: the first use reads the file
   * again, since the key may have been replaced meanwhile.
   */
  readonly isRecorded: boolean;
  /** Returns the current key in the file, or the reason why it cannot be read. */
  readonly read: () => { readonly key: string } | { readonly reason: string };
  /** Returns monotonic milliseconds. */
  readonly elapsedMs: () => number;
  /** For the log; once until the file is readable again. */
  readonly failed: (source: string, reason: string) => void;
}

/** A key in a file that is reread every few seconds; the last key stays in use meanwhile. */
export class FileCredential implements Credential<string> {
  readonly #parts: FileCredentialParts;
  #key: string;
  #previous: string | null = null;
  #nextReadMs: number;
  #isReadable = true;

  constructor(parts: FileCredentialParts) {
    this.#parts = parts;
    this.#key = parts.first;
    this.#nextReadMs = parts.elapsedMs() + (parts.isRecorded ? 0 : REREAD_MS);
  }

  current(): string {
    const nowMs = this.#parts.elapsedMs();
    if (nowMs >= this.#nextReadMs) {
      this.#nextReadMs = nowMs + REREAD_MS;
      this.#readAgain();
    }
    return this.#key;
  }

  secretTexts(): readonly string[] {
    return this.#previous === null ? [this.#key] : [this.#key, this.#previous];
  }

  #readAgain(): void {
    const { source, read, failed } = this.#parts;
    const found = read();
    if ("reason" in found) {
      if (this.#isReadable) failed(source, found.reason);
      this.#isReadable = false;
      return;
    }
    this.#isReadable = true;
    if (found.key === this.#key) return;
    this.#previous = this.#key;
    this.#key = found.key;
  }
}
