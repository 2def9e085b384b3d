import type { Schemas } from "../../../generated/admin/types.ts";
import { newId } from "../../auth/new-id.ts";
import { GatewayError } from "../../errors/gateway-error.ts";
import type { AccountRecord } from "../../ledger/store.ts";
import { formatAmount, nanoUsd } from "../../money/amounts.ts";
import type { AdminCall, AdminOperation } from "../operation.ts";
import { findAccount, notFound, readAmount } from "../values.ts";

/** An account as operators see it. */
function accountRecord(account: AccountRecord): Schemas["Account"] {
  return {
    object: "account",
    id: account.id,
    name: account.name,
    plan: account.planId,
    balance: formatAmount(account.balance),
    available: formatAmount(nanoUsd(account.balance - account.held)),
    held: formatAmount(account.held),
    spent: formatAmount(account.spent),
    topped_up: formatAmount(account.toppedUp),
    created_at: new Date(account.createdAtMs).toISOString(),
  };
}

/** `GET /accounts`. */
export const listAccounts: AdminOperation<"listAccounts"> = async ({ context }) => {
  const accounts = await (await context.openStore()).listAccounts();
  return { object: "list", data: accounts.map(accountRecord) };
};

/** `POST /accounts`. */
export const createAccount: AdminOperation<"createAccount"> = async ({ body, context }) => {
  const balance = readAmount(body.balance ?? "0", "balance", "zero");
  const plans = context.plans();
  if (!plans.has(body.plan)) {
    const known = [...plans.keys()].join(", ");
    const name = JSON.stringify(body.plan);
    const message = `There is no plan ${name}; the plans are: ${known}.`;
    throw new GatewayError("invalid-request", message, {
      issues: [{ pointer: "/plan", rule: "plan", message }],
    });
  }
  const store = await context.openStore();
  const account = await store.createAccount({
    id: newId("acc", context.randomBytes),
    name: body.name.trim(),
    planId: body.plan,
    balance,
    atMs: context.now(),
  });
  return accountRecord(account);
};

/** `GET /accounts/{id}`. */
export const showAccount: AdminOperation<"showAccount"> = async ({ path, context }) =>
  accountRecord(await findAccount(await context.openStore(), path.id));

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
      return accountRecord(posted.account);
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
