import { customerSecret } from "../../alerts/customer-webhook.ts";
import { newId } from "../../../access/auth/new-id.ts";
import { externalIdTakenError, readDetails, accountRecord, checkPlan } from "../account-record.ts";
import { readBudget } from "../budgets.ts";
import { listReply, readListPage } from "../pages.ts";
import type { AdminOperation, AdminDependencies } from "../operation.ts";
import { findAccount, readAmount, notFound } from "../values.ts";
import type { Schemas } from "../../../../generated/admin/types.ts";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import type { AccountUpdate } from "../../../core/ledger/settings.ts";
import { formatAmount } from "../../../core/money/amounts.ts";

/** `GET /accounts`. */
export const listAccounts: AdminOperation<"listAccounts"> = async ({ query, dependencies }) => {
  const { status = null, plan = null, external_id: externalId = null } = query;
  const { search = null, sort = "opened", order = "asc" } = query;
  const page = readListPage(query, sort);
  const store = await dependencies.openStore();
  const narrowed = { state: status, planId: plan, externalId, search };
  const found = await store.listAccounts({
    ...narrowed,
    sort,
    order,
    ...page,
    isCounted: query.total === "true",
  });
  const nowMs = dependencies.now();
  const data = found.accounts.map((account) => accountRecord(account, nowMs));
  return listReply(data, found, sort);
};

/** `POST /accounts`. */
export const createAccount: AdminOperation<"createAccount"> = async ({
  body,
  actor,
  dependencies,
}) => {
  const balance = readAmount(body.balance ?? "0", "balance", "zero");
  const details = readDetails(body, dependencies);
  checkPlan(body.plan, dependencies);
  const store = await dependencies.openStore();
  const findSchedule = () => Promise.resolve(null);
  const budget = await readBudget(body.budget, { store, findSchedule });
  const account = await store.createAccount({
    id: newId("acc", dependencies.randomBytes),
    name: body.name.trim(),
    planId: body.plan,
    balance,
    ...budget,
    ...details,
    actor: actor.name,
    atMs: dependencies.now(),
  });
  if (account === null) throw externalIdTakenError(body.external_id);
  return accountRecord(account, dependencies.now());
};

/** `GET /accounts/{id}`. */
export const showAccount: AdminOperation<"showAccount"> = async ({ path, dependencies }) =>
  accountRecord(await findAccount(await dependencies.openStore(), path.id), dependencies.now());

/** `GET /accounts/{id}/webhook`. */
export const showWebhook: AdminOperation<"showWebhook"> = async ({ path, dependencies }) => {
  const { id, webhookUrl: url } = await findAccount(await dependencies.openStore(), path.id);
  const config = dependencies.customerWebhooks();
  const secret = url === null || config === null ? null : customerSecret({ id, url }, config);
  return { object: "webhook", account_id: id, url, secret };
};

/** `PATCH /accounts/{id}`. */
export const updateAccount: AdminOperation<"updateAccount"> = async ({
  path,
  body,
  dependencies,
}) => {
  const { name, plan } = body;
  if (plan !== undefined) checkPlan(plan, dependencies);
  const store = await dependencies.openStore();
  const findSchedule = async () => (await findAccount(store, path.id)).budget;
  return change(dependencies, {
    id: path.id,
    ...(name !== undefined && { name: name.trim() }),
    ...(plan !== undefined && { planId: plan }),
    ...(await readBudget(body.budget, { store, findSchedule })),
    ...readDetails(body, dependencies),
  });
};

/** `POST /accounts/{id}/suspend`. */
export const suspendAccount: AdminOperation<"suspendAccount"> = ({ path, dependencies }) =>
  change(dependencies, { id: path.id, state: "suspended" });

/** `POST /accounts/{id}/resume`. */
export const resumeAccount: AdminOperation<"resumeAccount"> = ({ path, dependencies }) =>
  change(dependencies, { id: path.id, state: "active" });

/** `POST /accounts/{id}/close`. */
export const closeAccount: AdminOperation<"closeAccount"> = ({ path, dependencies }) =>
  change(dependencies, { id: path.id, state: "closed" });

async function change(
  dependencies: AdminDependencies,
  update: Omit<AccountUpdate, "atMs">,
): Promise<Schemas["Account"]> {
  const store = await dependencies.openStore();
  const atMs = dependencies.now();
  const updated = await store.updateAccount({ ...update, atMs });
  switch (updated.result) {
    case "updated":
      return accountRecord(updated.account, atMs);
    case "no-account":
      throw notFound("account", update.id);
    case "account-closed":
      throw new GatewayError("account-closed", "The account is closed: only refunds are possible.");
    case "external-id-taken":
      throw externalIdTakenError(update.details?.externalId);
    case "requests-running": {
      const held = formatAmount(updated.held);
      const message =
        `Running requests hold ${held} of the account. ` +
        "Suspend it, and close it when they have ended.";
      throw new GatewayError("requests-running", message, { details: { held } });
    }
  }
}
