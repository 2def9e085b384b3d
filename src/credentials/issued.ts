/** A secret as a command issued it. */
export interface Issued<Secret> {
  readonly secret: Secret;
  /** The parts of it that must be redacted. */
  readonly texts: readonly string[];
  /** Unix milliseconds; null if unknown. */
  readonly expiresAtMs: number | null;
}

/** Why there is no new secret: our own words, never what the command printed. */
export class IssueError extends Error {
  override readonly name = "IssueError";
}
