import type { App, ViewContent } from "../app.js";
import { element as h, onSubmit } from "../../kit/elements.js";
import { shortId } from "../../kit/ids.js";
import { tabs } from "../../kit/tabs.js";
import { addressOf } from "../address.js";
import { section, viewHead } from "../dom.js";
import { facts } from "../table.js";
import { attemptTimeline } from "./attempt-timeline.js";
import { chargeCalculation, readPrices } from "./request-charge.js";
import { requestFacts } from "./request-facts.js";
import { requestList } from "./request-lists.js";

export const title = "Requests";

/** Shows the latest requests, or one of them by its id. */
export async function open(
  app: App,
  [id]: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  if (id !== undefined) return requestPage(app, id);
  const list = await requestList(app, { parts: ["requests"], query });
  const head = viewHead(title, requestSearch(app));
  return { element: h("div", {}, head, requestTabs("requests"), list) };
}

/** Returns links to the lists of requests. */
export function requestTabs(current: string): HTMLElement {
  return tabs("Lists of requests", current, [
    ["requests", "Requests", addressOf(["requests"])],
    ["errors", "Errors", addressOf(["errors"])],
    ["sessions", "Sessions", addressOf(["sessions"])],
  ]);
}

async function requestPage(app: App, id: string): Promise<ViewContent> {
  const shown = `Request ${shortId(id)}`;
  const parts = await requestParts(app, id);
  const back = h("a", { href: addressOf(["requests"]) }, "All requests");
  const head = viewHead(shown, requestSearch(app, id));
  const subtitle = h("p", { class: "subtitle" }, back);
  return { title: shown, element: h("div", {}, head, subtitle, ...parts) };
}

function requestSearch(app: App, id = ""): HTMLElement {
  const input = h("input", {
    id: "request",
    autocomplete: "off",
    spellcheck: "false",
    required: true,
  });
  input.value = id;
  const form = h(
    "form",
    { class: "tools", role: "search", "aria-label": "A request by its id" },
    h("label", { for: "request" }, "Request id"),
    input,
    h("button", { class: "primary", id: "show-request" }, "Show"),
  );
  onSubmit(form, () => app.go(addressOf(["requests", input.value.trim()])));
  return form;
}

/** Returns the groups of facts, the attempts, and the calculation of the charge. */
async function requestParts(app: App, id: string): Promise<readonly HTMLElement[]> {
  const request = await app.client.showRequest({ path: { id } });
  const [prices] = await Promise.all([
    readPrices(app, request),
    app.names.load([request.account_id, request.key_id]),
  ]);
  const groups = requestFacts(app, request).map(([title, rows]) => section(title, facts(rows)));
  return [
    h("div", { class: "fact-groups" }, ...groups),
    section("Attempts", attemptTimeline(request)),
    section("Charge", ...chargeCalculation(request, prices)),
  ];
}
