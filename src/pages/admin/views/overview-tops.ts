import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App } from "../app.js";
import { section } from "../dom.js";
import { element as h, nameElement, type Child } from "../../kit/elements.js";
import { amountColumn } from "../../kit/table.js";
import { marginColumn, marginRateColumn } from "../margins.js";
import { table } from "../table.js";
import { placeOf, usageLink } from "./overview-tiles.js";
import type { WindowKey } from "./overview-window.js";

const TOP = "5";

type UsageGroup = Schemas["UsageGroup"];

/** Returns a function that reads the accounts and the models with the highest charges of a window. */
export function topTables(
  app: App,
): (key: WindowKey, from: string, signal: AbortSignal) => Promise<HTMLElement> {
  return async (key, from, signal) => {
    const read = (by: "account" | "model") =>
      app.client.getUsage({ query: { by, top: TOP, from }, signal });
    const [accounts, models] = await Promise.all([read("account"), read("model")]);
    await app.names.load(accounts.data.map(({ group }) => group));
    const place = placeOf(key, from);
    const modelName = ({ group }: UsageGroup): Child =>
      h("a", { href: usageLink({ ...place, model: group, by: "account" }) }, nameElement(group));
    return h(
      "div",
      { class: "columns" },
      topTable("account", accounts.data, {
        all: usageLink({ ...place, by: "account" }),
        nameOf: ({ group }) => app.names.account(group),
      }),
      topTable("model", models.data, {
        all: usageLink({ ...place, by: "model" }),
        nameOf: modelName,
      }),
    );
  };
}

interface Top {
  /** The address of all groups. */
  readonly all: string;
  readonly nameOf: (row: UsageGroup) => Child;
}

function topTable(
  what: "account" | "model",
  rows: readonly UsageGroup[],
  { all, nameOf }: Top,
): HTMLElement {
  const title = `Top ${what}s`;
  return section(
    title,
    table({
      caption: title,
      hasHiddenCaption: true,
      columns: [
        { name: what === "account" ? "Account" : "Model", isHeader: true, of: nameOf },
        amountColumn<UsageGroup>("Charged", ({ charge }) => charge),
        marginColumn,
        marginRateColumn,
      ],
      rows,
      empty: "No requests in this window.",
    }),
    h("p", { class: "all" }, h("a", { href: all }, `All ${what}s`)),
  );
}
