/**
 * Lets work go on by itself: nobody waits for it. A rejection goes to `onError`; without one the work
 * handles its own errors, so that a rejection is a bug and ends the process as an uncaught error.
 */
export function detach(work: PromiseLike<unknown> | undefined, onError = endProcess): void {
  work?.then(undefined, onError);
}

function endProcess(error: unknown): void {
  setImmediate(() => {
    throw error;
  });
}
