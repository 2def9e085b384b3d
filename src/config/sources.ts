export type Environment = Readonly<Record<string, string | undefined>>;

/** What a configuration is read from; nothing else is consulted. */
export interface ConfigSources {
  readonly env: Environment;
  /** Relative paths start here. */
  readonly cwd: string;
  /** The text of a file; throws an error with `code: "ENOENT"` if there is none. */
  readonly readFile: (path: string) => string;
  /** For the log: a credential that could not be renewed, and why; holds no secret. */
  readonly credentialFailed?: (source: string, reason: string) => void;
  /** True: the upstreams' keys are neither read nor required; for commands that call no upstream. */
  readonly withoutKeys?: boolean;
}

/** The reason a file could not be read, fit for a complaint. */
export function readErrorCode(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "unreadable";
}
