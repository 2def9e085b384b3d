import { fileEntry, viewEntry } from "../../../../generated/admin/page-fields.js";
import { viewColumns } from "../columns.js";
import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, Place } from "../app.js";
import { element as h, nameElement } from "../../kit/elements.js";
import { copyableId } from "../../kit/ids.js";
import { orderOf, pagedList } from "../list.js";

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
    columns: viewColumns<Schemas["Entry"]>(viewEntry, {
      at: { isHeader: true, sort: "" },
      reference: { of: ({ reference }) => (reference === null ? "–" : nameElement(reference)) },
      id: { of: ({ id }) => h("span", {}, copyableId(app, id)) },
    }),
    caption: "Top-ups, refunds and corrections",
    empty: "No payments yet.",
    file: { name: "payments", columns: fileEntry },
  });
}
