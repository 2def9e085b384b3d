/**
 * Runs work without waiting for it. A rejection is passed to `onError`, which shows it. Without
 * `onError` the work shows its own failures, so a rejection is a bug and goes to the browser's
 * console as an unhandled one.
 */
export function detach(
  work: Promise<unknown>,
  onError: (error: unknown) => void = leaveUnhandled,
): void {
  work.then(undefined, onError);
}

function leaveUnhandled(error: unknown): void {
  throw error;
}
