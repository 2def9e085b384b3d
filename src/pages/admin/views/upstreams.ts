import type { Schemas } from "../../../../generated/admin/types.ts";
import type { App, ViewContent } from "../app.js";
import { formatCount } from "../../kit/format.js";
import { fill, element as h, nameElement, type Children } from "../../kit/elements.js";
import { badge, viewHead } from "../dom.js";
import { lastHours } from "../days.js";
import { countAndShare, duration } from "../format.js";
import { modelLink, upstreamLink } from "../links.js";
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
export async function open(app: App): Promise<ViewContent> {
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

/**
 * Returns the upstreams that have a breaker, and the others that were called: those without a
 * breaker, such as the sandbox, and those that are no longer in the catalog.
 */
function upstreamRows(
  breakers: readonly Schemas["LiveBreaker"][],
  usage: readonly Schemas["UsageGroup"][],
  addresses: readonly Schemas["Upstream"][],
) {
  const isSame = (one: Target) => (other: Target) =>
    one.model === other.model && one.upstream === other.upstream;
  const called = usage.filter(
    ({ group }) => group !== "" && breakers.every(({ upstream }) => upstream !== group),
  );
  const others = called.map(({ group }) => ({ model: null, upstream: group, state: null }));
  return [
    ...breakers.map((breaker) => ({
      ...breaker,
      address: addresses.find(isSame(breaker))?.base_url ?? "in this process",
    })),
    ...others.map((other) => ({
      ...other,
      address: other.upstream.startsWith("sandbox:") ? "in this process" : "no longer configured",
    })),
  ].map((row) => ({
    ...row,
    usage: usage.find(({ group }) => group === row.upstream) ?? unused,
  }));
}
type Row = ReturnType<typeof upstreamRows>[number];

const HIGH_SHARE = 0.2;

/** Returns the failed requests, with a mark if they are many. */
function failedOf({ usage: { failed_requests: failed, requests } }: Row): Children {
  const text = countAndShare(failed, requests);
  return failed > HIGH_SHARE * requests ? badge(`high: ${text}`, "bad") : text;
}

function healthTable(...known: Parameters<typeof upstreamRows>): HTMLElement {
  const rank = ({ state }: Row) => (state === null ? order.length : order.indexOf(state));
  return table({
    caption: "Upstreams, open breakers first",
    columns: [
      { name: "Model", isHeader: true, of: ({ model }) => modelLink(model) },
      { name: "Upstream model", of: ({ upstream }) => upstreamLink(upstream) },
      { name: "Address", of: ({ address }) => nameElement(address) },
      {
        name: "Breaker",
        of: ({ state }) => (state === null ? "none" : badge(state, moods[state])),
      },
      { name: "Requests", isNumber: true, of: ({ usage: { requests } }) => formatCount(requests) },
      { name: "Failed", isNumber: true, of: failedOf },
      {
        name: "Mean duration",
        isNumber: true,
        of: ({ usage: { mean_duration_ms: mean } }) => duration(mean),
      },
    ],
    rows: upstreamRows(...known).toSorted(
      (one, other) =>
        rank(one) - rank(other) || other.usage.failed_requests - one.usage.failed_requests,
    ),
    empty: "No upstream models are configured yet.",
  });
}
