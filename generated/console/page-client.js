// Made from spec/ by scripts/generate.ts. Do not edit.

/** Method, path and role of each operation. */
const operations = {
  getConsoleAccount: ["GET","/account",null],
  getConsoleUsage: ["GET","/usage",null],
  listConsoleRequests: ["GET","/requests",null],
  listConsoleFailedRequests: ["GET","/failed-requests",null],
  listConsoleSessions: ["GET","/sessions",null],
  listConsoleStatements: ["GET","/statements",null],
  getConsoleStatement: ["GET","/statements/{month}",null],
  listConsoleKeys: ["GET","/keys",null],
  createConsoleKey: ["POST","/keys",null],
  updateConsoleKey: ["PATCH","/keys/{id}",null],
  rotateConsoleKey: ["POST","/keys/{id}/rotate",null],
  revokeConsoleKey: ["POST","/keys/{id}/revoke",null],
  listConsoleAudit: ["GET","/audit",null],
};

/** A refusal: the error body of the contract, or status 0 where no response came. */
export class ApiError extends Error {
  constructor(message, { status = 0, code = null, details = {}, requestId = null, cause } = {}) {
    super(message, { cause });
    this.name = "ApiError";
    Object.assign(this, { status, code, details, requestId });
  }
}

/** The role that an operation takes; null where the contract names none. */
export function roleOf(operationId) {
  return operations[operationId][2];
}

/** One method per operation; the token goes into the header and nowhere else. */
export function createClient({ root, token, fetch = globalThis.fetch.bind(globalThis) }) {
  const call = async ([method, path], { path: names = {}, query = {}, body, signal } = {}) => {
    const target = path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(names[name]));
    const asked = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = asked.length === 0 ? "" : `?${new URLSearchParams(asked)}`;
    const headers = { authorization: `Bearer ${token}`, accept: "application/json" };
    if (body !== undefined) headers["content-type"] = "application/json";
    const response = await fetch(root + target + search, {
      method,
      headers,
      signal,
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: "no-store",
      credentials: "omit",
      redirect: "error",
      referrerPolicy: "no-referrer",
    }).catch((cause) => {
      if (signal?.aborted) throw cause;
      throw new ApiError("The gateway cannot be reached.", { cause });
    });
    const requestId = response.headers.get("x-request-id");
    const { status } = response;
    const reply = await response.json().catch((cause) => {
      if (signal?.aborted) throw cause;
      throw new ApiError("The response is not JSON.", { status, requestId, cause });
    });
    if (response.ok) return reply;
    const { message = "The request failed.", code = null, details = {} } = reply.error ?? {};
    throw new ApiError(message, { status, code, details: details ?? {}, requestId });
  };
  const method = ([id, operation]) => [id, (input) => call(operation, input)];
  return Object.fromEntries(Object.entries(operations).map(method));
}
