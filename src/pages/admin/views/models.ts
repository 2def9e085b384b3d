import type { Schemas } from "../../../../generated/admin/types.ts";
import { element as h, nameElement, type Children } from "../../kit/elements.js";
import { sandboxLast } from "../../kit/prices.js";
import type { Column } from "../../kit/table.js";
import type { App, ViewContent } from "../app.js";
import { viewHead } from "../dom.js";
import type { Option } from "../fields.js";
import { readFilters, filterForm } from "../filters.js";
import { modelPageLink } from "../links.js";
import { refusedFilters, wholeList } from "../list.js";
import { modelTabs } from "./deprecations.js";
import { modelPage } from "./model.js";
import { PRICES_EXPLAINED, priceColumns, priceRows, type PriceRow } from "./price-table.js";

type Model = Schemas["Model"];

export const title = "Models";

/**
 * Shows the prices of each model with the costs of its upstreams, by the filters of the address; or
 * the one model of the address.
 */
export async function open(
  app: App,
  parts: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  // An address that was typed has the slash of the id as it is.
  if (parts.length > 0) return modelPage(app, parts.join("/"), query);
  const { plan, search = "" } = readFilters(query, ["plan", "search"]);
  const [{ data: plans }, { data: upstreams }, models] = await Promise.all([
    app.client.listPlans(),
    app.client.listUpstreams(),
    app.client
      .listCatalog({ query: plan === undefined ? { list_prices: "true" } : { plan } })
      .catch(refusedFilters),
  ]);
  const options: readonly Option[] = [
    ["", "none (list prices)"],
    ...plans.map(({ id, name }): Option => [id, name]),
  ];
  const fields = [
    { name: "plan", label: "Plan", options },
    { name: "search", label: "Name or id" },
  ];
  const shown = models instanceof Node ? [] : sandboxLast(models.data.filter(isNamed(search)));
  const rows = shown.flatMap((model) => priceRows(model, upstreams));
  const list =
    models instanceof Node
      ? models
      : await wholeList(app, {
          parts: ["models"],
          query,
          rows,
          columns: [modelColumn, ...priceColumns(rows)],
          caption: `US dollars per million tokens: ${pricesName(plans, plan)}`,
          empty: "No models match.",
        });
  return {
    element: h(
      "div",
      {},
      viewHead(title),
      modelTabs("models"),
      h("p", { class: "hint" }, PRICES_EXPLAINED),
      filterForm(app, { parts: ["models"], query, fields }),
      list,
    ),
  };
}

/** Names the shown prices. */
function pricesName(plans: readonly Schemas["Plan"][], plan: string | undefined): string {
  if (plan === undefined) return "list prices, the highest of all plans";
  return `prices of the plan ${plans.find(({ id }) => id === plan)?.name ?? plan}`;
}

function isNamed(search: string): (model: Model) => boolean {
  const text = search.toLowerCase();
  return ({ id, display_name: name }) =>
    id.toLowerCase().includes(text) || name.toLowerCase().includes(text);
}

const modelColumn: Column<PriceRow> = {
  name: "Model",
  isHeader: true,
  of: ({ model }) => modelCell(model),
};

function modelCell({ id, display_name: name, lifecycle, retires_at: end }: Model): Children {
  return [
    modelPageLink(id),
    h("div", { class: "hint" }, nameElement(name)),
    (lifecycle !== "active" || end !== null) &&
      h(
        "div",
        { class: "hint" },
        end === null ? lifecycle : `${lifecycle}, until ${end.slice(0, 10)}`,
      ),
  ];
}
