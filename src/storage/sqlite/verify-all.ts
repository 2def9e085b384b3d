import type { DatabaseSync } from "node:sqlite";
import type { VerifiedPart, VerifyQuery, VerifyReport } from "../../ledger/verification.ts";
import { verifyLedger } from "../../ledger/verify-ledger.ts";
import { verify, VERIFY_SIZE } from "../operations/verify.ts";
import { Statements } from "./statements.ts";

/** Verifies all entries of a database. */
export function verifyAll(database: DatabaseSync, size = VERIFY_SIZE): Promise<VerifyReport> {
  const statements = new Statements(database);
  const part = (query: VerifyQuery = {}) => {
    const steps = () => verify(query, size);
    // The steps end with their own result.
    return Promise.resolve(statements.run({ kind: "walk", steps }, undefined) as VerifiedPart);
  };
  return verifyLedger({ verify: part }, { full: true, keep: null });
}
