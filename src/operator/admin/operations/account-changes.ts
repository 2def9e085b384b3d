import type { Schemas } from "../../../../generated/admin/types.ts";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import type { AccountUpdate } from "../../../core/ledger/settings.ts";
import { formatAmount } from "../../../core/money/amounts.ts";
import { externalIdTaken, readDetails, accountRecord, checkPlan } from "../account-record.ts";
import type { AdminContext, AdminOperation } from "../operation.ts";
import { readBudget } from "../budgets.ts";
import { findAccount, notFound } from "../values.ts";

/** `PATCH /accounts/{id}`. */
export const updateAccount: AdminOperation<"updateAccount"> = async ({ path, body, context }) => {
  const { name, plan } = body;
  if (plan !== undefined) checkPlan(plan, context);
  const store = await context.openStore();
  const findSchedule = async () => (await findAccount(store, path.id)).budget;
  return change(context, {
    id: path.id,
    ...(name !== undefined && { name: name.trim() }),
    ...(plan !== undefined && { planId: plan }),
    ...(await readBudget(body.budget, { store, findSchedule })),
    ...readDetails(body, context),
  });
};

/** `POST /accounts/{id}/suspend`. */
export const suspendAccount: AdminOperation<"suspendAccount"> = ({ path, context }) =>
  change(context, { id: path.id, state: "suspended" });

/** `POST /accounts/{id}/resume`. */
export const resumeAccount: AdminOperation<"resumeAccount"> = ({ path, context }) =>
  change(context, { id: path.id, state: "active" });

/** `POST /accounts/{id}/close`. */
export const closeAccount: AdminOperation<"closeAccount"> = ({ path, context }) =>
  change(context, { id: path.id, state: "closed" });

async function change(
  context: AdminContext,
  update: Omit<AccountUpdate, "atMs">,
): Promise<Schemas["Account"]> {
  const store = await context.openStore();
  const atMs = context.now();
  const updated = await store.updateAccount({ ...update, atMs });
  switch (updated.result) {
    case "updated":
      return accountRecord(updated.account, atMs);
    case "no-account":
      throw notFound("account", update.id);
    case "account-closed":
      throw new GatewayError("account-closed", "The account is closed: only refunds are possible.");
    case "external-id-taken":
      throw externalIdTaken(update.details?.externalId);
    case "requests-running": {
      const held = formatAmount(updated.held);
      const message =
        `Running requests hold ${held} of the account. ` +
        "Suspend it, and close it when they have ended.";
      throw new GatewayError("requests-running", message, { details: { held } });
    }
  }
}
