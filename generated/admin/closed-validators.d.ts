// Made from spec/ by scripts/generate.ts. Do not edit.
import type { Schemas } from "./types.ts";
import type { Validator } from "./validators.js";

export const Account: Validator<Schemas["Account"]>;
export const AccountList: Validator<Schemas["AccountList"]>;
export const ActivityReport: Validator<Schemas["ActivityReport"]>;
export const Actor: Validator<Schemas["Actor"]>;
export const AuditPage: Validator<Schemas["AuditPage"]>;
export const CreatedKey: Validator<Schemas["CreatedKey"]>;
export const EntryPage: Validator<Schemas["EntryPage"]>;
export const ErrorResponse: Validator<Schemas["ErrorResponse"]>;
export const Key: Validator<Schemas["Key"]>;
export const KeyList: Validator<Schemas["KeyList"]>;
export const LedgerVerification: Validator<Schemas["LedgerVerification"]>;
export const LiveReport: Validator<Schemas["LiveReport"]>;
export const ModelList: Validator<Schemas["ModelList"]>;
export const PlanList: Validator<Schemas["PlanList"]>;
export const PostedAccount: Validator<Schemas["PostedAccount"]>;
export const ProbeReport: Validator<Schemas["ProbeReport"]>;
export const Reload: Validator<Schemas["Reload"]>;
export const RequestPage: Validator<Schemas["RequestPage"]>;
export const RequestRecord: Validator<Schemas["RequestRecord"]>;
export const Statement: Validator<Schemas["Statement"]>;
export const StatementDocument: Validator<Schemas["StatementDocument"]>;
export const UpstreamList: Validator<Schemas["UpstreamList"]>;
export const UsageReport: Validator<Schemas["UsageReport"]>;
