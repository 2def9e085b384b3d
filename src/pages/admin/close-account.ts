import type { Schemas } from "../../../generated/admin/types.ts";
import { detach } from "../kit/detach.js";
import type { Fact } from "../kit/elements.js";
import { approximate } from "../kit/money.js";
import { messageOf, type App } from "./app.js";
import { openAction } from "./dialog.js";
import type { FieldSpec, FormValues } from "./fields.js";
import { moneyToConfirm } from "./format.js";
import { newReference, shortage } from "./money-actions.js";

type Account = Schemas["Account"];
type Client = App["client"];

/** A refund of the remaining credit. */
interface Refund {
  readonly amount: string;
  readonly reference: string;
}

/**
 * Closes an account after its name was typed, and refunds its credit before. The refund comes first,
 * because a closing is permanent: if one of the two fails, the account is open and nothing is lost.
 * The refund is posted once, however often the closing is repeated.
 */
export async function closeAccount(app: App, { id }: Account): Promise<void> {
  ask(app, await app.client.showAccount({ path: { id } }));
}

function ask(app: App, account: Account): void {
  let posted: Refund | null = null;
  // Generated once, so that a repeat after a lost response posts no second refund.
  const generated = newReference();
  const refundOf = ({ amount, reference = generated }: FormValues): Refund | null =>
    typeof amount === "string" && typeof reference === "string" ? { amount, reference } : null;
  openAction({
    title: `Close: ${account.name}`,
    fields: fieldsOf(account),
    review: (values) => [
      ["Account", `${account.name} (${account.id})`],
      ...reviewRefund(account, refundOf(values), posted),
      ...runningRequests(account),
      [
        "Effect",
        "It is permanent: its keys are refused, and only refunds are possible afterwards.",
      ],
    ],
    confirm: "Close the account",
    isDangerous: true,
    run: async (values) => {
      await refuseRunning(app.client, account);
      const refund = posted ?? refundOf(values);
      if (refund !== null && posted === null) {
        await app.client.refundAccount({ path: { id: account.id }, body: refund });
        posted = refund;
      }
      await close(app, account, posted);
      return posted;
    },
    done: (refund) => {
      const refunded = refund === null ? "" : ` ${moneyToConfirm(refund.amount)} was refunded.`;
      return app.refresh(`The account ${account.name} is closed.${refunded}`);
    },
  });
}

function fieldsOf({ name, available }: Account): readonly FieldSpec[] {
  const isName = (typed: string): string =>
    inOneLine(typed) === inOneLine(name) ? "" : "This is not the name of the account.";
  const confirmation = {
    name: "name",
    label: "Name of the account",
    required: true,
    hint: `To confirm, type: ${inOneLine(name)}`,
    check: isName,
  };
  if (approximate(available) === 0) return [confirmation];
  return [
    {
      name: "amount",
      label: "Refund in US dollars",
      type: "amount",
      value: available,
      hint: `${moneyToConfirm(available)} is available. Leave it empty to refund nothing now; a closed account can still be refunded.`,
      check: (amount) => (isPositive(amount) ? shortage(available, amount) : NOT_POSITIVE),
    },
    {
      name: "reference",
      label: "Reference of the refund",
      hint: "Your identifier for the payment; generated if it is empty.",
    },
    confirmation,
  ];
}

const NOT_POSITIVE = "Enter an amount above zero, or leave it empty to refund nothing.";

function isPositive(amount: string): boolean {
  return approximate(amount) > 0;
}

/** Returns a name as it is shown: white space counts as one space. */
function inOneLine(name: string): string {
  return name.trim().replaceAll(/\s+/g, " ");
}

function reviewRefund(
  { available }: Account,
  refund: Refund | null,
  posted: Refund | null,
): readonly Fact[] {
  if (posted !== null) return [["Refund", `${moneyToConfirm(posted.amount)}, already posted`]];
  if (refund !== null)
    return [
      ["Refund", moneyToConfirm(refund.amount)],
      ["Reference", refund.reference],
    ];
  if (approximate(available) === 0) return [["Refund", "nothing is left on it"]];
  const stays = `${moneyToConfirm(available)} stays on the account until it is refunded`;
  return [["Refund", `none: ${stays}`]];
}

function runningRequests({ held }: Account): readonly Fact[] {
  if (approximate(held) === 0) return [];
  return [["Held by running requests", `${moneyToConfirm(held)}: ${UNTIL_THEY_END}`]];
}

const UNTIL_THEY_END =
  "closing is refused until they end. Suspend the account first, so that no more begin";

/** Throws if requests hold money, before anything is refunded. */
async function refuseRunning(client: Client, { id }: Account): Promise<void> {
  const { held } = await client.showAccount({ path: { id } });
  if (approximate(held) === 0) return;
  throw new Error(
    `Running requests hold ${moneyToConfirm(held)}: ${UNTIL_THEY_END}. Nothing was changed.`,
  );
}

/** Closes the account; a failure states that the refund is posted. */
async function close(app: App, { id }: Account, posted: Refund | null): Promise<void> {
  try {
    await app.client.closeAccount({ path: { id } });
  } catch (error) {
    if (posted === null) throw error;
    detach(app.refresh());
    throw new Error(
      `${moneyToConfirm(posted.amount)} was refunded, but the account was not closed: ` +
        `${messageOf(error)} Another attempt does not refund it again.`,
      { cause: error },
    );
  }
}
