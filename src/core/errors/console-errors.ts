import type { ErrorCode as AdminErrorCode } from "../../../generated/admin/types.ts";
import type { ErrorCode as ConsoleErrorCode } from "../../../generated/console/types.ts";
import type { ErrorCode } from "../../../generated/types.ts";
import type { ErrorRows } from "./error-row.ts";

const forbidden = { status: 403, type: "permission_error", shouldRetry: false } as const;

/** The errors that only the console's API returns. */
export const consoleErrors = {
  "confirmation-required": {
    status: 400,
    type: "invalid_request_error",
    code: "confirmation_required",
    shouldRetry: false,
    advice: "The key to revoke is the one of the request. Send `confirm: true` to revoke it.",
    remedy: "The customer's client must confirm that it revokes its own key.",
  },
  "customer-keys-off": {
    ...forbidden,
    code: "customer_keys_off",
    advice: "The plan does not let customers manage keys. Ask your provider for a key.",
    remedy: "`customer_keys` of the plan is not set; see `docs/operate/start-selling.md`.",
  },
  "key-restricted": {
    ...forbidden,
    code: "key_restricted",
    advice:
      "The key has a limit, a budget, models, a rule or an expiry, or was rotated: it manages no keys. " +
      "Use a key without any.",
    remedy: "`keys list` shows the key's settings. Issue a key without any.",
  },
  "key-set-by-provider": {
    ...forbidden,
    code: "key_set_by_provider",
    advice:
      "The provider created or restricted this key. Ask for the change, or create another key.",
    remedy: "`keys update` changes it: an operator created the key, or set more than its label.",
  },
  "key-limit-reached": {
    status: 409,
    type: "conflict_error",
    code: "key_limit_reached",
    shouldRetry: false,
    advice: "The account has as many active keys as its plan allows. Revoke one first.",
    remedy: "`keys list --account ID --status active`; raise `customer_keys` of the plan.",
  },
} as const satisfies ErrorRows<Exclude<ConsoleErrorCode, ErrorCode | AdminErrorCode>>;
