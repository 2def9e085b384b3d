import { type ErrorKind, errorTable } from "../../src/core/errors/error-table.ts";

/** What an operator whose client got the error checks and does. */
const remedies = {
  "invalid-json": "The client's mistake. Behind a proxy: does it change or cut bodies?",
  "invalid-request":
    "The client's mistake; the error names each place. `/docs/rejections` lists all.",
  "unknown-field": "The client's mistake. `docs/client-matrix.md` lists what real clients send.",
  "unsupported-content":
    "Set the model's `capabilities` if it can; `upstreams probe` shows what works.",
  "unsupported-schema":
    "Offer a model with `structured_output: strict`, or have the schema simplified.",
  "thread-unsupported": "The client must send the whole history.",
  "upstream-rejected":
    "`requests show` names the upstream. If it refuses what others take: `upstreams probe`, then `quirks`.",
  "context-length-exceeded":
    "The client's conversation. Is the model's `context_length` what its upstream serves? See [below](#refusals-of-an-upstream).",
  "policy-blocked":
    "The upstream's content policy. `requests show` names the upstream; nothing was charged, and no other one was asked.",
  "missing-api-key": "The client sends no key, or a proxy removes `Authorization` or `x-api-key`.",
  "invalid-api-key": "`keys list` shows whether it is revoked or expired. Issue a new one.",
  "insufficient-balance":
    "`accounts show` and `keys list` show balance and spending limit; `accounts top-up`.",
  "model-not-allowed": "`plans list` and `keys list` show which models the plan and the key allow.",
  "role-not-allowed":
    "The admin token's role: `server.admin_tokens`. See `docs/operate/admin-api.md`.",
  "model-not-found":
    "`models list`. Is the vendor's key set where the gateway starts, the model retired?",
  "not-found": "The client's base URL: with `/v1` for chat, without it for the messages SDKs.",
  "method-not-allowed": "The client's mistake, or a proxy that follows redirects with GET.",
  "request-timeout": "A slow or stalled upload. Does a proxy in front buffer the request?",
  "idempotency-in-flight":
    "Retries reach another process than their first request: spread by key, see `docs/operate/scale.md`.",
  "balance-too-large":
    "An account holds at most 9,000,000. Open another one, or top up when some of it is spent.",
  "account-closed": "An operator's own: a closed account stays closed. Open another one.",
  "external-id-taken":
    "`accounts list --external-id ID` shows which account has it; a closed account keeps its own.",
  "requests-running":
    "An operator's own: suspend the account, wait until its requests have ended, and close it then.",
  "key-revoked": "An operator's own: a revoked key stays revoked. Create another one.",
  "invalid-configuration": "`config check` shows every complaint; mend `gateway.yaml` and reload.",
  "reference-conflict": "`entries list`: a reference names one payment; a new one takes another.",
  "insufficient-credit": "`accounts show`: what running requests hold cannot be refunded.",
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
    "A gateway that stops (deploy), or a ledger that cannot be written: disk full, database away.",
  "change-unconfirmed":
    "An operator's own: the command in the message shows what became of it; `audit list` says `unknown`.",
  "upstream-timeout":
    "The upstream is too slow for the model's `timeouts`: raise them, or add an upstream.",
  "http-version": "The client or a proxy speaks HTTP/2 without TLS: set it to HTTP/1.1.",
} as const satisfies Readonly<Record<ErrorKind, string>>;

/** Every error of the table with what an operator does about it, as Markdown. */
export function troubleshootingTable(): string {
  const rows = Object.entries(remedies).map(([kind, remedy]) => {
    const { status, code } = errorTable[kind as ErrorKind];
    return `| \`${code}\` | ${status} | ${remedy} |`;
  });
  return ["| `code` | status | what to check |", "|---|---|---|", ...rows].join("\n");
}
