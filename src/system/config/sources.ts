export type Environment = Readonly<Record<string, string | undefined>>;

/** Where a configuration is read from; nothing else is consulted. */
export interface ConfigSources {
  readonly env: Environment;
  /** Base of relative paths. */
  readonly cwd: string;
  /** The text of a file; throws an error with `code: "ENOENT"` if there is none. */
  readonly readFile: (path: string) => string;
  /** For the log: a credential that could not be renewed, and why; contains no secret. */
  readonly credentialFailed?: (source: string, reason: string) => void;
  /** Unix milliseconds, by which credentials are renewed; the machine's clock if absent. */
  readonly nowMs?: () => number;
  /** True: upstream keys are neither read nor required; for commands that call no upstream. */
  readonly withoutKeys?: boolean;
  /** Of a gateway that runs: no upstream may point there. Absent: at what the configuration says. */
  readonly listensAt?: ListeningAddress;
}

export interface ListeningAddress {
  readonly host: string;
  readonly port: number;
}

/** Sources as they were read, so that another thread loads the same configuration. */
export interface RecordedSources {
  readonly env: Environment;
  readonly cwd: string;
  readonly listensAt?: ListeningAddress;
  /** By path: the text of each file that was read while the configuration was loaded. */
  readonly files: ReadonlyMap<string, string>;
}

/** Why a file could not be read, worded for a complaint. */
export function readErrorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unreadable";
}
