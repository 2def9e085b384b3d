import { planOptions } from "./actions.js";
import { budgetChange, budgetFields, reviewBudget } from "./budgets.js";
import { openAction } from "./dialog.js";
import { badge } from "./dom.js";

/** Changes the name, plan or budget of an account. */
export async function changeAccount(app, account) {
  const { data: plans } = await app.client.listPlans();
  const known = planOptions(plans);
  const isKnown = known.some(([id]) => id === account.plan);
  const options = isKnown ? known : [[account.plan, `${account.plan} (not configured)`], ...known];
  openAction({
    title: `Change: ${account.name}`,
    fields: [
      { name: "name", label: "Name", required: true, value: account.name },
      {
        ...{ name: "plan", label: "Plan", type: "select", required: true },
        ...{ value: account.plan, options },
      },
      ...budgetFields(account.budget),
    ],
    review: (values) => [
      ["Name", values.name],
      ["Plan", values.plan],
      ["Budget", reviewBudget(values)],
    ],
    confirm: "Change",
    run: (values) =>
      app.client.updateAccount({ path: { id: account.id }, body: changesOf(account, values) }),
    done: ({ name }) => {
      app.announce(`The account ${name} is changed.`);
      return app.refresh();
    },
  });
}

/** What differs; the name alone where nothing does, since an empty change is refused. */
function changesOf(account, values) {
  const { name, plan } = values;
  const budget = budgetChange(account.budget, values);
  return { name, ...(plan !== account.plan && { plan }), ...(budget !== undefined && { budget }) };
}

const states = {
  suspendAccount: {
    title: "Suspend the account?",
    effect:
      "Its keys may use no model from the next request on. Running requests end and are charged.",
    confirm: "Suspend",
    said: "suspended",
  },
  resumeAccount: {
    title: "Resume the account?",
    effect: "Its keys work again from the next request on.",
    confirm: "Resume",
    said: "active again",
  },
  closeAccount: {
    title: "Close the account?",
    effect: "Its keys stop working for good; only refunds are possible afterwards.",
    confirm: "Close the account",
    said: "closed",
  },
};

/** Suspends, resumes or closes an account. */
export function changeState(app, account, operationId) {
  const { title, effect, confirm, said } = states[operationId];
  openAction({
    title,
    review: () => [
      ["Account", `${account.name} (${account.id})`],
      ["Effect", effect],
    ],
    confirm,
    isDangerous: operationId !== "resumeAccount",
    run: () => app.client[operationId]({ path: { id: account.id } }),
    done: () => {
      app.announce(`The account ${account.name} is ${said}.`);
      return app.refresh();
    },
  });
}

const moods = { active: "good", suspended: "warn", closed: "off" };

/** Whether an account is served. */
export function stateBadge(state) {
  return badge(state, moods[state]);
}
