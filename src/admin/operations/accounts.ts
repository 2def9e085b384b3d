import { newId } from "../../auth/new-id.ts";
import { accountRecord } from "../account-record.ts";
import { readBudget } from "../budgets.ts";
import { checkPlan } from "../check-plan.ts";
import type { AdminOperation } from "../operation.ts";
import { findAccount, readAmount } from "../values.ts";

/** `GET /accounts`. */
export const listAccounts: AdminOperation<"listAccounts"> = async ({ context }) => {
  const accounts = await (await context.openStore()).listAccounts();
  const nowMs = context.now();
  return { object: "list", data: accounts.map((account) => accountRecord(account, nowMs)) };
};

/** `POST /accounts`. */
export const createAccount: AdminOperation<"createAccount"> = async ({ body, context }) => {
  const balance = readAmount(body.balance ?? "0", "balance", "zero");
  checkPlan(body.plan, context);
  const store = await context.openStore();
  const account = await store.createAccount({
    id: newId("acc", context.randomBytes),
    name: body.name.trim(),
    planId: body.plan,
    balance,
    ...readBudget(body.budget),
    atMs: context.now(),
  });
  return accountRecord(account, context.now());
};

/** `GET /accounts/{id}`. */
export const showAccount: AdminOperation<"showAccount"> = async ({ path, context }) =>
  accountRecord(await findAccount(await context.openStore(), path.id), context.now());
