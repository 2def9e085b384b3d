import type { Schemas } from "../../../../generated/admin/types.ts";
import { element as h, nameElement, svg } from "../../kit/elements.js";
import { upstreamAddress, upstreamLink } from "../links.js";
import { failureText } from "../failures.js";
import { duration } from "../format.js";
import { durationOf, startOfCall } from "../request-times.js";
import { table } from "../table.js";
import { badge } from "../dom.js";

type Call = Schemas["UpstreamCall"];

const WIDTH = 240;
const HEIGHT = 12;
/** A call that took less is still visible. */
const BAR_MIN = 2;

/** Shows the calls to upstreams in order, each as a bar on the time of the request. */
export function attemptTimeline(request: Schemas["RequestRecord"]): HTMLElement {
  const { upstreams: calls } = request;
  const ends = calls.map(({ ms }, at) => startOfCall(calls, at) + ms);
  const allMs = Math.max(1, durationOf(request) ?? 0, ...ends);
  const rows = calls.map((call, at) => ({ call, at, startMs: startOfCall(calls, at) }));
  return table<(typeof rows)[number]>({
    caption: "Attempts at upstreams, in order",
    hasHiddenCaption: true,
    columns: [
      { name: "Attempt", isHeader: true, of: ({ at }) => String(at + 1) },
      { name: "Upstream", of: ({ call }) => upstreamOf(call) },
      { name: "Result", of: ({ call }) => resultOf(call) },
      { name: "Started", isNumber: true, of: ({ startMs }) => `+${duration(startMs)}` },
      { name: "Took", isNumber: true, of: ({ call }) => duration(call.ms) },
      { name: "Timeline", of: ({ call, startMs }) => barOf(call, startMs / allMs, allMs) },
    ],
    rows,
    empty: "No upstream was called.",
  });
}

function upstreamOf({ upstream, model, kind }: Call): readonly HTMLElement[] {
  const name = upstream === null ? nameElement(model) : upstreamLink(upstream);
  const address = upstream === null ? null : upstreamAddress(upstream);
  return [name, h("div", { class: "hint" }, address ?? kind)];
}

function hasFailed({ failure, status }: Call): boolean {
  return failure !== null || status === 0 || status >= 400;
}

function resultOf(call: Call): HTMLElement {
  return hasFailed(call)
    ? badge(failureText(call.failure, call.status), "bad")
    : badge(`answered (HTTP ${call.status})`, "good");
}

/** Draws from when to when the call lasted until its reply began, or until it failed. */
function barOf(call: Call, start: number, allMs: number): SVGElement {
  const x = Math.min(start * WIDTH, WIDTH - BAR_MIN);
  const width = Math.min(Math.max((call.ms / allMs) * WIDTH, BAR_MIN), WIDTH - x);
  const title = svg("title", {}, `from ${duration(start * allMs)} for ${duration(call.ms)}`);
  const size = { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, width: WIDTH, height: HEIGHT };
  return svg(
    "svg",
    { ...size, class: "timeline", role: "img" },
    title,
    svg("rect", { class: "track", width: WIDTH, height: HEIGHT, rx: 2 }),
    svg("rect", {
      class: hasFailed(call) ? "failed" : "answered",
      x: x.toFixed(1),
      width: width.toFixed(1),
      height: HEIGHT,
      rx: 2,
    }),
  );
}
