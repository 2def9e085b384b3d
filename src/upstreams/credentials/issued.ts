/** A secret as a command issued it. */
export interface Issued<Secret> {
  readonly secret: Secret;
  /** The parts of the secret that must be redacted. */
  readonly texts: readonly string[];
  /** Milliseconds of the clock by which the output was read; null if unknown. */
  readonly expiresAtMs: number | null;
}

/** Why there is no new secret: our own wording, never the command's output. */
export class IssueError extends Error {
  override readonly name = "IssueError";
}
