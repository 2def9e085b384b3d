import type { Client } from "../../../generated/console/page-client.js";

/** A signed-in key's client. */
interface ClientSession {
  readonly client: Client;
}

/**
 * Returns a function that makes loaders of parts of the account. A loader reads a part with `read`
 * and shows it with `show`. A result is dropped after a later read of the same part, or after
 * signing out.
 */
export function partMaker(currentSession: () => ClientSession | null) {
  return <T>(read: (client: Client) => Promise<T>, show: (found: T) => void) => {
    let asked = 0;
    return async (): Promise<void> => {
      const own = currentSession();
      if (own === null) return;
      asked += 1;
      const turn = asked;
      const isCurrent = () => own === currentSession() && turn === asked;
      try {
        const found = await read(own.client);
        if (isCurrent()) show(found);
      } catch (error) {
        if (isCurrent()) throw error;
      }
    };
  };
}
