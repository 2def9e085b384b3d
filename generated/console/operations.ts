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
  "getConsoleAccount": {
    "method": "get",
    "path": "/account",
    "statuses": [
      200,
      400,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "Account",
    "streamEvent": null,
    "streamData": null
  },
  "getConsoleUsage": {
    "method": "get",
    "path": "/usage",
    "statuses": [
      200,
      400,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "UsageReport",
    "streamEvent": null,
    "streamData": null
  },
  "listConsoleRequests": {
    "method": "get",
    "path": "/requests",
    "statuses": [
      200,
      400,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "RequestPage",
    "streamEvent": null,
    "streamData": null
  },
  "listConsoleFailedRequests": {
    "method": "get",
    "path": "/failed-requests",
    "statuses": [
      200,
      400,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "FailedRequestPage",
    "streamEvent": null,
    "streamData": null
  },
  "listConsoleSessions": {
    "method": "get",
    "path": "/sessions",
    "statuses": [
      200,
      400,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "SessionPage",
    "streamEvent": null,
    "streamData": null
  },
  "listConsoleStatements": {
    "method": "get",
    "path": "/statements",
    "statuses": [
      200,
      400,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "StatementList",
    "streamEvent": null,
    "streamData": null
  },
  "getConsoleStatement": {
    "method": "get",
    "path": "/statements/{month}",
    "statuses": [
      200,
      400,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "Statement",
    "streamEvent": null,
    "streamData": null
  },
  "listConsoleKeys": {
    "method": "get",
    "path": "/keys",
    "statuses": [
      200,
      400,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "KeyList",
    "streamEvent": null,
    "streamData": null
  },
  "createConsoleKey": {
    "method": "post",
    "path": "/keys",
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
    "request": "KeyCreation",
    "reply": "CreatedKey",
    "streamEvent": null,
    "streamData": null
  },
  "updateConsoleKey": {
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
  "rotateConsoleKey": {
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
  "revokeConsoleKey": {
    "method": "post",
    "path": "/keys/{id}/revoke",
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
    "request": "KeyRevocation",
    "reply": "Key",
    "streamEvent": null,
    "streamData": null
  },
  "listConsoleAudit": {
    "method": "get",
    "path": "/audit",
    "statuses": [
      200,
      400,
      401,
      429,
      500,
      503
    ],
    "request": null,
    "reply": "KeyChangeList",
    "streamEvent": null,
    "streamData": null
  }
} as const satisfies Readonly<Record<string, OperationContract>>;

export type OperationId = keyof typeof operations;
