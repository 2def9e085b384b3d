import type { VerifiedPart, VerifyQuery } from "../../core/ledger/verification.ts";
import {
  closeConnections,
  findConnectionMode,
  openConnections,
} from "./connections/connections.ts";
import { runOperation } from "./statements.ts";

/** A read-only database, such as a standby, on which no gateway runs. */
export interface Standby {
  readonly verify: (query?: VerifyQuery) => Promise<VerifiedPart>;
  readonly close: () => Promise<void>;
}

/** Opens a standby of a ledger in PostgreSQL. */
export async function openStandby(databaseUrl: string): Promise<Standby> {
  const way = await findConnectionMode(databaseUrl, "--from");
  const connections = openConnections(way, () => undefined);
  return {
    // The steps of the operation return its own result type.
    verify: (query) => runOperation(connections, "verify", query) as Promise<VerifiedPart>,
    close: () => closeConnections(connections),
  };
}
