import type { Schemas } from "../../../../generated/admin/types.ts";
import { fill, element as h } from "../../kit/elements.js";
import { formatCount } from "../../kit/format.js";
import type { App, ViewContent } from "../app.js";
import { viewHead } from "../dom.js";
import { moment } from "../format.js";
import { liveControls, repeat, type Poller } from "../live.js";
import { upstreamTable } from "./upstream-table.js";

export const title = "Upstreams";

const EVERY_MS = 10_000;

/** Shows the state of each upstream, and its attempts of the last 24 hours. */
export async function open(app: App): Promise<ViewContent> {
  const { data: configured } = await app.client.listUpstreams();
  const period = h("p", { class: "hint" });
  const place = h("div");
  let poller: Poller | null = null;
  const controls = liveControls((isPaused) => poller?.setPaused(isPaused));
  const read = async (signal: AbortSignal): Promise<void> => {
    const [{ breakers }, report] = await Promise.all([
      app.client.showLive({ signal }),
      app.client.listUpstreamAttempts({ signal }),
    ]);
    fill(period, periodText(report));
    fill(place, upstreamTable(app, { breakers, attempts: report.data, configured }));
  };
  poller = repeat(read, EVERY_MS, controls);
  const head = viewHead(title, h("div", { class: "tools" }, controls.element));
  return { element: h("div", {}, head, period, place), close: () => poller?.stop() };
}

/** States which attempts are counted. */
function periodText({ complete, from, requests }: Schemas["UpstreamAttemptsReport"]): string {
  const counted = complete
    ? "of the last 24 hours"
    : `of the latest ${formatCount(requests)} requests, since ${moment(from)}`;
  return (
    `Every attempt ${counted} and of all replicas counts, also one after which another upstream ` +
    "answered. The state is that of the replica that shows this page."
  );
}
