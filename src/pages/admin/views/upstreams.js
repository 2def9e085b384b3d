import { badge, fill, h } from "../dom.js";
import { count, share } from "../format.js";
import { liveControls, repeat } from "../live.js";
import { table } from "../table.js";

export const title = "Upstreams";

const EVERY_MS = 5_000;
const moods = { closed: "good", "half-open": "warn", open: "bad" };
const order = ["open", "half-open", "closed"];

/** The circuit breaker of each upstream, and how its calls went in the last hour. */
export async function open(app) {
  const { data: addresses } = await app.client.listUpstreams();
  const place = h("div");
  let poller = null;
  const controls = liveControls((isPaused) => poller?.setPaused(isPaused));
  const read = async (signal) => {
    const [live, activity] = await Promise.all([
      app.client.showLive({ signal }),
      app.client.showActivity({ query: { window: "1h" }, signal }),
    ]);
    fill(place, healthTable(live.breakers, activity.upstreams, addresses));
  };
  poller = repeat(read, EVERY_MS, controls);
  const element = h(
    "div",
    {},
    h("div", { class: "head" }, h("h1", {}, title), h("div", { class: "tools" }, controls.element)),
    h(
      "p",
      {},
      "A breaker opens when calls of its upstream keep failing: no request is sent there until a trial " +
        "succeeds. Calls are those of the last hour.",
    ),
    place,
  );
  return { element, close: poller.stop };
}

function healthTable(breakers, calls, addresses) {
  const isSame = (one) => (other) => one.model === other.model && one.upstream === other.upstream;
  const rows = breakers.map((breaker) => ({
    ...breaker,
    activity: calls.find(isSame(breaker)) ?? { calls: 0, failures: [] },
    address: addresses.find(isSame(breaker))?.base_url ?? "in this process",
  }));
  const failed = ({ activity }) =>
    activity.failures.reduce((sum, { count: times }) => sum + times, 0);
  const rank = ({ state }) => order.indexOf(state);
  return table({
    caption: "Upstreams of the catalog, the open breakers first",
    columns: [
      { name: "Model", isHeader: true, of: ({ model }) => model },
      { name: "Address", of: ({ address }) => address },
      { name: "Breaker", of: ({ state }) => badge(state, moods[state]) },
      { name: "Calls", isNumber: true, of: ({ activity }) => count(activity.calls) },
      {
        name: "Failed",
        isNumber: true,
        of: (row) => `${count(failed(row))} (${share(failed(row), row.activity.calls)})`,
      },
      {
        name: "Kinds of failure",
        of: ({ activity }) =>
          activity.failures.map(({ kind, count: times }) => `${kind} ${count(times)}`).join(", ") ||
          "–",
      },
    ],
    rows: rows.toSorted((one, other) => rank(one) - rank(other) || failed(other) - failed(one)),
    empty: "No upstream is configured.",
  });
}
