import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, Shown } from "../app.js";
import { formatCount } from "../../kit/format.js";
import { fill, element as h } from "../../kit/elements.js";
import { badge, viewHead } from "../dom.js";
import { lastHours } from "../days.js";
import { duration, share } from "../format.js";
import { modelLink } from "../links.js";
import { liveControls, repeat, type Poller } from "../live.js";
import { table } from "../table.js";
import { readPages } from "../../kit/read-list.js";

export const title = "Upstreams";

const EVERY_MS = 10_000;
const HOURS = 24;
/** Maximum number of upstreams in the usage report. */
const UPSTREAMS_MAX = 10_000;
const moods = { closed: "good", "half-open": "warn", open: "bad" } as const;
const order: readonly Schemas["LiveBreaker"]["state"][] = ["open", "half-open", "closed"];

/** Shows the circuit breaker of each upstream, and the usage of its last 24 hours. */
export async function open(app: App): Promise<Shown> {
  const { data: addresses } = await app.client.listUpstreams();
  const place = h("div");
  let poller: Poller | null = null;
  const controls = liveControls((isPaused) => poller?.setPaused(isPaused));
  const read = async (signal: AbortSignal): Promise<void> => {
    const [first = ""] = lastHours(HOURS);
    const query = { by: "upstream", from: `${first}:00:00Z` } as const;
    const [live, usage] = await Promise.all([
      app.client.showLive({ signal }),
      readPages((page) => app.client.getUsage({ query: { ...query, ...page }, signal }), {
        rowsMax: UPSTREAMS_MAX,
      }),
    ]);
    fill(place, healthTable(live.breakers, usage.rows, addresses));
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
        "succeeds. Requests are those of the last 24 hours by the upstream that was called last, of all replicas.",
    ),
    place,
  );
  return { element, close: () => poller?.stop() };
}

const unused = { requests: 0, failed_requests: 0, mean_duration_ms: null };

type Target = Pick<Schemas["LiveBreaker"], "model" | "upstream">;

function healthTable(
  breakers: readonly Schemas["LiveBreaker"][],
  usage: readonly Schemas["UsageGroup"][],
  addresses: readonly Schemas["Upstream"][],
): HTMLElement {
  const isSame = (one: Target) => (other: Target) =>
    one.model === other.model && one.upstream === other.upstream;
  const rows = breakers.map((breaker) => ({
    ...breaker,
    usage: usage.find(({ group }) => group === breaker.upstream) ?? unused,
    address: addresses.find(isSame(breaker))?.base_url ?? "in this process",
  }));
  type Row = (typeof rows)[number];
  const rank = ({ state }: Row) => order.indexOf(state);
  return table({
    caption: "Upstreams of the catalog, open breakers first",
    columns: [
      { name: "Model", isHeader: true, of: ({ model }) => modelLink(model) },
      { name: "Upstream model", of: ({ upstream }) => modelOf(upstream) },
      { name: "Address", of: ({ address }) => address },
      { name: "Breaker", of: ({ state }) => badge(state, moods[state]) },
      { name: "Requests", isNumber: true, of: ({ usage: { requests } }) => formatCount(requests) },
      {
        name: "Failed",
        isNumber: true,
        of: ({ usage: { failed_requests: failed, requests } }) =>
          `${formatCount(failed)} (${share(failed, requests)})`,
      },
      {
        name: "Mean duration",
        isNumber: true,
        of: ({ usage: { mean_duration_ms: mean } }) => duration(mean),
      },
    ],
    rows: rows.toSorted(
      (one, other) =>
        rank(one) - rank(other) || other.usage.failed_requests - one.usage.failed_requests,
    ),
    empty: "No upstream models are configured yet.",
  });
}

/**
 * Returns the vendor's name of the model, at the end of the identifier. It distinguishes upstreams
 * with the same address.
 */
function modelOf(upstream: string): string {
  return upstream.slice(upstream.lastIndexOf("#") + 1);
}
