import { openAction } from "./dialog.js";
import { money } from "./format.js";

const movements = {
  topUpAccount: { title: "Top up", verb: "Top up", said: "topped up" },
  refundAccount: { title: "Refund", verb: "Refund", said: "refunded", isDangerous: true },
  correctAccount: { title: "Correct", verb: "Correct", said: "corrected", isDangerous: true },
};

const hints = {
  topUpAccount: "Such as 10.00, with at most 9 digits after the point.",
  refundAccount: "Such as 10.00; at most what is available.",
  correctAccount: "What is added, such as 1.25, or with a minus sign what is taken.",
};

/**
 * Moves money in or out of an account. The reference is made here where the operator has none, so
 * that a second click, or a second try after a lost response, posts nothing twice.
 */
export function moveMoney(app, account, operationId) {
  const { title, verb, said, isDangerous } = movements[operationId];
  openAction({
    title: `${title}: ${account.name}`,
    fields: [
      {
        ...{ name: "amount", label: "Amount in US dollars", type: "amount", required: true },
        hint: hints[operationId],
      },
      {
        ...{ name: "reference", label: "Reference", required: true, value: newReference() },
        hint: "Your own name of this payment: a repeat with the same reference posts nothing again.",
      },
      { name: "note", label: "Note", hint: "What it is about; it is on the account's statement." },
    ],
    review: (values) => [
      ["Account", `${account.name} (${account.id})`],
      ["Available now", money(account.available)],
      [verb, money(values.amount)],
      ["Reference", values.reference],
      ["Note", values.note ?? "–"],
    ],
    confirm: verb,
    isDangerous,
    run: (body) => app.client[operationId]({ path: { id: account.id }, body }),
    done: ({ balance }) => {
      app.announce(`${account.name} is ${said}; its balance is ${money(balance)}.`);
      return app.refresh();
    },
  });
}

function newReference() {
  return `dashboard-${crypto.randomUUID()}`;
}
