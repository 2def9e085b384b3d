import { openAction, secretOnce } from "./dialog.js";
import { h } from "./dom.js";
import { money } from "./format.js";

/** A button for an action; null where the token's role may not take it. */
export function actionButton(app, operationId, label, act) {
  if (!app.may(operationId)) return null;
  return h("button", { type: "button", onclick: () => void act() }, label);
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

const movements = {
  topUpAccount: { title: "Top up", verb: "Top up", said: "topped up" },
  refundAccount: { title: "Refund", verb: "Refund", said: "refunded" },
};

/** Moves money in or out of an account. */
export function moveMoney(app, account, operationId) {
  const { title, verb, said } = movements[operationId];
  openAction({
    title: `${title}: ${account.name}`,
    fields: [amount],
    review: (values) => [
      ["Account", `${account.name} (${account.id})`],
      ["Available now", money(account.available)],
      [verb, money(values.amount)],
    ],
    confirm: verb,
    isDangerous: operationId === "refundAccount",
    run: (body) => app.client[operationId]({ path: { id: account.id }, body }),
    done: ({ balance }) => {
      app.announce(`${account.name} is ${said}; its balance is ${money(balance)}.`);
      return app.refresh();
    },
  });
}

const keyFields = [
  { name: "label", label: "Label", hint: "A name for display." },
  {
    ...{ name: "models", label: "Models", type: "lines" },
    hint: "Patterns such as openai/*, one per line; empty: every model of the plan.",
  },
  { ...amount, name: "spending_limit", label: "Spending limit in US dollars", required: false },
  { name: "expires_at", label: "Expires at, in UTC", type: "datetime" },
];

function reviewKey(values) {
  return [
    ["Label", values.label ?? "–"],
    ["Models", values.models?.join(", ") ?? "every model of the plan"],
    ["Spending limit", values.spending_limit === undefined ? "none" : money(values.spending_limit)],
    ["Expires at", values.expires_at ?? "never"],
  ];
}

/** Creates a key of an account and shows its secret once. */
export function createKey(app, account) {
  openAction({
    title: `New key: ${account.name}`,
    fields: keyFields,
    review: (values) => [["Account", `${account.name} (${account.id})`], ...reviewKey(values)],
    confirm: "Create the key",
    run: (values) => app.client.createKey({ body: { account: account.id, ...values } }),
    done: async (key) => {
      await app.refresh();
      return newSecret(app, key);
    },
  });
}

function newSecret(app, { id, key, warnings }) {
  return h(
    "div",
    {},
    secretOnce(`The key ${id} is made.`, key, app.announce),
    ...warnings.map((warning) => h("p", { class: "warning" }, `Check this: ${warning}.`)),
  );
}

/** Revokes a key for good. */
export function revokeKey(app, key) {
  openAction({
    title: "Revoke the key?",
    review: () => [
      ["Key", key.id],
      ["Label", key.label ?? "–"],
      ["Effect", "Its next request is refused. This cannot be undone."],
    ],
    confirm: "Revoke",
    isDangerous: true,
    run: () => app.client.revokeKey({ path: { id: key.id } }),
    done: () => {
      app.announce(`The key ${key.id} is revoked.`);
      return app.refresh();
    },
  });
}
