import type { Clock } from "../../core/timing/clock.ts";
import type { AwsKeys, Credential } from "../catalog/credential.ts";
import { type IssuedSecret, readAwsKeys, readToken } from "./read-secret.ts";
import { RenewedCredential } from "./renewed-credential.ts";

export interface CommandCredentialsDependencies {
  /** Runs a command and returns what it printed; rejects with `CredentialError`. */
  readonly run: (words: readonly string[]) => Promise<string>;
  readonly clock: Clock;
  /** For the log: the source of the secret, and the reason for the failure. */
  readonly failed: (source: string, reason: string) => void;
}

/**
 * The credentials that commands issue for one configuration. Users of the same command share its
 * runs.
 */
export class CommandCredentials {
  readonly #parts: CommandCredentialsDependencies;
  readonly #tokens = new Map<string, Credential<string>>();
  readonly #awsKeys = new Map<string, Credential<AwsKeys>>();

  constructor(parts: CommandCredentialsDependencies) {
    this.#parts = parts;
  }

  token(words: readonly string[]): Credential<string> {
    return this.#shared(this.#tokens, words, readToken);
  }

  awsKeys(words: readonly string[]): Credential<AwsKeys> {
    return this.#shared(this.#awsKeys, words, readAwsKeys);
  }

  #shared<Secret>(
    known: Map<string, Credential<Secret>>,
    words: readonly string[],
    read: (output: string, nowMs: number) => IssuedSecret<Secret>,
  ): Credential<Secret> {
    const key = JSON.stringify(words);
    const { run, clock, failed } = this.#parts;
    const made =
      known.get(key) ??
      new RenewedCredential({
        // Its arguments may be secrets.
        source: `api_key_command ${words[0] ?? ""}`,
        issue: async () => {
          const startedAtMs = clock.nowMs();
          const startedMs = clock.elapsedMs();
          const issued = read(await run(words), startedAtMs);
          const { expiresAtMs } = issued;
          // A clock that is set later does not change how long the secret is valid.
          return expiresAtMs === null
            ? issued
            : { ...issued, expiresAtMs: startedMs + expiresAtMs - startedAtMs };
        },
        elapsedMs: clock.elapsedMs,
        failed,
      });
    known.set(key, made);
    return made;
  }
}
