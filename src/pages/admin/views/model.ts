import type { Schemas } from "../../../../generated/admin/types.ts";
import { element as h, type Children, type Fact } from "../../kit/elements.js";
import { formatCount } from "../../kit/format.js";
import { copyableId } from "../../kit/ids.js";
import type { App, ViewContent } from "../app.js";
import { addressOf } from "../address.js";
import { section, viewHead } from "../dom.js";
import { planLink } from "../links.js";
import { wholeList } from "../list.js";
import { facts } from "../table.js";
import { PRICES_EXPLAINED, priceColumns, priceRows, type PriceRow } from "./price-table.js";

type Model = Schemas["Model"];

/** A price with the plan that sells at it; null: the public list price. */
interface SoldRow extends PriceRow {
  readonly plan: Schemas["Plan"] | null;
}

/** Shows one model: what it can do, and its price, cost and margin on each plan. */
export async function modelPage(
  app: App,
  id: string,
  query: URLSearchParams,
): Promise<ViewContent> {
  const [{ data: listed }, { data: plans }, { data: upstreams }] = await Promise.all([
    app.client.listCatalog({ query: { list_prices: "true" } }),
    app.client.listPlans(),
    app.client.listUpstreams(),
  ]);
  const model = listed.find((each) => each.id === id);
  if (model === undefined) return { title: id, element: unknownModel(id) };
  const selling = plans.filter((plan) => plan.models.some((pattern) => covers(pattern, id)));
  const sold = await Promise.all(
    selling.map(async (plan) => {
      const { data } = await app.client.listCatalog({ query: { plan: plan.id } });
      return { plan, model: data.find((each) => each.id === id) };
    }),
  );
  const rows = [{ plan: null, model }, ...sold].flatMap(({ plan, model: priced }) =>
    priced === undefined
      ? []
      : priceRows(priced, upstreams).map((row): SoldRow => ({ ...row, plan })),
  );
  const prices = await wholeList<SoldRow>(app, {
    parts: ["models", id],
    query,
    rows,
    columns: [
      { name: "Sold", isHeader: true, of: ({ plan }) => soldCell(plan) },
      ...priceColumns(rows),
    ],
    caption: "US dollars per million tokens",
    empty: "",
  });
  const element = h(
    "div",
    {},
    viewHead(model.display_name),
    h("p", { class: "subtitle" }, copyableId(app, id, h("code", {}, id)), ...linksOf(id)),
    facts(modelFacts(model)),
    section("Prices", h("p", { class: "hint" }, PRICES_EXPLAINED), prices),
  );
  return { element, title: model.display_name };
}

/** Reports whether a pattern of a plan, an id or the start of one followed by `*`, covers a model. */
function covers(pattern: string, id: string): boolean {
  return pattern.endsWith("*") ? id.startsWith(pattern.slice(0, -1)) : pattern === id;
}

function unknownModel(id: string): HTMLElement {
  const note = "The configuration has no such model. Requests to it in the past are still listed.";
  return h(
    "div",
    {},
    viewHead(id),
    h("p", {}, note),
    h("p", { class: "subtitle" }, ...linksOf(id)),
  );
}

function linksOf(model: string): readonly HTMLElement[] {
  return [
    h("a", { href: addressOf(["usage"], { by: "day", model }) }, "Usage"),
    h("a", { href: addressOf(["requests"], { model }) }, "Requests"),
    h("a", { href: addressOf(["upstreams"]) }, "Upstreams"),
  ];
}

function soldCell(plan: Schemas["Plan"] | null): Children {
  if (plan === null) return ["List price", h("div", { class: "hint" }, "the highest of all plans")];
  return planLink(plan.id, plan.name);
}

function modelFacts(model: Model): readonly Fact[] {
  const { capabilities: can, lifecycle, retires_at: end } = model;
  return [
    ["Context", `${formatCount(model.context_length)} tokens`],
    ["Longest output", `${formatCount(model.max_output_tokens)} tokens`],
    ["Tools", can.tools ? "yes" : "no"],
    ["Images", can.images ? "yes" : "no"],
    ["JSON output", can.structured_output.replace("_", " ")],
    ["Reasoning", can.reasoning],
    ["Lifecycle", end === null ? lifecycle : `${lifecycle}, until ${end.slice(0, 10)}`],
  ];
}
