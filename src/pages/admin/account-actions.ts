import { formAccountUpdate } from "../../../generated/admin/page-fields.js";
import type { Schemas } from "../../../generated/admin/types.ts";
import type { App } from "./app.js";
import { planOptions } from "./actions.js";
import { openAction } from "./dialog.js";
import { badge } from "./dom.js";
import type { Option } from "./fields.js";
import { formBody, formFields, formReview } from "./record-form.js";

type Account = Schemas["Account"];

/** Changes the name, plan, budget or customer of an account. */
export async function changeAccount(app: App, account: Account): Promise<void> {
  const { data: plans } = await app.client.listPlans();
  const known = planOptions(plans);
  const isKnown = known.some(([id]) => id === account.plan);
  const options: readonly Option[] = isKnown
    ? known
    : [[account.plan, `${account.plan} (not configured)`], ...known];
  openAction({
    title: `Change: ${account.name}`,
    fields: formFields(formAccountUpdate, account, { plan: options }),
    review: (values) => formReview(formAccountUpdate, values, account),
    confirm: "Change",
    run: (values) => {
      // An empty change is refused.
      const body = formBody<Schemas["AccountUpdate"]>(formAccountUpdate, values, account, ["name"]);
      return app.client.updateAccount({ path: { id: account.id }, body });
    },
    done: ({ name }) => app.refresh(`The account ${name} was changed.`),
  });
}

const states = {
  suspendAccount: {
    title: "Suspend the account?",
    effect:
      "It blocks the account's keys from every model, from the next request on. Running requests end and are charged.",
    confirm: "Suspend",
    doneText: "suspended",
  },
  resumeAccount: {
    title: "Resume the account?",
    effect: "Its keys work again from the next request on.",
    confirm: "Resume",
    doneText: "active again",
  },
};

export type StateChange = keyof typeof states;

/** Suspends or resumes an account. */
export function changeState(app: App, account: Account, operationId: StateChange): void {
  const { title, effect, confirm, doneText } = states[operationId];
  openAction({
    title,
    review: () => [
      ["Account", `${account.name} (${account.id})`],
      ["Effect", effect],
    ],
    confirm,
    isDangerous: operationId !== "resumeAccount",
    run: () => app.client[operationId]({ path: { id: account.id } }),
    done: () => app.refresh(`The account ${account.name} is ${doneText}.`),
  });
}

const moods = { active: "good", suspended: "warn", closed: "off" } as const;

/** Returns a badge with the state of an account. */
export function stateBadge(state: Account["state"]): HTMLElement {
  return badge(state, moods[state]);
}
