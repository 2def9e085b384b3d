import type { GatewayError } from "./gateway-error.ts";
import { errorTable, type ErrorType } from "./error-table.ts";
import { wordVendorForms } from "./word-issues.ts";

/** The error body of both protocols (contract-decisions, section 2). */
export interface ErrorBody {
  readonly type: "error";
  readonly error: {
    readonly type: ErrorType;
    readonly message: string;
    readonly code: string;
    readonly param: string | null;
    readonly details: Readonly<Record<string, unknown>> | null;
  };
  readonly request_id: string;
}

/** `/messages/0/foo` → `messages[0].foo`; the whole body → null. */
export function pointerToParam(pointer: string): string | null {
  if (pointer === "") return null;
  return pointer
    .slice(1)
    .split("/")
    .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"))
    .map((token, at) => (/^\d+$/.test(token) ? `[${token}]` : at === 0 ? token : `.${token}`))
    .join("");
}

/**
 * The body for an error; `requestId` is ours (`req_…`). In the messages protocol each issue stands
 * in the message with its vendor's form.
 */
export function errorBody(
  error: GatewayError,
  requestId: string,
  protocol: "chat" | "messages" = "chat",
): ErrorBody {
  const row = errorTable[error.kind];
  const first = error.issues[0];
  const hasForms = error.issues.some(({ vendorForm }) => vendorForm !== undefined);
  return {
    type: "error",
    error: {
      type: row.type,
      message: protocol === "messages" && hasForms ? wordVendorForms(error.issues) : error.message,
      code: row.code,
      param: first === undefined ? null : pointerToParam(first.pointer),
      details: error.details,
    },
    request_id: requestId,
  };
}
