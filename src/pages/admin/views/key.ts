import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, Place, ViewContent } from "../app.js";
import { formatHour, lastDays } from "../../kit/format.js";
import {
  element as h,
  nameElement,
  showFacts,
  type Children,
  type Fact,
} from "../../kit/elements.js";
import { copyableId, shortId } from "../../kit/ids.js";
import { placesOf } from "../../kit/money.js";
import { spendingChart } from "../../kit/spending-chart.js";
import { addMoney } from "../../kit/sums.js";
import { tabs, type Tab } from "../../kit/tabs.js";
import { actionButton } from "../actions.js";
import { addressOf } from "../address.js";
import { budgetText } from "../budgets.js";
import { everyPeriod } from "../days.js";
import { badge, viewHead } from "../dom.js";
import { moment, money } from "../format.js";
import { changeKey, revokeKey, rotateKey } from "../key-actions.js";
import { menu } from "../menu.js";
import { facts } from "../table.js";
import { auditList } from "./audit.js";
import { errorList, requestList } from "./request-lists.js";

type Key = Schemas["Key"];

const CHART_DAYS = 30;

interface OneKey extends Place {
  readonly key: Key;
}
type Part = readonly [
  title: string,
  show: (app: App, at: OneKey) => Promise<HTMLElement | ViewContent>,
];

/** The content of each tab; the audit log is shown only to roles that may read it. */
const parts = {
  summary: ["Summary", (app, { key }) => keySummary(app, key)],
  requests: ["Requests", (app, at) => requestList(app, ofKey(at))],
  errors: ["Errors", (app, at) => errorList(app, ofKey(at))],
  audit: ["Audit log", (app, { key, ...at }) => auditList(app, { ...at, target: key.id })],
} satisfies Readonly<Record<string, Part>>;
const allParts = new Map<string, Part>(Object.entries(parts));

function ofKey({ key, ...place }: OneKey) {
  return { ...place, account: key.account_id, key: key.id };
}

/** Shows one key: its amounts, and its related data in tabs. */
export async function keyPage(
  app: App,
  [id = "", asked = ""]: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  const open = [...allParts].filter(([part]) => part !== "audit" || app.may("listAudit"));
  const tab = open.some(([part]) => part === asked) ? asked : "summary";
  const key = await app.client.showKey({ path: { id } });
  const [, show] = allParts.get(tab) ?? parts.summary;
  const [found, total] = await Promise.all([
    show(app, { parts: ["keys", id, tab], query, key }),
    readTotal(app, id),
    app.names.load([key.account_id]),
  ]);
  const shown: ViewContent = found instanceof Node ? { element: found } : found;
  const title = key.label ?? shortId(id);
  const links = open.map(([part, [text]]): Tab => [part, text, addressOf(["keys", id, part])]);
  const element = h(
    "div",
    {},
    viewHead(title, h("div", { class: "tools" }, ...keyActions(app, key))),
    h(
      "p",
      { class: "subtitle" },
      statusBadge(key.status),
      h("span", {}, "Account ", app.names.account(key.account_id)),
      copyableId(app, id),
    ),
    tiles(key, total),
    tabs(`Parts of ${title}`, tab, links),
    shown.element,
  );
  return { ...shown, element, title };
}

const moods = { active: "good", expired: "off", revoked: "off" } as const;

/** Returns a badge with the status of a key. */
export function statusBadge(status: Key["status"]): HTMLElement {
  return badge(status, moods[status]);
}

/** Shows the hour of the last use of a key. */
export function lastUse({ last_used_at: at }: Key): string {
  return at === null ? "never" : formatHour(at);
}

/** Returns the charges of all requests of a key. */
async function readTotal(app: App, key: string): Promise<string> {
  const { data } = await app.client.getUsage({ query: { by: "key", key } });
  return addMoney(data.map(({ charge }) => charge));
}

function keyActions(app: App, key: Key): readonly Children[] {
  if (key.status === "revoked") return [];
  return [
    actionButton(app, "updateKey", "Change", () => changeKey(app, key)),
    actionButton(app, "rotateKey", "Rotate", () => rotateKey(app, key)),
    menu(
      key.label ?? key.id,
      [],
      [actionButton(app, "revokeKey", "Revoke", () => revokeKey(app, key))],
    ),
  ];
}

function tiles(key: Key, total: string): HTMLElement {
  const { spending_limit: limit, spent, budget } = key;
  const list = h("dl", { class: "tiles" });
  const left = limit === null || spent === null ? null : addMoney([limit, `-${spent}`]);
  showFacts(list, [
    ["Last used (UTC)", lastUse(key)],
    ["Spent in total", money(total)],
    ["Left of the limit", left === null ? "no limit" : money(left.startsWith("-") ? "0" : left)],
    ["Left of the budget", budget === null ? "no budget" : money(budget.left)],
  ]);
  return list;
}

async function keySummary(app: App, key: Key): Promise<ViewContent> {
  const days = lastDays(CHART_DAYS);
  const [from = ""] = days;
  const query = { by: "day", key: key.id, from, limit: "1000" } as const;
  const { data } = await app.client.getUsage({ query });
  const chart = spendingChart(CHART_DAYS);
  chart.update(everyPeriod(days, data));
  const element = h(
    "div",
    { class: "summary" },
    facts(keyFacts(key)),
    h("div", { class: "charts" }, chart.element),
  );
  return { element, close: chart.close };
}

function keyFacts(key: Key): readonly Fact[] {
  const { models, unlisted_fields: rule, previous_expires_at: previous, revoked_at: revoked } = key;
  return [
    ["Budget", budgetText(key.budget)],
    ["Spending limit", limitText(key)],
    [
      "Models",
      models === null ? "all of the plan" : models.map((id) => h("div", {}, nameElement(id))),
    ],
    ["Unlisted fields", rule ?? "the plan's rule"],
    ["Created", moment(key.created_at)],
    ["Expires", key.expires_at === null ? "never" : moment(key.expires_at)],
    ...(previous === null ? [] : [["Previous secret until", moment(previous)] as const]),
    ...(revoked === null ? [] : [["Revoked", moment(revoked)] as const]),
  ];
}

/** Shows the limit of a key with what was spent of it. */
export function limitText({ spending_limit: limit, spent }: Key): Children {
  if (limit === null) return "none";
  const places = placesOf(spent === null ? [] : [spent], { exact: [limit] });
  const shown = money(limit, places);
  return spent === null ? shown : h("span", {}, money(spent, places), " spent of ", shown);
}
