import type { GatewayError } from "./gateway-error.ts";
import type { ErrorType } from "./error-row.ts";
import { errorTable, type ErrorProtocol } from "./error-table.ts";
import { describeVendorForms } from "./describe-issues.ts";

/** The error body of all protocols (contract-decisions, section 2). */
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

/**
 * Converts a JSON pointer to a parameter name: `/messages/0/foo` → `messages[0].foo`; the whole
 * body → null.
 */
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
 * Returns the body for an error; `requestId` is the gateway's own (`req_…`). In the messages
 * protocol the message also contains text that coding agents search for: the vendor form of each
 * issue, or the token for an upstream's message that they do not recognize.
 */
export function errorBody(
  error: GatewayError,
  requestId: string,
  protocol: ErrorProtocol = "chat",
): ErrorBody {
  const row = errorTable[error.kind];
  const first = error.issues[0];
  const isMessages = protocol === "messages";
  return {
    type: "error",
    error: {
      type: (isMessages ? row.messagesType : undefined) ?? row.type,
      message: isMessages ? messageForAgents(error) : error.message,
      code: row.code,
      param: first === undefined ? null : pointerToParam(first.pointer),
      details: error.details,
    },
    request_id: requestId,
  };
}

function messageForAgents({ issues, message, refusal }: GatewayError): string {
  const hasForms = issues.some(({ vendorForm }) => vendorForm !== undefined);
  const sentence = hasForms ? describeVendorForms(issues) : message;
  return refusal?.token === undefined ? sentence : `${sentence} (${refusal.token})`;
}
