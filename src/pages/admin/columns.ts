import type { ViewColumn } from "../../../generated/admin/page-fields.ts";
import type { Schemas } from "../../../generated/admin/types.ts";
import { nameElement, type Children } from "../kit/elements.js";
import type { Column } from "../kit/table.js";
import { budgetText } from "./budgets.js";
import { momentInColumn, money } from "./format.js";

/** A record of the API. */
interface ViewRecord {
  readonly object: string;
  readonly budget?: Schemas["Budget"];
}

/**
 * Returns the columns of a table that the contract lists for a record; `own` has what differs from a
 * column of the field's type.
 */
export function viewColumns<Row extends ViewRecord>(
  view: readonly ViewColumn[],
  own: { readonly [Field in keyof Row]?: Partial<Column<Row>> },
): readonly Column<Row>[] {
  const exceptions = new Map<string, Partial<Column<Row>>>(Object.entries(own));
  return view.map(({ name, field, type }) => ({
    name,
    isNumber: type === "amount",
    isTime: type === "datetime",
    ...(type === "amount" && { amount: (row: Row) => textOf(Reflect.get(row, field)) }),
    of: (row, places) => {
      if (type === "budget") return budgetText(row.budget ?? null);
      const value: unknown = Reflect.get(row, field);
      return type === "amount" ? money(textOf(value), places) : contentOf(type, value);
    },
    ...exceptions.get(field),
  }));
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function contentOf(type: ViewColumn["type"], value: unknown): Children {
  if (Array.isArray(value)) return nameElement(value.join(", "));
  const text = textOf(value);
  return type === "datetime" ? momentInColumn(text) : (text ?? "–");
}
