import { stateOf, type DetailedAccount, type AccountDetails } from "../../core/ledger/accounts.ts";
import type { Schemas } from "../../../generated/admin/types.ts";
import { formatAmount, nanoUsd } from "../../core/money/amounts.ts";
import { formatTotal } from "../../core/money/totals.ts";
import { budgetRecord } from "../../core/ledger/budget-record.ts";
import { isoOrNull, invalidField } from "./values.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { AdminDependencies } from "./operation.ts";
import type { CustomerWebhooks } from "../../system/config/read-alerts.ts";
import { customerUrlFault } from "../alerts/customer-webhook.ts";

/** Returns an account in the form of the admin API. */
export function accountRecord(account: DetailedAccount, nowMs: number): Schemas["Account"] {
  return {
    object: "account",
    id: account.id,
    name: account.name,
    plan: account.planId,
    state: stateOf(account),
    balance: formatAmount(account.balance),
    available: formatAmount(nanoUsd(account.balance - account.held)),
    held: formatAmount(account.held),
    spent: formatTotal(account.spent),
    topped_up: formatTotal(account.toppedUp),
    budget: budgetRecord(account.budget, nowMs),
    external_id: account.externalId,
    email: account.email,
    metadata: account.metadata,
    webhook_url: account.webhookUrl,
    created_at: new Date(account.createdAtMs).toISOString(),
    suspended_at: isoOrNull(account.suspendedAtMs),
    closed_at: isoOrNull(account.closedAtMs),
  };
}

/** Throws if no plan has this id. */
export function checkPlan(plan: string, dependencies: Pick<AdminDependencies, "plans">): void {
  const plans = dependencies.plans();
  if (plans.has(plan)) return;
  const known = [...plans.keys()].join(", ");
  const message = `There is no plan ${JSON.stringify(plan)}; the plans are: ${known}.`;
  throw new GatewayError("invalid-request", message, {
    issues: [{ pointer: "/plan", rule: "plan", message }],
  });
}

const NAME_LENGTH_MAX = 64;

type DetailFields = Pick<
  Schemas["AccountUpdate"],
  "external_id" | "email" | "metadata" | "webhook_url"
>;

/**
 * Returns the customer details of a body, to be spread into a call of the store. Throws for names
 * that are out of bounds and for an invalid webhook URL.
 */
export function readDetails(
  { external_id: externalId, email, metadata, webhook_url: webhookUrl }: DetailFields,
  { customerWebhooks }: Pick<AdminDependencies, "customerWebhooks">,
): { readonly details?: Partial<AccountDetails> } {
  const details = {
    ...(externalId !== undefined && { externalId }),
    ...(email !== undefined && { email }),
    ...(metadata !== undefined && { metadata: checkNames(metadata ?? {}) }),
    ...(webhookUrl !== undefined && {
      webhookUrl: webhookUrl === null ? null : checkWebhook(webhookUrl, customerWebhooks()),
    }),
  };
  return Object.keys(details).length === 0 ? {} : { details };
}

function checkWebhook(url: string, config: CustomerWebhooks | null): string {
  const fault =
    config === null
      ? "cannot be set: the section alerts.customers of the configuration is missing"
      : customerUrlFault(url, config);
  if (fault !== null) throw invalidField("webhook_url", "webhook", fault);
  return url;
}

/** The contract document can bound the values of an object but not its names. */
function checkNames(metadata: AccountDetails["metadata"]): AccountDetails["metadata"] {
  for (const name of Object.keys(metadata)) {
    const { length } = [...name];
    if (length === 0 || length > NAME_LENGTH_MAX || /\p{Cc}/u.test(name)) {
      throw invalidField(
        "metadata",
        "names",
        `must have names of 1 to ${NAME_LENGTH_MAX} characters without control characters`,
      );
    }
  }
  return metadata;
}

/** Returns the error for an external id that another account already has. */
export function externalIdTakenError(externalId: string | null | undefined): GatewayError {
  const message = `Another account has the external id ${JSON.stringify(externalId)}.`;
  const issues = [{ pointer: "/external_id", rule: "unique", message }];
  return new GatewayError("external-id-taken", message, { issues });
}
