// Made from spec/ by scripts/generate.ts. Do not edit.

/** Method, path and role of each operation. */
const operations = {
  listAccounts: ["GET","/accounts","read"],
  createAccount: ["POST","/accounts","full"],
  showAccount: ["GET","/accounts/{id}","read"],
  updateAccount: ["PATCH","/accounts/{id}","full"],
  suspendAccount: ["POST","/accounts/{id}/suspend","full"],
  resumeAccount: ["POST","/accounts/{id}/resume","full"],
  closeAccount: ["POST","/accounts/{id}/close","full"],
  showWebhook: ["GET","/accounts/{id}/webhook","full"],
  topUpAccount: ["POST","/accounts/{id}/top-ups","full"],
  refundAccount: ["POST","/accounts/{id}/refunds","full"],
  correctAccount: ["POST","/accounts/{id}/corrections","full"],
  listEntries: ["GET","/accounts/{id}/entries","read"],
  repairAccount: ["POST","/accounts/{id}/repairs","full"],
  listKeys: ["GET","/keys","read"],
  createKey: ["POST","/keys","support"],
  showKey: ["GET","/keys/{id}","read"],
  updateKey: ["PATCH","/keys/{id}","support"],
  rotateKey: ["POST","/keys/{id}/rotate","support"],
  revokeKey: ["POST","/keys/{id}/revoke","support"],
  listPlans: ["GET","/plans","read"],
  listCatalog: ["GET","/models","read"],
  listUpstreams: ["GET","/upstreams","read"],
  listUpstreamAttempts: ["GET","/upstreams/attempts","read"],
  probeUpstreams: ["POST","/upstreams/probe","full"],
  getUsage: ["GET","/usage","read"],
  listRequests: ["GET","/requests","read"],
  getStatementsDocument: ["GET","/statements/{month}/document","read"],
  getStatement: ["GET","/accounts/{id}/statements/{month}","read"],
  getStatementDocument: ["GET","/accounts/{id}/statements/{month}/document","read"],
  showRequest: ["GET","/requests/{id}","read"],
  listFailedRequests: ["GET","/failed-requests","read"],
  listDeprecatedUses: ["GET","/deprecations","read"],
  listSessions: ["GET","/sessions","read"],
  listNames: ["GET","/names","read"],
  verifyLedger: ["GET","/ledger/verification","support"],
  showActor: ["GET","/actor","read"],
  showLive: ["GET","/live","read"],
  listAudit: ["GET","/audit","support"],
  reloadGateway: ["POST","/reload","full"],
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
