// Made from spec/ by scripts/generate.ts. Do not edit.
import type { Schemas } from "./types.ts";

/** One operation of the contract; the names are components of the schemas. */
interface OperationContract {
  readonly method: "get" | "post" | "patch";
  /** Below the address's path prefix. */
  readonly path: string;
  /** Every status that the operation may answer with. */
  readonly statuses: readonly number[];
  /** The request body; null where there is none. */
  readonly request: keyof Schemas | null;
  /** The body of the 200 reply. */
  readonly reply: keyof Schemas;
  /** One server-sent event of the reply's stream; null where the reply is never streamed. */
  readonly streamEvent: keyof Schemas | null;
  /** What the JSON text in such an event's `data` holds while the reply goes well. */
  readonly streamData: keyof Schemas | null;
}

/** The operations by their operationId. */
export const operations = {
  "listAccounts": {
    "method": "get",
    "path": "/accounts",
    "statuses": [
      200,
      400,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "AccountList",
    "streamEvent": null,
    "streamData": null
  },
  "createAccount": {
    "method": "post",
    "path": "/accounts",
    "statuses": [
      200,
      400,
      401,
      403,
      408,
      409,
      413,
      415,
      429,
      500,
      503
    ],
    "request": "AccountCreation",
    "reply": "Account",
    "streamEvent": null,
    "streamData": null
  },
  "showAccount": {
    "method": "get",
    "path": "/accounts/{id}",
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "Account",
    "streamEvent": null,
    "streamData": null
  },
  "updateAccount": {
    "method": "patch",
    "path": "/accounts/{id}",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      408,
      409,
      413,
      415,
      429,
      500,
      503
    ],
    "request": "AccountUpdate",
    "reply": "Account",
    "streamEvent": null,
    "streamData": null
  },
  "suspendAccount": {
    "method": "post",
    "path": "/accounts/{id}/suspend",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "Account",
    "streamEvent": null,
    "streamData": null
  },
  "resumeAccount": {
    "method": "post",
    "path": "/accounts/{id}/resume",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "Account",
    "streamEvent": null,
    "streamData": null
  },
  "closeAccount": {
    "method": "post",
    "path": "/accounts/{id}/close",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      409,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "Account",
    "streamEvent": null,
    "streamData": null
  },
  "showWebhook": {
    "method": "get",
    "path": "/accounts/{id}/webhook",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "Webhook",
    "streamEvent": null,
    "streamData": null
  },
  "topUpAccount": {
    "method": "post",
    "path": "/accounts/{id}/top-ups",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      408,
      409,
      413,
      415,
      429,
      500,
      503
    ],
    "request": "CreditAmount",
    "reply": "PostedAccount",
    "streamEvent": null,
    "streamData": null
  },
  "refundAccount": {
    "method": "post",
    "path": "/accounts/{id}/refunds",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      408,
      409,
      413,
      415,
      429,
      500,
      503
    ],
    "request": "CreditAmount",
    "reply": "PostedAccount",
    "streamEvent": null,
    "streamData": null
  },
  "correctAccount": {
    "method": "post",
    "path": "/accounts/{id}/corrections",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      408,
      409,
      413,
      415,
      429,
      500,
      503
    ],
    "request": "CorrectionAmount",
    "reply": "PostedAccount",
    "streamEvent": null,
    "streamData": null
  },
  "listEntries": {
    "method": "get",
    "path": "/accounts/{id}/entries",
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "EntryPage",
    "streamEvent": null,
    "streamData": null
  },
  "repairAccount": {
    "method": "post",
    "path": "/accounts/{id}/repairs",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      408,
      413,
      415,
      429,
      500,
      503
    ],
    "request": "RepairRequest",
    "reply": "RepairReport",
    "streamEvent": null,
    "streamData": null
  },
  "listKeys": {
    "method": "get",
    "path": "/keys",
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "KeyList",
    "streamEvent": null,
    "streamData": null
  },
  "createKey": {
    "method": "post",
    "path": "/keys",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      408,
      409,
      413,
      415,
      429,
      500,
      503
    ],
    "request": "KeyCreation",
    "reply": "CreatedKey",
    "streamEvent": null,
    "streamData": null
  },
  "showKey": {
    "method": "get",
    "path": "/keys/{id}",
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "Key",
    "streamEvent": null,
    "streamData": null
  },
  "updateKey": {
    "method": "patch",
    "path": "/keys/{id}",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      408,
      409,
      413,
      415,
      429,
      500,
      503
    ],
    "request": "KeyUpdate",
    "reply": "Key",
    "streamEvent": null,
    "streamData": null
  },
  "rotateKey": {
    "method": "post",
    "path": "/keys/{id}/rotate",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      408,
      409,
      413,
      415,
      429,
      500,
      503
    ],
    "request": "KeyRotation",
    "reply": "CreatedKey",
    "streamEvent": null,
    "streamData": null
  },
  "revokeKey": {
    "method": "post",
    "path": "/keys/{id}/revoke",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "Key",
    "streamEvent": null,
    "streamData": null
  },
  "listPlans": {
    "method": "get",
    "path": "/plans",
    "statuses": [
      200,
      400,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "PlanList",
    "streamEvent": null,
    "streamData": null
  },
  "listCatalog": {
    "method": "get",
    "path": "/models",
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "ModelList",
    "streamEvent": null,
    "streamData": null
  },
  "listUpstreams": {
    "method": "get",
    "path": "/upstreams",
    "statuses": [
      200,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "UpstreamList",
    "streamEvent": null,
    "streamData": null
  },
  "listUpstreamAttempts": {
    "method": "get",
    "path": "/upstreams/attempts",
    "statuses": [
      200,
      400,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "UpstreamAttemptsReport",
    "streamEvent": null,
    "streamData": null
  },
  "probeUpstreams": {
    "method": "post",
    "path": "/upstreams/probe",
    "statuses": [
      200,
      400,
      401,
      403,
      404,
      408,
      413,
      415,
      429,
      500,
      503
    ],
    "request": "ProbeRequest",
    "reply": "ProbeReport",
    "streamEvent": null,
    "streamData": null
  },
  "getUsage": {
    "method": "get",
    "path": "/usage",
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "UsageReport",
    "streamEvent": null,
    "streamData": null
  },
  "listRequests": {
    "method": "get",
    "path": "/requests",
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "RequestPage",
    "streamEvent": null,
    "streamData": null
  },
  "getStatementsDocument": {
    "method": "get",
    "path": "/statements/{month}/document",
    "statuses": [
      200,
      400,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "StatementDocument",
    "streamEvent": null,
    "streamData": null
  },
  "getStatement": {
    "method": "get",
    "path": "/accounts/{id}/statements/{month}",
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "Statement",
    "streamEvent": null,
    "streamData": null
  },
  "getStatementDocument": {
    "method": "get",
    "path": "/accounts/{id}/statements/{month}/document",
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "StatementDocument",
    "streamEvent": null,
    "streamData": null
  },
  "showRequest": {
    "method": "get",
    "path": "/requests/{id}",
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "RequestRecord",
    "streamEvent": null,
    "streamData": null
  },
  "listFailedRequests": {
    "method": "get",
    "path": "/failed-requests",
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "FailedRequestPage",
    "streamEvent": null,
    "streamData": null
  },
  "listDeprecatedUses": {
    "method": "get",
    "path": "/deprecations",
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "DeprecatedUsePage",
    "streamEvent": null,
    "streamData": null
  },
  "listSessions": {
    "method": "get",
    "path": "/sessions",
    "statuses": [
      200,
      400,
      401,
      404,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "SessionPage",
    "streamEvent": null,
    "streamData": null
  },
  "listNames": {
    "method": "get",
    "path": "/names",
    "statuses": [
      200,
      400,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "NameList",
    "streamEvent": null,
    "streamData": null
  },
  "verifyLedger": {
    "method": "get",
    "path": "/ledger/verification",
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "LedgerVerification",
    "streamEvent": null,
    "streamData": null
  },
  "showActor": {
    "method": "get",
    "path": "/actor",
    "statuses": [
      200,
      401,
      429,
      503
    ],
    "request": null,
    "reply": "Actor",
    "streamEvent": null,
    "streamData": null
  },
  "showLive": {
    "method": "get",
    "path": "/live",
    "statuses": [
      200,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "LiveReport",
    "streamEvent": null,
    "streamData": null
  },
  "listAudit": {
    "method": "get",
    "path": "/audit",
    "statuses": [
      200,
      400,
      401,
      403,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "AuditPage",
    "streamEvent": null,
    "streamData": null
  },
  "reloadGateway": {
    "method": "post",
    "path": "/reload",
    "statuses": [
      200,
      401,
      403,
      409,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "Reload",
    "streamEvent": null,
    "streamData": null
  }
} as const satisfies Readonly<Record<string, OperationContract>>;

export type OperationId = keyof typeof operations;
