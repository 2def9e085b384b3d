// Made from spec/ by scripts/generate.ts. Do not edit.
import type { Schemas } from "./types.ts";

/** One broken rule, in the words of JSON Schema. */
export interface ValidationError {
  /** JSON pointer to the value that breaks the rule. */
  readonly instancePath: string;
  readonly schemaPath: string;
  /** The rule's keyword, such as `required` or `discriminator`. */
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
  readonly message?: string;
}

/**
 * Whether a value keeps to its schema. `errors` belongs to the last call: null after a
 * success; after a failure every broken rule, or only the first of a request body with more than
 * 20,000 values, so that no client can make a validator collect errors without end.
 */
export interface Validator<T> {
  (value: unknown): value is T;
  readonly errors: readonly ValidationError[] | null;
}

export const Account: Validator<Schemas["Account"]>;
export const AccountCreation: Validator<Schemas["AccountCreation"]>;
export const AccountList: Validator<Schemas["AccountList"]>;
export const AccountUpdate: Validator<Schemas["AccountUpdate"]>;
export const ActivityReport: Validator<Schemas["ActivityReport"]>;
export const Actor: Validator<Schemas["Actor"]>;
export const AuditPage: Validator<Schemas["AuditPage"]>;
export const CorrectionAmount: Validator<Schemas["CorrectionAmount"]>;
export const CreatedKey: Validator<Schemas["CreatedKey"]>;
export const CreditAmount: Validator<Schemas["CreditAmount"]>;
export const EntryPage: Validator<Schemas["EntryPage"]>;
export const ErrorResponse: Validator<Schemas["ErrorResponse"]>;
export const Key: Validator<Schemas["Key"]>;
export const KeyCreation: Validator<Schemas["KeyCreation"]>;
export const KeyList: Validator<Schemas["KeyList"]>;
export const KeyRotation: Validator<Schemas["KeyRotation"]>;
export const KeyUpdate: Validator<Schemas["KeyUpdate"]>;
export const LedgerVerification: Validator<Schemas["LedgerVerification"]>;
export const LiveReport: Validator<Schemas["LiveReport"]>;
export const ModelList: Validator<Schemas["ModelList"]>;
export const PlanList: Validator<Schemas["PlanList"]>;
export const PostedAccount: Validator<Schemas["PostedAccount"]>;
export const ProbeReport: Validator<Schemas["ProbeReport"]>;
export const ProbeRequest: Validator<Schemas["ProbeRequest"]>;
export const Reload: Validator<Schemas["Reload"]>;
export const RequestPage: Validator<Schemas["RequestPage"]>;
export const RequestRecord: Validator<Schemas["RequestRecord"]>;
export const Statement: Validator<Schemas["Statement"]>;
export const StatementDocument: Validator<Schemas["StatementDocument"]>;
export const UpstreamList: Validator<Schemas["UpstreamList"]>;
export const UsageReport: Validator<Schemas["UsageReport"]>;
