import type { Schemas } from "../../../generated/admin/types.ts";
import type { App } from "./app.js";
import { openAction } from "./dialog.js";
import { withoutUndefined } from "./fields.js";
import { moneyText, moneyToConfirm } from "./format.js";
import { addMoney } from "../kit/sums.js";

const movements = {
  topUpAccount: {
    verb: "Top up",
    doneText: "topped up",
    isDangerous: false,
    hint: "For example 10.00; at most 9 decimal places.",
  },
  refundAccount: {
    verb: "Refund",
    doneText: "refunded",
    isDangerous: true,
    hint: "For example 10.00; at most the available balance.",
  },
  correctAccount: {
    verb: "Correct",
    doneText: "corrected",
    isDangerous: true,
    hint: "To fix a mistake: 1.25 adds, -1.25 takes away.",
  },
};

export type Movement = keyof typeof movements;

/**
 * Moves money in or out of an account. A reference is generated unless the operator enters one, so
 * that a second click, or a retry after a lost response, posts the entry only once.
 */
export function moveMoney(app: App, account: Schemas["Account"], operationId: Movement): void {
  const { verb, doneText, isDangerous, hint } = movements[operationId];
  openAction({
    title: `${verb}: ${account.name}`,
    fields: [
      {
        name: "amount",
        label: "Amount in US dollars",
        type: "amount",
        required: true,
        hint,
        check: (amount: string) => problemOf(operationId, account.available, amount),
      },
      {
        name: "reference",
        label: "Reference",
        required: true,
        value: newReference(),
        hint: "Your identifier for the payment: a repeat with the same reference has no effect.",
      },
      { name: "note", label: "Note", hint: "Shown on the account's statement." },
    ],
    review: (values) => [
      ["Account", `${account.name} (${account.id})`],
      ["Available now", moneyToConfirm(account.available)],
      [verb, moneyToConfirm(values.amount)],
      ["Reference", values.reference],
      ["Note", values.note ?? "–"],
    ],
    confirm: verb,
    isDangerous,
    run: ({ amount, reference, note }) => {
      const body = { amount, reference, ...withoutUndefined({ note }) };
      return app.client[operationId]({ path: { id: account.id }, body });
    },
    done: ({ balance }) =>
      app.refresh(`${account.name} is ${doneText}; its balance is ${moneyText(balance)}.`),
  });
}

function problemOf(operationId: Movement, available: string, amount: string): string {
  const isTaken = operationId === "refundAccount" || amount.startsWith("-");
  return operationId === "topUpAccount" || !isTaken ? "" : shortage(available, amount);
}

/** Returns the problem of taking away more than is available; empty otherwise. */
export function shortage(available: string, amount: string): string {
  const size = amount.replace("-", "");
  if (!addMoney([available, `-${size}`]).startsWith("-")) return "";
  return `At most ${moneyToConfirm(available)} can be taken away.`;
}

/** Returns a reference that no other entry has. */
export function newReference(): string {
  return `dashboard-${crypto.randomUUID()}`;
}
