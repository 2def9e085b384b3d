/**
 * Runs work in the background without waiting for it. A rejection is passed to `onError`. Without
 * `onError` the work handles its own errors, so a rejection is a bug and ends the process as an
 * uncaught error.
 */
export function detach(work: PromiseLike<unknown> | undefined, onError = endProcess): void {
  work?.then(undefined, onError);
}

function endProcess(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}
