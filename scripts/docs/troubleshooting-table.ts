import { type ErrorKind, errorTable } from "../../src/core/errors/error-table.ts";

/** Checks and remedies for an operator, by the error that the client got. */
const remedies = {
  "invalid-json": "The client's mistake. Behind a proxy: does it change or cut bodies?",
  "invalid-request":
    "The client's mistake; the error names each place. `/docs/rejections` lists all.",
  "unknown-field":
    "The client's mistake. `docs/client-matrix.md` lists the fields of real clients.",
  "unsupported-content":
    "Set the model's `capabilities` if it supports the content; `upstreams probe` lists the working features.",
  "unsupported-schema":
    "Offer a model with `structured_output: strict`, or ask the client to simplify the schema.",
  "thread-unsupported": "The client must send the whole history.",
  "upstream-rejected":
    "`requests show` names the upstream. If other upstreams accept the request: `upstreams probe`, then `quirks`.",
  "context-length-exceeded":
    "The client's conversation is too long. Does the model's `context_length` match its upstream? See [below](#refusals-of-an-upstream).",
  "policy-blocked":
    "The upstream's content policy. `requests show` names the upstream. The request was not charged, and no other upstream was tried.",
  "missing-api-key": "The client sends no key, or a proxy removes `Authorization` or `x-api-key`.",
  "invalid-api-key": "`keys list` shows whether it is revoked or expired. Issue a new one.",
  "insufficient-balance":
    "`accounts show` and `keys list` show balance and spending limit; `accounts top-up`.",
  "model-not-allowed": "`plans list` and `keys list` show which models the plan and the key allow.",
  "role-not-allowed":
    "The admin token's role: `server.admin_tokens`. See `docs/operate/admin-api.md`.",
  "model-not-found":
    "`models list`. Is the vendor's key set in the gateway's environment? Is the model retired?",
  "not-found": "The client's base URL: with `/v1` for chat, without it for the messages SDKs.",
  "method-not-allowed": "The client's mistake, or a proxy that follows redirects with GET.",
  "request-timeout": "A slow or stalled upload. Does a proxy in front buffer the request?",
  "idempotency-in-flight":
    "Retries reach a different process than the first request: balance by key, see `docs/operate/scale.md`.",
  "balance-too-large":
    "An account holds at most 9,000,000. Open another one, or top up when some of it is spent.",
  "account-closed": "Admin API only: a closed account stays closed. Open another one.",
  "external-id-taken":
    "`accounts list --external-id ID` shows which account has it; a closed account keeps its own.",
  "requests-running":
    "Admin API only: suspend the account, wait until its requests have ended, then close it.",
  "key-revoked": "Admin API only: a revoked key stays revoked. Create another one.",
  "invalid-configuration": "`config check` lists every problem; fix `gateway.yaml` and reload.",
  "reference-conflict":
    "`entries list`: a reference identifies one payment; use a new reference for a new payment.",
  "insufficient-credit": "`accounts show`: amounts held by running requests cannot be refunded.",
  "body-too-large": "`server.max_body_bytes`, and the proxy's own limit.",
  "unsupported-media-type": "The client's mistake.",
  "expectation-failed": "The client's mistake, or that of a proxy that adds `Expect`.",
  "idempotency-mismatch": "The client used one key for two requests.",
  "rate-limited":
    "The plan's limits. With several processes: is `REDIS_URL` set, and Redis reachable?",
  "headers-too-large": "Does a proxy in front add headers, such as large cookies?",
  "internal-error": "A bug of ours: the log line with this request id has the cause. Report it.",
  "not-implemented": "A proxy in front compresses by `Transfer-Encoding`.",
  "upstream-error":
    "`requests show` and the log name the upstream and its status; `account_problem` means your account there.",
  overloaded:
    "All upstreams of the model fail or are busy: add one. Or `server.body_bytes_in_flight` is used up.",
  unavailable:
    "The gateway is stopping (deploy), or its ledger cannot be written: disk full or database unreachable.",
  "change-unconfirmed":
    "Admin API only: the command in the message shows the result; `audit list` reports `unknown`.",
  "upstream-timeout":
    "The upstream is too slow for the model's `timeouts`: raise them, or add an upstream.",
  "http-version": "The client or a proxy speaks HTTP/2 without TLS: set it to HTTP/1.1.",
} as const satisfies Readonly<Record<ErrorKind, string>>;

/** Returns every error of the table with its remedy, as Markdown. */
export function troubleshootingTable(): string {
  const rows = Object.entries(remedies).map(([kind, remedy]) => {
    const { status, code } = errorTable[kind as ErrorKind];
    return `| \`${code}\` | ${status} | ${remedy} |`;
  });
  return ["| `code` | status | check |", "|---|---|---|", ...rows].join("\n");
}
