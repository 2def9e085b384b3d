import type { Schemas } from "../../../../generated/admin/types.ts";
import { element as h } from "../../kit/elements.js";
import type { App, ViewContent } from "../app.js";
import { badge, section, viewHead } from "../dom.js";
import { planLink } from "../links.js";
import { table } from "../table.js";
import { accountsOf, keysOf, limitOf, patternsOf, planPage } from "./plan.js";

type Plan = Schemas["Plan"];

export const title = "Plans";

/** Shows all plans, or the one of the address. */
export async function open(
  app: App,
  [id]: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  if (id !== undefined) return planPage(app, id, query);
  const { data, missing = [] } = await app.client.listPlans({ query: { accounts: "true" } });
  const note =
    "Plans are part of gateway.yaml. Limits are those of each key; a reload applies changes.";
  const element = h(
    "div",
    {},
    viewHead(title),
    h("p", { class: "hint" }, note),
    table<Plan>({
      caption: "Plans of the configuration",
      rows: data,
      empty: "The configuration has no plans.",
      columns: [
        { name: "Plan", isHeader: true, of: ({ id: plan, name }) => planLink(plan, name) },
        { name: "Id", of: (plan) => h("code", {}, plan.id) },
        { name: "Accounts", isNumber: true, of: accountsOf },
        { name: "Models", of: patternsOf },
        limitColumn("Requests/min", "requests_per_minute"),
        limitColumn("Tokens/min", "tokens_per_minute"),
        limitColumn("Concurrent", "concurrent_requests"),
        { name: "Customers' keys", isNumber: true, of: keysOf },
      ],
    }),
    missing.length > 0 && missingPlans(missing),
  );
  return { element };
}

function limitColumn(
  name: string,
  field: "concurrent_requests" | "requests_per_minute" | "tokens_per_minute",
) {
  return { name, isNumber: true as const, of: (plan: Plan) => limitOf(plan[field]) };
}

/** Shows the plans that only accounts have. */
function missingPlans(missing: readonly Schemas["MissingPlan"][]): HTMLElement {
  return section(
    "Not in the configuration",
    table({
      caption: "Plans that accounts have, whose keys are refused",
      rows: missing,
      empty: "",
      columns: [
        { name: "Plan", isHeader: true, of: ({ id }) => planLink(id) },
        { name: "State", of: () => badge("not configured", "bad") },
        { name: "Accounts", isNumber: true, of: accountsOf },
      ],
    }),
  );
}
