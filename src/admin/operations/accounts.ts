import type { Schemas } from "../../../generated/admin/types.ts";
import { newId } from "../../auth/new-id.ts";
import { GatewayError } from "../../errors/gateway-error.ts";
import { formatAmount } from "../../money/amounts.ts";
import { accountRecord } from "../account-record.ts";
import { readBudget } from "../budgets.ts";
import { checkPlan } from "../check-plan.ts";
import type { AdminCall, AdminOperation } from "../operation.ts";
import { findAccount, notFound, readAmount } from "../values.ts";

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

/** `POST /accounts/{id}/top-ups`. */
export const topUpAccount: AdminOperation<"topUpAccount"> = (call) => post("top-up", call);

/** `POST /accounts/{id}/refunds`. */
export const refundAccount: AdminOperation<"refundAccount"> = (call) => post("refund", call);

async function post(
  kind: "top-up" | "refund",
  { path, body, context }: AdminCall<"topUpAccount" | "refundAccount">,
): Promise<Schemas["Account"]> {
  const amount = readAmount(body.amount, "amount", "above zero");
  const id = newId("ent", context.randomBytes);
  const store = await context.openStore();
  const entry = { id, accountId: path.id, kind, amount, atMs: context.now() };
  const posted = await store.postEntry(entry);
  switch (posted.result) {
    case "posted":
      return accountRecord(posted.account, context.now());
    case "no-account":
      throw notFound("account", path.id);
    case "account-closed":
      throw new GatewayError("account-closed", "The account is closed: only refunds are possible.");
    case "insufficient": {
      const available = formatAmount(posted.available);
      const details = { available };
      throw new GatewayError("insufficient-credit", `Only ${available} can be refunded.`, {
        details,
      });
    }
  }
}
