import { GatewayError } from "../../core/errors/gateway-error.ts";
import { toGatewayError } from "../../core/errors/to-gateway-error.ts";
import { describeError, type LoggedError } from "../../core/log/redact.ts";

/** A `GatewayError` as plain data, with its causes as the log shows them. */
export interface SerializedError extends Pick<
  GatewayError,
  "kind" | "message" | "issues" | "details" | "retryAfterMs" | "refusal" | "refusedKey"
> {
  readonly causes: readonly LoggedError[];
}

/** Converts any error of a request to a message between threads. */
export function serializeError(error: unknown): SerializedError {
  const failure = toGatewayError(error);
  const { kind, message, issues, details, retryAfterMs, refusal, refusedKey } = failure;
  const causes = describeError(failure.cause);
  return { kind, message, issues, details, retryAfterMs, refusal, refusedKey, causes };
}

/** Restores the error; the log describes its causes as the other thread would have. */
export function deserializeError(serialized: SerializedError): GatewayError {
  const { kind, message, issues, details, retryAfterMs, refusal, refusedKey, causes } = serialized;
  return new GatewayError(kind, message, {
    ...(details !== null && { issues, details }),
    ...(retryAfterMs !== undefined && { retryAfterMs }),
    ...(refusal !== undefined && { refusal }),
    ...(refusedKey !== undefined && { refusedKey }),
    ...(causes.length > 0 && { cause: chainOf(causes) }),
  });
}

function chainOf([first, ...rest]: readonly LoggedError[]): Error | undefined {
  if (first === undefined) return undefined;
  const { name, message, code, stack = "" } = first;
  const cause = chainOf(rest);
  const error = new Error(message, cause === undefined ? {} : { cause });
  error.stack = [`${name}: ${message}`, ...stack.split(" | ").map((at) => `    ${at}`)].join("\n");
  return Object.assign(error, { name }, code === undefined ? {} : { code });
}
