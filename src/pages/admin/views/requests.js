import { badge, h, section } from "../dom.js";
import { count, duration, moment, money } from "../format.js";
import { pagedList } from "../pager.js";
import { facts, table } from "../table.js";

export const title = "Requests";

/** The latest requests, or one of them by its id. */
export async function open(app, [id]) {
  const input = h("input", {
    id: "request",
    autocomplete: "off",
    spellcheck: "false",
    required: true,
  });
  input.value = id ?? "";
  const form = h(
    "form",
    { class: "tools", role: "search" },
    h("label", { for: "request" }, "Request id"),
    input,
    h("button", { class: "primary" }, "Show"),
  );
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    app.go(`#/requests/${encodeURIComponent(input.value.trim())}`);
  });
  const found =
    id === undefined
      ? section("The latest", await requestList(app, {}))
      : section(`Request ${id}`, await requestParts(app, id));
  return { element: h("div", {}, h("div", { class: "head" }, h("h1", {}, title), form), found) };
}

const moods = {
  finished: "good",
  failed: "bad",
  broken: "bad",
  killed: "bad",
  "client-gone": "off",
};

/** Requests that ended, the latest first, in pages. */
export function requestList(app, query) {
  return pagedList({
    load: (cursor) => app.client.listRequests({ query: { ...query, cursor, limit: "25" } }),
    show: requestTable,
    announce: app.announce,
  });
}

function requestTable(rows) {
  return table({
    caption: "Requests that ended, the latest first",
    columns: [
      {
        name: "Request",
        isHeader: true,
        of: ({ id }) => h("a", { href: `#/requests/${encodeURIComponent(id)}` }, h("code", {}, id)),
      },
      { name: "Model", of: ({ model }) => model },
      {
        name: "Outcome",
        of: ({ outcome }) => badge(outcome ?? "running", moods[outcome] ?? "warn"),
      },
      { name: "Tokens", isNumber: true, of: tokensOf },
      { name: "Charge", isNumber: true, of: ({ charge }) => money(charge) },
      { name: "Ended", of: (request) => moment(request.ended_at) },
    ],
    rows,
    empty: "No request yet.",
  });
}

function tokensOf({ usage }) {
  if (usage === null) return "–";
  return `${count(usage.prompt_tokens)} in, ${count(usage.completion_tokens)} out`;
}

async function requestParts(app, id) {
  const request = await app.client.showRequest({ path: { id } });
  return [facts(requestFacts(request)), upstreamTable(request.upstreams)];
}

function requestFacts(request) {
  const { usage, outcome } = request;
  const tokens = (of) => (usage === null ? "–" : count(of(usage)));
  const account = `#/account/${encodeURIComponent(request.account_id)}`;
  return [
    ["Outcome", badge(outcome ?? "running", moods[outcome] ?? "warn")],
    ["HTTP status", String(request.status ?? "–")],
    ["Account", h("a", { href: account }, h("code", {}, request.account_id))],
    ["Key", h("code", {}, request.key_id)],
    ["Model", request.model],
    ["Protocol", `${request.protocol}${request.stream ? ", streamed" : ""}`],
    ["Input tokens", tokens((used) => used.prompt_tokens)],
    ["of them cached", tokens((used) => used.cached_tokens)],
    ["of them written to the cache", tokens((used) => used.cache_write_tokens)],
    ["Output tokens", tokens((used) => used.completion_tokens)],
    ["of them reasoning", tokens((used) => used.reasoning_tokens)],
    ["Usage is", request.estimated ? "estimated" : "as reported"],
    ["Held", money(request.hold)],
    ["Charged", money(request.charge)],
    ["Upstream cost", money(request.upstream_cost)],
    ["Margin", money(request.margin)],
    ["Charge taken back", moment(request.taken_back_at)],
    ["Started", moment(request.started_at)],
    ["Ended", moment(request.ended_at)],
  ];
}

function upstreamTable(rows) {
  return table({
    caption: "Calls of upstreams, in their order",
    columns: [
      { name: "Model there", isHeader: true, of: ({ model }) => model },
      { name: "Kind", of: ({ kind }) => kind },
      {
        name: "Status",
        isNumber: true,
        of: ({ status }) => (status === 0 ? "none" : String(status)),
      },
      { name: "Time", isNumber: true, of: ({ ms }) => duration(ms) },
    ],
    rows,
    empty: "No upstream was called.",
  });
}
