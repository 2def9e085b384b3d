import { detach } from "../kit/detach.js";
import { element as h } from "../kit/elements.js";
import type { OperationId } from "../../../generated/admin/operations.ts";
import { formAccountCreation } from "../../../generated/admin/page-fields.js";
import type { Schemas } from "../../../generated/admin/types.ts";
import { messageOf, type App } from "./app.js";
import type { Option } from "./fields.js";
import { addressOf } from "./address.js";
import { openAction } from "./dialog.js";
import { formBody, formFields, formReview } from "./record-form.js";

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

/** Opens an account on one of the plans. */
export async function createAccount(app: App): Promise<void> {
  const { data: plans } = await app.client.listPlans();
  openAction({
    title: "Open an account",
    fields: formFields(formAccountCreation, {}, { plan: planChoices(plans) }),
    review: (values) => formReview(formAccountCreation, values),
    confirm: "Open the account",
    run: (values) => {
      const body = formBody<Schemas["AccountCreation"]>(formAccountCreation, values);
      return app.client.createAccount({ body });
    },
    done: (account) => {
      app.announce(`The account ${account.name} is open.`);
      app.go(addressOf(["account", account.id]));
    },
  });
}

/** Returns the plans to choose one of for a new account. None of several is chosen beforehand. */
function planChoices(plans: readonly Schemas["Plan"][]): readonly Option[] {
  const options = planOptions(plans);
  return options.length > 1 ? [["", "Choose a plan"], ...options] : options;
}

/** Returns the plans of the configuration as options of a field. */
export function planOptions(plans: readonly Schemas["Plan"][]): readonly Option[] {
  return plans.map(({ id, name }) => [id, name === id ? id : `${name} (${id})`]);
}
