import { contractDocument as adminDocument } from "../../generated/admin/document.ts";
import { operations as adminOperations } from "../../generated/admin/operations.ts";
import { contractDocument as consoleDocument } from "../../generated/console/document.ts";
import { operations as consoleOperations } from "../../generated/console/operations.ts";
import { contractDocument, type ContractDocument } from "../../generated/document.ts";
import { operations } from "../../generated/operations.ts";

/** The generated facts of one operation. */
export interface OperationFacts {
  readonly method: string;
  readonly path: string;
  readonly statuses: readonly number[];
  readonly request: string | null;
  readonly reply: string;
  readonly streamEvent: string | null;
  readonly streamData: string | null;
}

/** A document under test and its generated modules. */
export interface ContractUnderTest {
  /** The prefix of its paths. */
  readonly root: string;
  readonly document: ContractDocument;
  readonly operations: Readonly<Record<string, OperationFacts>>;
}

export const contracts = {
  client: { root: "/v1", document: contractDocument, operations },
  admin: { root: "/admin/api/v1", document: adminDocument, operations: adminOperations },
  console: {
    root: "/console/api/v1",
    document: consoleDocument,
    operations: consoleOperations,
  },
} as const satisfies Readonly<Record<string, ContractUnderTest>>;

export type ContractName = keyof typeof contracts;
