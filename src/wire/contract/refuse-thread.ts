import { GatewayError } from "../../core/errors/gateway-error.ts";

/**
 * Refuses a body with `thread`, before any other issue. The vendor's newest tool runners look for
 * exactly these details and then send the whole history; ignoring the field would lose history.
 */
export function refuseThread(body: unknown): GatewayError | null {
  if (typeof body !== "object" || body === null || !Object.hasOwn(body, "thread")) return null;
  return new GatewayError(
    "thread-unsupported",
    "Threads are not stored. Send the whole conversation in messages, without thread.",
    { details: { error_code: "thread_unsupported_request", unsupported: ["thread"] } },
  );
}
