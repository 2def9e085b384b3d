import type { VerifiedPart, VerifyQuery } from "../../ledger/verification.ts";
import { verify } from "../operations/verify.ts";
import { closeConnections, findWay, openConnections } from "./connections.ts";
import { runOperation } from "./statements.ts";

/** A database that is only read: a standby, which takes no gateway. */
export interface Standby {
  readonly verify: (query?: VerifyQuery) => Promise<VerifiedPart>;
  readonly close: () => Promise<void>;
}

/** Opens a standby of a ledger in PostgreSQL. */
export async function openStandby(databaseUrl: string): Promise<Standby> {
  const connections = openConnections(await findWay(databaseUrl), () => undefined);
  const walk = { kind: "walk", steps: (query: unknown) => verify(query as VerifyQuery) } as const;
  return {
    // The steps of the operation end with its own result.
    verify: (query) => runOperation(connections, walk, query) as Promise<VerifiedPart>,
    close: () => closeConnections(connections),
  };
}
