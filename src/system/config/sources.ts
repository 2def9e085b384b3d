import type { Clock } from "../../core/timing/clock.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

/** Sources of a configuration. No other input is read. */
export interface ConfigSources {
  readonly env: Environment;
  /** Base of relative paths. */
  readonly cwd: string;
  /**
   * Returns the text of a file; throws an error with `code: "ENOENT"` if the file does not exist.
   */
  readonly readFile: (path: string) => string;
  /**
   * Reads a file again while the gateway serves, within about a second; default: by `readFile`.
   */
  readonly readAgain?: (path: string) => Promise<string>;
  /** True: the files were read and recorded some time ago, so that keys in them may be outdated. */
  readonly isRecorded?: boolean;
  /**
   * For the log: reports a credential that could not be renewed, and the reason, which contains no
   * secret.
   */
  readonly credentialFailed?: (source: string, reason: string) => void;
  /** For the renewal of credentials; default: the machine's clocks. */
  readonly clock?: Clock;
  /** True: upstream keys are neither read nor required; for commands that call no upstream. */
  readonly withoutKeys?: boolean;
  /**
   * Address of the running gateway, to which upstreams must not point. Absent: the configured
   * address.
   */
  readonly listensAt?: ListeningAddress;
}

export interface ListeningAddress {
  readonly host: string;
  readonly port: number;
}

/** Sources as read, so that another thread loads the same configuration. */
export interface RecordedSources {
  readonly env: Environment;
  readonly cwd: string;
  readonly listensAt?: ListeningAddress;
  /** The text of each file that was read during loading, by path. */
  readonly files: ReadonlyMap<string, string>;
}

/** Returns why a file could not be read, for the message of a problem. */
export function readErrorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unreadable";
}

/**
 * Returns a variable's value; an empty one counts as unset, since container files leave variables
 * empty.
 */
export function readText(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}
