import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, Place } from "../app.js";
import { element as h, nameElement } from "../../kit/elements.js";
import { momentInColumn, money } from "../format.js";
import { copyableId } from "../../kit/ids.js";
import { fieldColumns, orderOf, pagedList } from "../list.js";

/** Returns top-ups, refunds and corrections of an account, newest first by default. */
export function paymentList(
  app: App,
  { parts, query, account }: Place & { readonly account: string },
): Promise<HTMLElement> {
  const path = { id: account };
  const order = orderOf(query);
  return pagedList<Schemas["Entry"]>(app, {
    parts,
    query,
    load: (page) => app.client.listEntries({ path, query: { kind: "payment", order, ...page } }),
    columns: [
      {
        name: "Posted (UTC)",
        isTime: true,
        isHeader: true,
        sort: "",
        of: ({ at }) => momentInColumn(at),
      },
      { name: "Kind", of: ({ kind }) => kind },
      { name: "Amount", isNumber: true, of: ({ amount }) => money(amount) },
      {
        name: "Reference",
        of: ({ reference }) => (reference === null ? "–" : nameElement(reference)),
      },
      { name: "Note", of: ({ note }) => note ?? "–" },
      { name: "Actor", of: ({ actor }) => actor ?? "–" },
      { name: "Entry", of: ({ id }) => h("span", {}, copyableId(app, id)) },
    ],
    caption: "Top-ups, refunds and corrections",
    empty: "No payments yet.",
    file: {
      name: "payments",
      columns: [
        ...fieldColumns(["id", "account_id", "kind", "amount", "reference"]),
        ...fieldColumns(["note", "actor", "at"]),
      ],
    },
  });
}
