import { openAction } from "./dialog.js";
import { h } from "./dom.js";
import { money } from "./format.js";

/**
 * A button for an action; null where the token's role may not take it. A second click before the
 * action's dialog is open does nothing.
 */
export function actionButton(app, operationId, label, act) {
  if (!app.may(operationId)) return null;
  let isOpening = false;
  const open = async () => {
    if (isOpening) return;
    isOpening = true;
    try {
      await act();
    } catch (error) {
      app.announce(error.message);
    } finally {
      isOpening = false;
    }
  };
  return h("button", { type: "button", onclick: () => void open() }, label);
}

const amount = {
  ...{ name: "amount", label: "Amount in US dollars", type: "amount", required: true },
  hint: "Such as 10.00, with at most 9 digits after the point.",
};

/** Opens an account on one of the plans. */
export async function createAccount(app) {
  const { data: plans } = await app.client.listPlans();
  openAction({
    title: "Open an account",
    fields: [
      { name: "name", label: "Name", required: true },
      { name: "plan", label: "Plan", type: "select", required: true, options: planOptions(plans) },
      { ...amount, name: "balance", label: "Opening balance in US dollars", required: false },
    ],
    review: ({ name, plan, balance }) => [
      ["Name", name],
      ["Plan", plan],
      ["Opening balance", money(balance ?? "0")],
    ],
    confirm: "Open the account",
    run: (body) => app.client.createAccount({ body }),
    done: (account) => {
      app.announce(`The account ${account.name} is open.`);
      app.go(`#/account/${encodeURIComponent(account.id)}`);
    },
  });
}

/** The plans of the configuration as options of a field. */
export function planOptions(plans) {
  return plans.map(({ id, name }) => [id, name === id ? id : `${name} (${id})`]);
}
