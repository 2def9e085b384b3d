import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, Shown } from "../app.js";
import { formatCount } from "../../kit/format.js";
import { fill, element as h } from "../../kit/elements.js";
import { badge, setText, viewHead } from "../dom.js";
import { duration, moment, share } from "../format.js";
import { modelLink } from "../links.js";
import { liveControls, repeat, type Poller } from "../live.js";
import { table } from "../table.js";
import { sum } from "./sums.js";

export const title = "Upstreams";

const EVERY_MS = 5_000;
const HOUR_MS = 3_600_000;
const moods = { closed: "good", "half-open": "warn", open: "bad" } as const;
const order: readonly Schemas["LiveBreaker"]["state"][] = ["open", "half-open", "closed"];

/** The circuit breaker of each upstream, and how its calls went in the last hour. */
export async function open(app: App): Promise<Shown> {
  const { data: addresses } = await app.client.listUpstreams();
  const place = h("div");
  const counted = h("span");
  let poller: Poller | null = null;
  const controls = liveControls((isPaused) => poller?.setPaused(isPaused));
  const read = async (signal: AbortSignal): Promise<void> => {
    const [live, activity] = await Promise.all([
      app.client.showLive({ signal }),
      app.client.showActivity({ query: { window: "1h" }, signal }),
    ]);
    setText(counted, countedSince(activity));
    fill(place, healthTable(live.breakers, activity.upstreams, addresses));
  };
  poller = repeat(read, EVERY_MS, controls);
  const element = h(
    "div",
    {},
    viewHead(title, h("div", { class: "tools" }, controls.element)),
    h(
      "p",
      {},
      "A breaker opens when calls to its upstream keep failing: no request is sent there until a trial " +
        "succeeds. ",
      counted,
    ),
    place,
  );
  return { element, close: () => poller?.stop() };
}

/** A gateway that has run for less than the window knows no calls of before its start. */
function countedSince({ since, data }: Schemas["ActivityReport"]): string {
  const last = data.at(-1)?.at;
  const hasWhole = last === undefined || Date.parse(last) - Date.parse(since) >= HOUR_MS;
  return hasWhole
    ? "The calls are those of the last hour."
    : `The calls are those since ${moment(since)}, when the gateway started.`;
}

type Target = Pick<Schemas["LiveBreaker"], "model" | "upstream">;

function healthTable(
  breakers: readonly Schemas["LiveBreaker"][],
  calls: readonly Schemas["UpstreamActivity"][],
  addresses: readonly Schemas["Upstream"][],
): HTMLElement {
  const isSame = (one: Target) => (other: Target) =>
    one.model === other.model && one.upstream === other.upstream;
  const rows = breakers.map((breaker) => ({
    ...breaker,
    activity: calls.find(isSame(breaker)) ?? { calls: 0, failures: [], duration: null },
    address: addresses.find(isSame(breaker))?.base_url ?? "in this process",
  }));
  type Row = (typeof rows)[number];
  const failed = ({ activity }: Row) => sum(activity.failures, ({ count: times }) => times);
  const rank = ({ state }: Row) => order.indexOf(state);
  return table({
    caption: "Upstreams of the catalog, open breakers first",
    columns: [
      { name: "Model", isHeader: true, of: ({ model }) => modelLink(model) },
      { name: "Upstream model", of: ({ upstream }) => modelOf(upstream) },
      { name: "Address", of: ({ address }) => address },
      { name: "Breaker", of: ({ state }) => badge(state, moods[state]) },
      { name: "Calls", isNumber: true, of: ({ activity }) => formatCount(activity.calls) },
      {
        name: "Failed",
        isNumber: true,
        of: (row) => `${formatCount(failed(row))} (${share(failed(row), row.activity.calls)})`,
      },
      {
        name: "Median duration",
        isNumber: true,
        of: ({ activity }) => duration(activity.duration?.p50_ms),
      },
      {
        name: "95th percentile",
        isNumber: true,
        of: ({ activity }) => duration(activity.duration?.p95_ms),
      },
      {
        name: "Kinds of failure",
        of: ({ activity }) =>
          activity.failures
            .map(({ kind, count: times }) => `${kind} ${formatCount(times)}`)
            .join(", ") || "–",
      },
    ],
    rows: rows.toSorted((one, other) => rank(one) - rank(other) || failed(other) - failed(one)),
    empty: "No upstream models are configured yet.",
  });
}

/** The vendor's name of the model, which the identifier ends with: two upstreams may share an address. */
function modelOf(upstream: string): string {
  return upstream.slice(upstream.lastIndexOf("#") + 1);
}
