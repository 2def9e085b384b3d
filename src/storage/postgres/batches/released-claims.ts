import type { Pool, QueryConfig } from "pg";
import { textArray } from "../connections/arrays.ts";
import { pipeline, withClient } from "../connections/transaction.ts";
import type { Membership } from "../lease/membership.ts";
import { COUNT_MAX } from "./acknowledged.ts";
import { AWAIT_CLAIMS, GIVE_CLAIMS_UP, RELEASE } from "./reply-statements.ts";

/**
 * The latest requests of this process whose claims were released. If the ledger goes back in time,
 * their claims may exist again, and are released again (rule 19). Bounded: the oldest are dropped
 * first.
 */
export class ReleasedClaims {
  readonly #requestIds = new Set<string>();

  add(requestIds: readonly string[]): void {
    for (const requestId of requestIds) this.#requestIds.add(requestId);
    for (const oldest of this.#requestIds) {
      if (this.#requestIds.size <= COUNT_MAX) return;
      this.#requestIds.delete(oldest);
    }
  }

  get requestIds(): readonly string[] {
    return [...this.#requestIds];
  }
}

/** Returns the statement that releases the claims of requests. */
export function releaseStatement(requestIds: readonly string[]): QueryConfig {
  return { name: "release", text: RELEASE, values: [textArray(requestIds)] };
}

/**
 * Abandons the claims of requests. An unanswered claim may still be running at the server or be on
 * its way there. This waits for running claims, and a claim that was sent before but arrives later
 * is not made. A repeat has the same result.
 */
export async function giveClaimsUp(
  pool: Pool,
  membership: Membership,
  requestIds: readonly string[],
): Promise<void> {
  const owner = membership.id;
  await withClient(pool, (client) =>
    pipeline(client, [
      "BEGIN",
      { text: AWAIT_CLAIMS, values: [owner] },
      { text: GIVE_CLAIMS_UP, values: [owner] },
      releaseStatement(requestIds),
      "COMMIT",
    ]),
  );
  await membership.recountClaims(owner);
}
