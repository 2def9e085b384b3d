import type { ErrorCode as AdminErrorCode } from "../../../generated/admin/types.ts";
import type { ErrorCode } from "../../../generated/types.ts";
import type { ErrorRows } from "./error-row.ts";

const conflict = { status: 409, type: "conflict_error", shouldRetry: false } as const;

/** The errors of the admin API that `/v1` does not return; the console's API has some of them. */
export const adminErrors = {
  "role-not-allowed": {
    status: 403,
    type: "permission_error",
    code: "role_not_allowed",
    shouldRetry: false,
    advice: "The admin token's role may not do this. The message names the required role.",
    remedy: "The admin token's role: `server.admin_tokens`. See `docs/operate/admin-api.md`.",
  },
  "reference-conflict": {
    ...conflict,
    code: "reference_conflict",
    advice: "The reference was already used with another amount or note; `param` names the field.",
    remedy:
      "`entries list`: a reference identifies one payment; use a new reference for a new payment.",
  },
  "insufficient-credit": {
    ...conflict,
    code: "insufficient_credit",
    advice:
      "The refund exceeds the available credit; `details.available` is the largest possible refund.",
    remedy: "`accounts show`: amounts held by running requests cannot be refunded.",
  },
  "balance-too-large": {
    ...conflict,
    code: "balance_too_large",
    advice:
      "The entry would leave a balance above 9,000,000; the message states how much can be added.",
    remedy:
      "An account holds at most 9,000,000. Open another one, or top up when some of it is spent.",
  },
  "account-closed": {
    ...conflict,
    code: "account_closed",
    advice:
      "The account is closed. Its remaining credit can be refunded; no other change is possible.",
    remedy: "Admin API only: a closed account stays closed. Open another one.",
  },
  "external-id-taken": {
    ...conflict,
    code: "external_id_taken",
    advice:
      "Another account, open or closed, has this `external_id`; `accounts list --external-id` shows it.",
    remedy:
      "`accounts list --external-id ID` shows which account has it; a closed account keeps its own.",
  },
  "requests-running": {
    ...conflict,
    code: "requests_running",
    advice:
      "The account cannot be closed while requests hold money; `details.held` is the amount. " +
      "Suspend it, wait until they have ended, and close it then.",
    remedy:
      "Admin API only: suspend the account, wait until its requests have ended, then close it.",
  },
  "older-release-running": {
    ...conflict,
    code: "older_release_running",
    advice:
      "A gateway of an older release runs, which would count the budget in UTC. Set the time zone and " +
      "the day of reset when no such process is left.",
    remedy:
      "A process of an older release is still on the database. Finish the upgrade; a killed one is gone after 15 s.",
  },
  "key-revoked": {
    ...conflict,
    code: "key_revoked",
    advice: "The key is revoked and stays as it is. Create another one.",
    remedy: "A revoked key stays revoked. Create another one.",
  },
  "invalid-configuration": {
    ...conflict,
    code: "invalid_configuration",
    advice:
      "`gateway.yaml` is not valid; the message lists the errors. The previous one stays in use.",
    remedy: "`config check` lists every problem; fix `gateway.yaml` and reload.",
  },
  "change-unconfirmed": {
    status: 503,
    type: "api_error",
    code: "change_unconfirmed",
    shouldRetry: false,
    advice:
      "The change may have been made, or was made without a complete record; the message names the " +
      "command that shows which. Check before you repeat it.",
    remedy: "The command in the message shows the result; `audit list` reports `unknown`.",
  },
} as const satisfies ErrorRows<Exclude<AdminErrorCode, ErrorCode>>;
