import { choice } from "../fields.js";
import { badge, fill, h, section, setText } from "../dom.js";
import { count, duration, money, share } from "../format.js";
import { liveControls, repeat } from "../live.js";
import { table } from "../table.js";
import { activityCharts } from "./overview-charts.js";
import { addMoney, errorsOf, sum } from "./sums.js";

export const title = "Overview";

const LIVE_MS = 3_000;
const ACTIVITY_MS = 10_000;
const windows = [
  ["15m", "15 minutes"],
  ["1h", "1 hour"],
  ["6h", "6 hours"],
  ["24h", "24 hours"],
];
/** Kept while the page is open. */
let chosen = "1h";

/** What runs now, and the last minutes. */
export function open(app) {
  const tiles = makeTiles();
  const charts = activityCharts();
  const models = h("div");
  const errors = h("div");
  let pollers = [];
  const controls = liveControls((isPaused) =>
    pollers.forEach((poller) => poller.setPaused(isPaused)),
  );
  const readLive = async (signal) => {
    const live = await app.client.showLive({ signal });
    tiles.showLive(live);
    fill(models, openTable(live));
  };
  const readActivity = async (signal) => {
    const report = await app.client.showActivity({ query: { window: chosen }, signal });
    tiles.showActivity(report);
    for (const chart of charts) chart.update(report.data);
    fill(errors, errorTable(report));
  };
  pollers = [repeat(readLive, LIVE_MS, controls), repeat(readActivity, ACTIVITY_MS, controls)];
  const chooseWindow = choice({
    ...{ id: "window", label: "Window", options: windows, value: chosen },
    onChange: (value) => {
      chosen = value;
      pollers[1].again();
    },
  });
  const element = h(
    "div",
    {},
    h(
      "div",
      { class: "head" },
      h("h1", {}, title),
      h("div", { class: "tools" }, chooseWindow, controls.element),
    ),
    tiles.element,
    h("div", { class: "charts" }, ...charts.map((chart) => chart.element)),
    h(
      "div",
      { class: "columns" },
      section("Open requests by model", models),
      section("Errors by kind", errors),
    ),
  );
  return {
    element,
    close: () => {
      for (const part of [...pollers.map(({ stop }) => ({ close: stop })), ...charts]) part.close();
    },
  };
}

function makeTiles() {
  const names = {
    requests: "Open requests",
    streams: "Open streams",
    ended: "Requests in the window",
    failed: "Errors",
    charge: "Charged",
    first: "Time to first token, median",
    breakers: "Open breakers",
    health: "Health",
  };
  const values = Object.fromEntries(Object.keys(names).map((key) => [key, h("dd")]));
  const tiles = Object.entries(names).map(([key, name]) =>
    h("div", { class: "tile" }, h("dt", {}, name), values[key]),
  );
  return {
    element: h("dl", { class: "tiles" }, ...tiles),
    showLive: (live) => {
      setText(values.requests, count(live.requests));
      setText(values.streams, count(live.streams));
      const away = live.breakers.filter(({ state }) => state !== "closed").length;
      setText(values.breakers, `${count(away)} of ${count(live.breakers.length)}`);
      fill(values.health, healthBadge(live));
    },
    showActivity: ({ data }) => {
      const ended = sum(data, ({ requests }) => requests);
      const failed = sum(data, errorsOf);
      setText(values.ended, count(ended));
      setText(values.failed, `${count(failed)} (${share(failed, ended)})`);
      setText(values.charge, money(addMoney(data.map(({ charge }) => charge))));
      const last = data.findLast(({ first_token: first }) => first !== null);
      setText(values.first, duration(last?.first_token.p50_ms));
    },
  };
}

function healthBadge({ store_up: isUp, event_loop_delay_ms: delay, processes }) {
  if (!isUp) return badge("The ledger cannot be written", "bad");
  const loop = `event loop ${duration(delay)}, ${count(processes)} ${processes === 1 ? "process" : "processes"}`;
  return delay > 200 ? badge(`Slow: ${loop}`, "warn") : badge(loop, "good");
}

function openTable({ models }) {
  return table({
    caption: "Requests whose model is known",
    columns: [
      { name: "Model", isHeader: true, of: ({ model }) => model },
      { name: "Requests", isNumber: true, of: ({ requests }) => count(requests) },
      { name: "Streams", isNumber: true, of: ({ streams }) => count(streams) },
    ],
    rows: models,
    empty: "No request is open.",
  });
}

function errorTable({ data }) {
  const kinds = new Map();
  for (const { code, count: times } of data.flatMap(({ errors }) => errors)) {
    kinds.set(code, (kinds.get(code) ?? 0) + times);
  }
  const all = sum([...kinds.values()], (times) => times);
  return table({
    caption: "Requests of the window that ended with an error",
    columns: [
      { name: "Code", isHeader: true, of: ([code]) => h("code", {}, code) },
      { name: "Requests", isNumber: true, of: ([, times]) => count(times) },
      { name: "Share", isNumber: true, of: ([, times]) => share(times, all) },
    ],
    rows: [...kinds].toSorted(([, one], [, other]) => other - one),
    empty: "No error in this window.",
  });
}
