import { customerSecret } from "../../alerts/customer-webhook.ts";
import { newId } from "../../../access/auth/new-id.ts";
import { externalIdTaken, readDetails, accountRecord, checkPlan } from "../account-record.ts";
import { readBudget } from "../budgets.ts";
import { listReply, readListPage } from "../pages.ts";
import type { AdminOperation } from "../operation.ts";
import { findAccount, readAmount } from "../values.ts";

/** `GET /accounts`. */
export const listAccounts: AdminOperation<"listAccounts"> = async ({ query, context }) => {
  const { status = null, plan = null, external_id: externalId = null } = query;
  const { search = null, sort = "opened", order = "asc" } = query;
  const page = readListPage(query, sort);
  const store = await context.openStore();
  const narrowed = { state: status, planId: plan, externalId, search };
  const found = await store.listAccounts({
    ...narrowed,
    sort,
    order,
    ...page,
    isCounted: query.total === "true",
  });
  const nowMs = context.now();
  const data = found.accounts.map((account) => accountRecord(account, nowMs));
  return listReply(data, found, sort);
};

/** `POST /accounts`. */
export const createAccount: AdminOperation<"createAccount"> = async ({ body, actor, context }) => {
  const balance = readAmount(body.balance ?? "0", "balance", "zero");
  const details = readDetails(body, context);
  checkPlan(body.plan, context);
  const store = await context.openStore();
  const findSchedule = () => Promise.resolve(null);
  const budget = await readBudget(body.budget, { store, findSchedule });
  const account = await store.createAccount({
    id: newId("acc", context.randomBytes),
    name: body.name.trim(),
    planId: body.plan,
    balance,
    ...budget,
    ...details,
    actor: actor.name,
    atMs: context.now(),
  });
  if (account === null) throw externalIdTaken(body.external_id);
  return accountRecord(account, context.now());
};

/** `GET /accounts/{id}`. */
export const showAccount: AdminOperation<"showAccount"> = async ({ path, context }) =>
  accountRecord(await findAccount(await context.openStore(), path.id), context.now());

/** `GET /accounts/{id}/webhook`. */
export const showWebhook: AdminOperation<"showWebhook"> = async ({ path, context }) => {
  const { id, webhookUrl: url } = await findAccount(await context.openStore(), path.id);
  const config = context.customerWebhooks();
  const secret = url === null || config === null ? null : customerSecret({ id, url }, config);
  return { object: "webhook", account_id: id, url, secret };
};
