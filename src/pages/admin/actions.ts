import { detach } from "../kit/detach.js";
import { element as h } from "../kit/elements.js";
import type { OperationId } from "../../../generated/admin/operations.ts";
import type { Schemas } from "../../../generated/admin/types.ts";
import { messageOf, type App } from "./app.js";
import { given, type Option } from "./fields.js";
import { addressOf } from "./address.js";
import { budgetChange, budgetFields, reviewBudget } from "./budgets.js";
import { customerFields, reviewCustomer } from "./customer-fields.js";
import { openAction } from "./dialog.js";
import { moneyToConfirm } from "./format.js";

/**
 * Returns a button for an action; null if the token's role does not allow it. A second click before
 * the action's dialog is open has no effect.
 */
export function actionButton(
  app: App,
  operationId: OperationId,
  label: string,
  act: () => Promise<void> | void,
): HTMLButtonElement | null {
  if (!app.may(operationId)) return null;
  let isOpening = false;
  const open = async (): Promise<void> => {
    if (isOpening) return;
    isOpening = true;
    try {
      await act();
    } catch (error) {
      app.announce(messageOf(error));
    } finally {
      isOpening = false;
    }
  };
  return h("button", { type: "button", onclick: () => detach(open()) }, label);
}

const amount = {
  name: "amount",
  label: "Amount in US dollars",
  type: "amount",
  required: true,
  hint: "For example 10.00; at most 9 decimal places.",
} as const;

/** Opens an account on one of the plans. */
export async function createAccount(app: App): Promise<void> {
  const { data: plans } = await app.client.listPlans();
  openAction({
    title: "Open an account",
    fields: [
      { name: "name", label: "Name", required: true },
      { name: "plan", label: "Plan", type: "select", required: true, options: planOptions(plans) },
      { ...amount, name: "balance", label: "Opening balance in US dollars", required: false },
      ...budgetFields(null),
      ...customerFields(),
    ],
    review: ({ name, plan, balance, ...values }) => [
      ["Name", name],
      ["Plan", plan],
      ["Opening balance", moneyToConfirm(balance ?? "0")],
      ["Budget", reviewBudget(values)],
      ...reviewCustomer(values),
    ],
    confirm: "Open the account",
    run: ({
      name,
      plan,
      budget_limit,
      budget_period,
      budget_resets_on,
      budget_time_zone,
      ...more
    }) => {
      const terms = { budget_limit, budget_period, budget_resets_on, budget_time_zone };
      const budget = budgetChange(null, terms) ?? undefined;
      return app.client.createAccount({ body: { name, plan, ...given({ ...more, budget }) } });
    },
    done: (account) => {
      app.announce(`The account ${account.name} is open.`);
      app.go(addressOf(["account", account.id]));
    },
  });
}

/** Returns the plans of the configuration as options of a field. */
export function planOptions(plans: readonly Schemas["Plan"][]): readonly Option[] {
  return plans.map(({ id, name }) => [id, name === id ? id : `${name} (${id})`]);
}
