import { afterEach, beforeEach } from "vitest";
import { accounts, batches } from "./suite/account-suite.ts";
import type { Books } from "./suite/books.ts";
import { concurrency, life } from "./suite/concurrency-suite.ts";
import { keys, refusedKeys } from "./suite/key-suite.ts";
import { laws } from "./suite/store-laws.ts";
import { requests, totals } from "./suite/report-suite.ts";
import { scripts } from "./suite/script-suite.ts";

/** A store on empty books of its own. */
export interface StoreFixture extends Readonly<Books> {
  /** Closes the store that is open now and removes its books. */
  readonly dispose: () => Promise<void>;
}

/**
 * Every behaviour that the interface promises, over any store: one suite for all of them. It is
 * called inside a `describe` that names the store.
 */
export function storeSuite(open: () => Promise<StoreFixture>): void {
  let fixture: StoreFixture | null = null;
  let books: Books | null = null;
  const current = (): Books => {
    if (books === null) throw new Error("no books are open");
    return books;
  };
  beforeEach(async () => {
    fixture = await open();
    books = { store: fixture.store, kill: fixture.kill };
  });
  afterEach(() => fixture?.dispose());

  for (const part of [scripts, keys, refusedKeys, accounts, batches, requests, totals]) {
    part(current);
  }
  concurrency(current);
  laws(current);
  life(current);
}
