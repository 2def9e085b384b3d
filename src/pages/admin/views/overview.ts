import { gatewayPath } from "../../kit/gateway-path.js";
import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, ViewContent } from "../app.js";
import { countOf, formatCount } from "../../kit/format.js";
import { fill, element as h } from "../../kit/elements.js";
import { addressOf } from "../address.js";
import { choice } from "../fields.js";
import { badge, section, viewHead } from "../dom.js";
import { duration, share } from "../format.js";
import { modelLink } from "../links.js";
import { liveControls, repeat, type Poller } from "../live.js";
import { table } from "../table.js";
import { usageCharts } from "./overview-charts.js";
import { makeTiles } from "./overview-tiles.js";
import { topTables } from "./overview-tops.js";
import { windowOf, windowOptions, windowReader, type WindowKey } from "./overview-window.js";
import { sum } from "../../kit/sums.js";

export const title = "Overview";

const LIVE_MS = 3_000;
const USAGE_MS = 30_000;
/** Maximum number of latest errors that are grouped by code. */
const ERRORS_MAX = 1_000;
const DEFAULT_WINDOW = "24h";
/** Kept while the page is open; the address names it, so that a reload shows the same. */
let chosen: WindowKey = DEFAULT_WINDOW;

function choose(window: WindowKey): void {
  chosen = window;
  const address = addressOf(["overview"], { window: window === DEFAULT_WINDOW ? null : window });
  history.replaceState(null, "", address);
}

/** Shows the open work of the process, and the usage of the window that the address names. */
export function open(app: App, _parts: readonly string[], query: URLSearchParams): ViewContent {
  const asked = windowOptions.find(([key]) => key === query.get("window"))?.[0];
  choose(asked ?? chosen);
  const parts = makeParts(app);
  let pollers: readonly Poller[] = [];
  const controls = liveControls((isPaused) => {
    for (const poller of pollers) poller.setPaused(isPaused);
  });
  const usage = repeat(parts.readUsage, USAGE_MS, controls);
  pollers = [repeat(parts.readLive, LIVE_MS, controls), usage];
  const chooseWindow = choice({
    id: "window",
    label: "Window",
    options: windowOptions,
    value: chosen,
    onChange: (value) => {
      choose(value);
      usage.again();
    },
  });
  const tools = h("div", { class: "tools" }, chooseWindow, controls.element);
  return {
    element: h("div", {}, viewHead(title, tools), parts.elements),
    close: () => {
      for (const poller of pollers) poller.stop();
      parts.close();
    },
  };
}

/** Creates the parts of the view, and the functions that read their figures. */
function makeParts(app: App) {
  const tiles = makeTiles();
  const charts = usageCharts();
  const drawings = h("div", { class: "charts" }, ...charts.map(({ element }) => element));
  const [state, models, tops, errors] = [
    h("p", { class: "live-state" }),
    h("div"),
    h("div"),
    h("div"),
  ];
  const usage = h("div", {}, drawings, tops);
  const none = h("div");
  const readWindow = windowReader(app);
  const readTops = topTables(app);
  const readLive = async (signal: AbortSignal): Promise<void> => {
    const live = await app.client.showLive({ signal });
    fill(state, liveState(live));
    fill(models, openTable(live));
  };
  const readUsage = async (signal: AbortSignal): Promise<void> => {
    const key = chosen;
    const window = await readWindow(key, signal);
    const { from, rows, chart } = window;
    const [failed, tables] = await Promise.all([
      app.client.listFailedRequests({ query: { from, limit: String(ERRORS_MAX) }, signal }),
      readTops(key, from, signal),
    ]);
    if (signal.aborted) return;
    const isEmpty = rows.every(({ requests }) => requests === 0);
    usage.hidden = isEmpty;
    const isNew = window.before.every(({ requests }) => requests === 0);
    fill(none, isEmpty && noUsage(key, isNew));
    tiles.show(key, window, failed);
    for (const each of charts) each.update(chart.rows, chart.bar);
    fill(tops, tables);
    fill(errors, errorTable(failed, from));
  };
  const open = section("Requests in progress by model", models);
  const columns = h("div", { class: "columns" }, open, section("Errors by code", errors));
  return {
    elements: [state, tiles.element, none, usage, columns],
    readLive,
    readUsage,
    close: () => {
      for (const each of charts) each.close();
    },
  };
}

/** Replaces empty charts; names the next steps if there were no requests before either. */
function noUsage(key: WindowKey, isNew: boolean): HTMLElement {
  const heading = h("h2", {}, `No requests in the last ${windowOf(key).name}`);
  return h("section", { class: "no-usage" }, heading, isNew && firstSteps());
}

function firstSteps(): HTMLElement {
  const link = (text: string, href: string): HTMLElement => h("a", { href }, text);
  const guide = link("Start selling", gatewayPath("/admin/docs/start-selling"));
  return h(
    "ol",
    {},
    h("li", {}, "Check that a ", link("model", "#/models"), " has a price."),
    h("li", {}, "Open an ", link("account", "#/accounts"), " and create its first key."),
    h("li", {}, "Send a request with the key. ", guide, " has the command."),
  );
}

/** Describes the open work and the health of the process. */
function liveState(live: Schemas["LiveReport"]): readonly (HTMLElement | string)[] {
  // `live.requests` includes the requests of this page.
  const requests = sum(live.models, (model) => model.requests);
  const open = `${countOf(requests, "request")} in progress, ${countOf(live.streams, "open stream")}`;
  return [healthBadge(live), h("span", {}, open)];
}

function healthBadge({
  store_up: isUp,
  event_loop_delay_ms: delay,
  breakers,
}: Schemas["LiveReport"]): HTMLElement {
  if (!isUp) return badge("The ledger cannot be written", "bad");
  const away = breakers.filter(({ state }) => state !== "closed");
  const down = new Set(away.map(({ upstream }) => upstream)).size;
  if (down > 0) {
    const text = `${countOf(down, "upstream")} ${down === 1 ? "fails" : "fail"}`;
    return h("a", { href: addressOf(["upstreams"]) }, badge(text, "bad"));
  }
  const loop = `event loop ${duration(delay)}`;
  if (delay > 200) return badge(`Slow: ${loop}`, "warn");
  const healthy = badge("Healthy", "good");
  healthy.title = loop;
  return healthy;
}

function openTable({ models }: Schemas["LiveReport"]): HTMLElement {
  return table({
    caption: "Requests in progress by model",
    hasHiddenCaption: true,
    columns: [
      { name: "Model", isHeader: true, of: ({ model }) => modelLink(model) },
      { name: "Requests", isNumber: true, of: ({ requests }) => formatCount(requests) },
      { name: "Streams", isNumber: true, of: ({ streams }) => formatCount(streams) },
    ],
    rows: models,
    empty: "No requests in progress.",
  });
}

/**
 * Returns the latest errors by code; each code links to its requests since the start of the window.
 */
function errorTable(
  { data, next_cursor: next }: Schemas["FailedRequestPage"],
  from: string,
): HTMLElement {
  const latest = next === null ? "" : ` (only the latest ${formatCount(ERRORS_MAX)} are counted)`;
  const kinds = [...Map.groupBy(data, ({ error_code: code }) => code)]
    .map(([code, rows]) => [code, rows.length] as const)
    .toSorted(([, one], [, other]) => other - one);
  return table<readonly [code: string, times: number]>({
    caption: `Failed and refused requests of this window; kept for seven days${latest}`,
    columns: [
      {
        name: "Code",
        isHeader: true,
        of: ([code]) =>
          h("a", { href: addressOf(["errors"], { code, from }) }, h("code", {}, code)),
      },
      { name: "Requests", isNumber: true, of: ([, times]) => formatCount(times) },
      { name: "Share", isNumber: true, of: ([, times]) => share(times, data.length) },
    ],
    rows: kinds,
    empty: "No error in this window.",
  });
}
