import { adminErrors } from "./admin-errors.ts";
import { clientErrors } from "./client-errors.ts";
import { consoleErrors } from "./console-errors.ts";
import type { ErrorRow } from "./error-row.ts";

/** The protocols in which an error can differ. */
export type ErrorProtocol = "chat" | "messages" | "responses";

export type ErrorKind =
  | keyof typeof clientErrors
  | keyof typeof adminErrors
  | keyof typeof consoleErrors;

/** The table of contract-decisions, section 2: all properties of an error, by its kind. */
export const errorTable: Readonly<Record<ErrorKind, ErrorRow>> = {
  ...clientErrors,
  ...adminErrors,
  ...consoleErrors,
};

/** Returns the HTTP status of an error, which can differ by protocol. */
export function errorStatus(kind: ErrorKind, protocol: ErrorProtocol): number {
  const { status, messagesStatus } = errorTable[kind];
  return protocol === "messages" ? (messagesStatus ?? status) : status;
}
