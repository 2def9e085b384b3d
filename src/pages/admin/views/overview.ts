import { gatewayPath } from "../../kit/gateway-path.js";
import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, ViewContent } from "../app.js";
import { countOf, formatCount, lastDays } from "../../kit/format.js";
import { fill, element as h, setText } from "../../kit/elements.js";
import { addressOf } from "../address.js";
import { choice, type Option } from "../fields.js";
import { barsBetween, everyPeriod, lastHours, type PeriodUsage } from "../days.js";
import { badge, section, viewHead } from "../dom.js";
import { countAndShare, duration, money, share } from "../format.js";
import { modelLink } from "../links.js";
import { liveControls, repeat, type Poller } from "../live.js";
import { table } from "../table.js";
import { usageCharts } from "./overview-charts.js";
import { addMoney, meanDuration, sum } from "../../kit/sums.js";

export const title = "Overview";

const LIVE_MS = 3_000;
const USAGE_MS = 30_000;
/** Maximum number of latest errors that are grouped by code. */
const ERRORS_MAX = 1_000;
/** How long failed and refused requests are kept. */
const KEPT_DAYS = 7;
const windows = {
  "24h": { name: "24 hours", by: "hour", days: 1 },
  "7d": { name: "7 days", by: "hour", days: 7 },
  "30d": { name: "30 days", by: "day", days: 30 },
} as const;
type Window = keyof typeof windows;
const options = Object.entries(windows).map(([key, { name }]) => [key, name] as Option<Window>);
const DEFAULT_WINDOW = "24h";
/** Kept while the page is open; the address names it, so that a reload shows the same. */
let chosen: Window = DEFAULT_WINDOW;

function choose(window: Window): void {
  chosen = window;
  const address = addressOf(["overview"], { window: window === DEFAULT_WINDOW ? null : window });
  history.replaceState(null, "", address);
}

/** Shows the open work of the process, and the usage of the window that the address names. */
export function open(app: App, _parts: readonly string[], query: URLSearchParams): ViewContent {
  const asked = options.find(([key]) => key === query.get("window"))?.[0];
  choose(asked ?? chosen);
  const tiles = makeTiles();
  const charts = usageCharts();
  const models = h("div");
  const errors = h("div");
  const note = h("div");
  let pollers: readonly Poller[] = [];
  const controls = liveControls((isPaused) => {
    for (const poller of pollers) poller.setPaused(isPaused);
  });
  const readLive = async (signal: AbortSignal): Promise<void> => {
    const live = await app.client.showLive({ signal });
    tiles.showLive(live);
    fill(models, openTable(live));
  };
  const readUsage = async (signal: AbortSignal): Promise<void> => {
    const { rows, by, failed, from } = await readWindow(app, signal);
    fill(note, rows.every(({ requests }) => requests === 0) && firstSteps());
    tiles.showUsage(rows);
    tiles.showRefused(failed, from);
    for (const chart of charts) chart.update(rows, by);
    fill(errors, errorTable(failed, from));
  };
  const usage = repeat(readUsage, USAGE_MS, controls);
  pollers = [repeat(readLive, LIVE_MS, controls), usage];
  const chooseWindow = choice({
    id: "window",
    label: "Window",
    options,
    value: chosen,
    onChange: (value) => {
      choose(value);
      usage.again();
    },
  });
  const element = h(
    "div",
    {},
    viewHead(title, h("div", { class: "tools" }, chooseWindow, controls.element)),
    tiles.element,
    note,
    h("div", { class: "charts" }, ...charts.map((chart) => chart.element)),
    h(
      "div",
      { class: "columns" },
      section("Requests in progress by model", models),
      section("Errors by code", errors),
    ),
  );
  return {
    element,
    close: () => {
      for (const part of [...pollers.map(({ stop }) => ({ close: stop })), ...charts]) part.close();
    },
  };
}

function firstSteps(): HTMLElement {
  const guide = h("a", { href: gatewayPath("/admin/docs/start-selling") }, "Start selling");
  return h(
    "p",
    {},
    "No requests in this window. The guide ",
    guide,
    " has the first steps: a model with its price, an account, and a key.",
  );
}

/** Reads the usage of the chosen window by hour or day, and its latest errors. */
async function readWindow(app: App, signal: AbortSignal) {
  const { by, days } = windows[chosen];
  const [midnight = ""] = lastDays(days);
  const groups = chosen === "24h" ? lastHours(24) : barsBetween(by, midnight);
  const [first = ""] = groups;
  const from = by === "hour" ? `${first}:00:00Z` : first;
  const [{ data }, failed] = await Promise.all([
    app.client.getUsage({ query: { by, from, limit: "1000" }, signal }),
    app.client.listFailedRequests({ query: { from, limit: String(ERRORS_MAX) }, signal }),
  ]);
  return { rows: everyPeriod(groups, data), by, failed, from };
}

function makeTiles() {
  const element = h("dl", { class: "tiles" });
  const tile = (name: string): HTMLElement => {
    const value = h("dd");
    element.append(h("div", {}, h("dt", {}, name), value));
    return value;
  };
  const values = {
    requests: tile("Requests in progress"),
    streams: tile("Open streams"),
    ended: tile("Requests in the window"),
    failed: tile("Failed"),
    charge: tile("Charged"),
    mean: tile("Mean duration"),
    refused: tile("Refused"),
    health: tile("Health"),
  };
  return {
    element,
    showLive: (live: Schemas["LiveReport"]) => {
      // `live.requests` includes the requests of this page.
      setText(values.requests, formatCount(sum(live.models, ({ requests }) => requests)));
      setText(values.streams, formatCount(live.streams));
      fill(values.health, healthBadge(live));
    },
    /** Refused requests are not among those of the rows, since no money was held for them. */
    showRefused: ({ data, next_cursor: next }: Schemas["FailedRequestPage"], from: string) => {
      const count = formatCount(data.filter(({ held }) => !held).length);
      const counted = next === null ? count : `${count} or more`;
      const isKept = windows[chosen].days <= KEPT_DAYS;
      const text = isKept ? counted : `${counted} in ${KEPT_DAYS} days`;
      fill(values.refused, h("a", { href: addressOf(["errors"], { from }) }, text));
    },
    showUsage: (rows: readonly PeriodUsage[]) => {
      const ended = sum(rows, ({ requests }) => requests);
      const failed = sum(rows, (row) => row.failed_requests);
      setText(values.ended, formatCount(ended));
      setText(values.failed, countAndShare(failed, ended));
      fill(values.charge, money(addMoney(rows.map(({ charge }) => charge))));
      setText(values.mean, duration(meanDuration(rows)));
    },
  };
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
