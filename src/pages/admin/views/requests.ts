import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, ViewContent } from "../app.js";
import { formatCount } from "../../kit/format.js";
import { element as h, onSubmit, type Child, type Fact } from "../../kit/elements.js";
import { addressOf } from "../address.js";
import { badge, section, viewHead } from "../dom.js";
import { duration, marginMoney, moment, money } from "../format.js";
import { placesOf } from "../../kit/money.js";
import { copyableId } from "../../kit/ids.js";
import { modelLink, sessionLink } from "../links.js";
import { facts, table } from "../table.js";
import { tabs } from "../../kit/tabs.js";
import { outcomeBadge, requestList } from "./request-lists.js";

export const title = "Requests";

/** Shows the latest requests, or one of them by its id. */
export async function open(
  app: App,
  [id]: readonly string[],
  query: URLSearchParams,
): Promise<ViewContent> {
  const found =
    id === undefined
      ? await requestList(app, { parts: ["requests"], query })
      : section("Request", await requestParts(app, id));
  const head = viewHead(title, requestSearch(app, id));
  return { element: h("div", {}, head, requestTabs("requests"), found) };
}

/** Returns links to the lists of requests. */
export function requestTabs(current: string): HTMLElement {
  return tabs("Lists of requests", current, [
    ["requests", "Requests", addressOf(["requests"])],
    ["errors", "Errors", addressOf(["errors"])],
    ["sessions", "Sessions", addressOf(["sessions"])],
  ]);
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

async function requestParts(app: App, id: string): Promise<readonly HTMLElement[]> {
  const request = await app.client.showRequest({ path: { id } });
  await app.names.load([request.account_id, request.key_id]);
  const known = requestFacts(app, request).filter(([, value]) => value !== "–");
  return [facts(known), upstreamTable(request.upstreams)];
}

function requestFacts(app: App, request: Schemas["RequestRecord"]): readonly Fact[] {
  const { usage, protocol } = request;
  const places = placesOfRequest(request);
  const writtenForHour = usage?.cache_write_1h_tokens;
  const tokens = (of: (used: NonNullable<typeof usage>) => number) =>
    usage === null ? "–" : formatCount(of(usage));
  return [
    ["Id", copyableId(app, request.id)],
    ["Outcome", outcomeOf(request)],
    ["HTTP status", String(request.status ?? "–")],
    ...codeFact("Error", request.error_code),
    ...codeFact("Refused field", request.pointer),
    ...codeFact("Refusing limit", request.limit),
    ["Account", app.names.account(request.account_id)],
    ["Key", app.names.key(request.key_id)],
    ["Model", modelLink(request.model)],
    ["Protocol", protocol === null ? "–" : `${protocol}${request.stream ? ", streamed" : ""}`],
    ["Input tokens", tokens((used) => used.prompt_tokens)],
    ["of which cached", tokens((used) => used.cached_tokens)],
    ["of which written to the cache", tokens((used) => used.cache_write_tokens)],
    ["of which for an hour", writtenForHour === undefined ? "–" : formatCount(writtenForHour)],
    ["Output tokens", tokens((used) => used.completion_tokens)],
    ["of which reasoning", tokens((used) => used.reasoning_tokens)],
    ["Vendor's numbers", reportedText(request)],
    ["Usage", usage === null ? "–" : request.estimated ? "estimated" : "as reported"],
    ["Held", money(request.hold, places)],
    ["Charged", money(request.charge, places)],
    ["Upstream cost", money(request.upstream_cost, places)],
    ["Margin", marginMoney(request.margin, places)],
    ["Charge reversed", moment(request.taken_back_at)],
    ["Started", moment(request.started_at)],
    ["Ended", moment(request.ended_at)],
    ["Agent", request.agent ?? "–"],
    ["Agent's session", sessionFact(app, request)],
  ];
}

/** Returns the decimal places of the amounts of a request. */
function placesOfRequest(request: Schemas["RequestRecord"]): number {
  const { hold, charge, upstream_cost: cost, margin } = request;
  const isSum = charge !== null && cost !== null && margin !== null;
  const sums = isSum ? [{ total: charge, parts: [cost, margin] }] : [];
  return placesOf(
    [hold, charge, cost, margin].filter((each) => each !== null),
    { sums },
  );
}

function sessionFact(app: App, request: Schemas["RequestRecord"]): Child {
  const { agent_session: session, account_id: account } = request;
  return session === null || account === null ? "–" : sessionLink(app, session, account);
}

/** Returns the vendor's own numbers, if they are not those charged. */
function reportedText({ reported_usage: reported }: Schemas["RequestRecord"]): string {
  if (reported === null) return "–";
  const numbers = Object.entries(reported).filter(([, value]) => value !== null);
  const texts = numbers.map(([name, value]) => `${name.replace("_tokens", "")} ${value}`);
  return texts.join(", ") || "none";
}

/** Returns how the request ended; without a hold it was refused before it started. */
function outcomeOf(request: Schemas["RequestRecord"]): HTMLElement {
  const { outcome, hold } = request;
  return outcome === "failed" && hold === null ? badge("refused", "warn") : outcomeBadge(outcome);
}

function codeFact(name: string, code: string | null): readonly Fact[] {
  return code === null ? [] : [[name, h("code", {}, code)]];
}

function upstreamTable(rows: readonly Schemas["UpstreamCall"][]): HTMLElement {
  return table({
    caption: "Calls to upstreams, in order",
    columns: [
      {
        name: "Upstream model",
        isHeader: true,
        of: ({ model }) => h("a", { href: addressOf(["upstreams"]) }, model),
      },
      { name: "Protocol", of: ({ kind }) => kind },
      {
        name: "Status",
        isNumber: true,
        of: ({ status }) => (status === 0 ? "no response" : String(status)),
      },
      { name: "Failure", of: ({ failure }) => failure ?? "–" },
      { name: "Duration", isNumber: true, of: ({ ms }) => duration(ms) },
    ],
    rows,
    empty: "No upstream was called.",
  });
}
