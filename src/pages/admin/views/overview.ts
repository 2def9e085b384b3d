import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, Shown } from "../app.js";
import { formatCount } from "../../kit/format.js";
import { fill, element as h } from "../../kit/elements.js";
import { addressOf } from "../address.js";
import { choice, type Option } from "../fields.js";
import { badge, section, setText, viewHead } from "../dom.js";
import { duration, money, share } from "../format.js";
import { modelLink } from "../links.js";
import { liveControls, repeat, type Poller } from "../live.js";
import { table } from "../table.js";
import { activityCharts } from "./overview-charts.js";
import { addMoney, errorsOf, sum } from "./sums.js";

export const title = "Overview";

const LIVE_MS = 3_000;
const ACTIVITY_MS = 10_000;
type Window = Schemas["ActivityReport"]["window"];
const windows: readonly Option<Window>[] = [
  ["15m", "15 minutes"],
  ["1h", "1 hour"],
  ["6h", "6 hours"],
  ["24h", "24 hours"],
];
const minutesOf = { "15m": 15, "1h": 60, "6h": 360, "24h": 1_440 };
const MINUTE_MS = 60_000;
/** Kept while the page is open. */
let chosen: Window = "1h";

/** What runs now, and the last minutes. */
export function open(app: App): Shown {
  const tiles = makeTiles();
  const charts = activityCharts();
  const begun = h("p", { class: "hint" });
  const models = h("div");
  const errors = h("div");
  let pollers: readonly Poller[] = [];
  const controls = liveControls((isPaused) => {
    for (const poller of pollers) poller.setPaused(isPaused);
  });
  const readLive = async (signal: AbortSignal): Promise<void> => {
    const live = await app.client.showLive({ signal });
    tiles.showLive(live);
    fill(models, openTable(live));
  };
  const readActivity = async (signal: AbortSignal): Promise<void> => {
    const report = await app.client.showActivity({ query: { window: chosen }, signal });
    tiles.showActivity(report);
    for (const chart of charts) chart.update(report.data, minutesOf[report.window]);
    setText(begun, beginning(report));
    fill(errors, errorTable(report));
  };
  const activity = repeat(readActivity, ACTIVITY_MS, controls);
  pollers = [repeat(readLive, LIVE_MS, controls), activity];
  const chooseWindow = choice({
    id: "window",
    label: "Window",
    options: windows,
    value: chosen,
    onChange: (value) => {
      chosen = value;
      activity.again();
    },
  });
  const element = h(
    "div",
    {},
    viewHead(title, h("div", { class: "tools" }, chooseWindow, controls.element)),
    tiles.element,
    begun,
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

/** Says what is missing where the gateway has not been running for the whole window. */
function beginning({ since, window, data }: Schemas["ActivityReport"]): string {
  const first = data[0]?.at ?? since;
  const end = Date.parse(data.at(-1)?.at ?? since);
  if (end - Date.parse(since) >= minutesOf[window] * MINUTE_MS) return "";
  const time = `${since.slice(0, 10)} ${since.slice(11, 16)} UTC`;
  return Date.parse(first) < Date.parse(since) - MINUTE_MS
    ? `The gateway started at ${time}: earlier figures come from the ledger, which has no durations.`
    : `Figures begin at ${time}, when the gateway started.`;
}

function makeTiles() {
  const element = h("dl", { class: "tiles" });
  const tile = (name: string): HTMLElement => {
    const value = h("dd");
    element.append(h("div", { class: "tile" }, h("dt", {}, name), value));
    return value;
  };
  const values = {
    requests: tile("Requests in progress"),
    streams: tile("Open streams"),
    ended: tile("Requests in the window"),
    failed: tile("Errors"),
    charge: tile("Charged"),
    first: tile("Time to first token, median"),
    breakers: tile("Open breakers"),
    health: tile("Health"),
  };
  return {
    element,
    showLive: (live: Schemas["LiveReport"]) => {
      setText(values.requests, formatCount(live.requests));
      setText(values.streams, formatCount(live.streams));
      const away = live.breakers.filter(({ state }) => state !== "closed").length;
      setText(values.breakers, `${formatCount(away)} of ${formatCount(live.breakers.length)}`);
      fill(values.health, healthBadge(live));
    },
    showActivity: ({ data }: Schemas["ActivityReport"]) => {
      const ended = sum(data, ({ requests }) => requests);
      const failed = sum(data, errorsOf);
      setText(values.ended, formatCount(ended));
      setText(values.failed, `${formatCount(failed)} (${share(failed, ended)})`);
      fill(values.charge, money(addMoney(data.map(({ charge }) => charge))));
      const last = data.findLast(({ first_token: first }) => first !== null);
      setText(values.first, duration(last?.first_token?.p50_ms));
    },
  };
}

function healthBadge({
  store_up: isUp,
  event_loop_delay_ms: delay,
  processes,
}: Schemas["LiveReport"]): HTMLElement {
  if (!isUp) return badge("The ledger cannot be written", "bad");
  const loop = `event loop ${duration(delay)}, ${formatCount(processes)} ${processes === 1 ? "process" : "processes"}`;
  return delay > 200 ? badge(`Slow: ${loop}`, "warn") : badge(loop, "good");
}

function openTable({ models }: Schemas["LiveReport"]): HTMLElement {
  return table({
    caption: "Requests in progress by model",
    columns: [
      { name: "Model", isHeader: true, of: ({ model }) => modelLink(model) },
      { name: "Requests", isNumber: true, of: ({ requests }) => formatCount(requests) },
      { name: "Streams", isNumber: true, of: ({ streams }) => formatCount(streams) },
    ],
    rows: models,
    empty: "No requests in progress.",
  });
}

/** Each code links to its requests since the window began. */
function errorTable({ data, since: begun }: Schemas["ActivityReport"]): HTMLElement {
  const since = data[0]?.at ?? begun;
  const kinds = new Map<string, number>();
  for (const { code, count: times } of data.flatMap(({ errors }) => errors)) {
    kinds.set(code, (kinds.get(code) ?? 0) + times);
  }
  const all = sum([...kinds.values()], (times) => times);
  return table<readonly [code: string, times: number]>({
    caption: "Requests of the window that ended with an error",
    columns: [
      {
        name: "Code",
        isHeader: true,
        of: ([code]) =>
          h("a", { href: addressOf(["errors"], { code, from: since }) }, h("code", {}, code)),
      },
      { name: "Requests", isNumber: true, of: ([, times]) => formatCount(times) },
      { name: "Share", isNumber: true, of: ([, times]) => share(times, all) },
    ],
    rows: [...kinds].toSorted(([, one], [, other]) => other - one),
    empty: "No error in this window.",
  });
}
