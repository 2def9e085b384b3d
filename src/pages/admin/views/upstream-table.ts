import type { Schemas } from "../../../../generated/admin/types.ts";
import { element as h, nameElement, type Children } from "../../kit/elements.js";
import { formatCount } from "../../kit/format.js";
import type { Column } from "../../kit/table.js";
import { actionButton } from "../actions.js";
import type { App } from "../app.js";
import { badge } from "../dom.js";
import { failureText } from "../failures.js";
import { countAndShare, duration, share, timeFromNow } from "../format.js";
import { modelLink, requestLink, upstreamLink } from "../links.js";
import { probeModel } from "../probe.js";
import { table } from "../table.js";

type Breaker = Schemas["LiveBreaker"];
type Attempts = Schemas["UpstreamAttempts"];

interface Known {
  readonly breakers: readonly Breaker[];
  readonly attempts: readonly Attempts[];
  readonly configured: readonly Schemas["Upstream"][];
}

/** An upstream with the models that use it. */
interface Row {
  readonly upstream: string;
  /** Empty if it is no longer configured. */
  readonly models: readonly string[];
  readonly address: string;
  /** Whether it can be probed, which needs an address. */
  readonly hasAddress: boolean;
  /** Null without a breaker, such as the sandbox. */
  readonly breaker: Breaker | null;
  /** Null if it was not called. */
  readonly calls: Attempts | null;
}

/** The states of a breaker in the words of operators. */
const states: Readonly<Record<Breaker["state"], Parameters<typeof badge>>> = {
  closed: ["in use", "good"],
  "half-open": ["on trial", "warn"],
  open: ["paused", "bad"],
};
const order: readonly (Breaker["state"] | null)[] = ["open", "half-open", "closed", null];
const HIGH_SHARE = 0.2;

/** Returns a table of all upstreams: those that are configured, and others that were called. */
export function upstreamTable(app: App, known: Known): HTMLElement {
  const rank = ({ breaker }: Row) => order.indexOf(breaker?.state ?? null);
  const failed = ({ calls }: Row) => calls?.failed ?? 0;
  return table<Row>({
    caption: "Upstreams, paused ones first",
    hasHiddenCaption: true,
    columns: columnsOf(app),
    rows: rowsOf(known).toSorted(
      (one, other) => rank(one) - rank(other) || failed(other) - failed(one),
    ),
    empty: "No upstream models are configured yet.",
  });
}

function rowsOf({ breakers, attempts, configured }: Known): readonly Row[] {
  const ids = [...breakers, ...configured, ...attempts].map(({ upstream }) => upstream);
  return [...new Set(ids)].map((upstream) => {
    const isOf = (each: { readonly upstream: string }): boolean => each.upstream === upstream;
    const own = configured.filter(isOf);
    const watched = breakers.filter(isOf);
    const models = [...new Set([...watched, ...own].map(({ model }) => model))];
    const isServedHere = upstream.startsWith("sandbox:") || models.length > 0;
    return {
      upstream,
      models,
      address: own[0]?.base_url ?? (isServedHere ? "in this process" : "no longer configured"),
      hasAddress: own.length > 0,
      breaker: watched[0] ?? null,
      calls: attempts.find(isOf) ?? null,
    };
  });
}

function columnsOf(app: App): readonly Column<Row>[] {
  return [
    {
      name: "Upstream",
      isHeader: true,
      of: ({ upstream, address }) => [
        upstreamLink(upstream),
        h("div", { class: "hint" }, nameElement(address)),
      ],
    },
    { name: "Models", of: ({ models }) => models.map((model) => h("div", {}, modelLink(model))) },
    { name: "State", of: ({ breaker }) => stateOf(app, breaker) },
    {
      name: "Attempts",
      isNumber: true,
      of: ({ calls }) => formatCount(calls?.attempts ?? 0),
    },
    { name: "Failed", isNumber: true, of: failedOf },
    { name: "Success", isNumber: true, of: ({ calls }) => calls && successOf(calls) },
    {
      name: "First byte",
      isNumber: true,
      of: ({ calls }) => calls && timesOf(calls.first_byte_p50_ms, calls.first_byte_p95_ms),
    },
    {
      name: "Duration",
      isNumber: true,
      of: ({ calls }) => calls && timesOf(calls.duration_p50_ms, calls.duration_p95_ms),
    },
    { name: "Last failure", of: ({ calls }) => failureOf(app, calls?.last_failure ?? null) },
    { name: "Probe", of: (row) => probeButton(app, row) },
  ];
}

/** Shows the state of the breaker, and since when and why it is open. */
function stateOf(app: App, breaker: Breaker | null): Children {
  if (breaker === null) return "–";
  const { state, outage } = breaker;
  const shown = badge(...states[state]);
  if (outage === null) return shown;
  const { since, next_trial_at: next, request_id: request } = outage;
  const hint = (...children: readonly Children[]) => h("div", { class: "hint" }, ...children);
  return [
    shown,
    hint("since ", timeFromNow(since), `: ${failureText(outage.failure, outage.status)}`),
    request !== null && hint("by ", requestLink(app, request)),
    Date.parse(next) > Date.now()
      ? hint("next trial ", timeFromNow(next))
      : hint("the next request is a trial"),
  ];
}

/** Returns the failed attempts, with a mark if they are many and not intended. */
function failedOf({ calls, breaker }: Row): Children {
  if (calls === null) return null;
  const { failed, attempts } = calls;
  const text = countAndShare(failed, attempts);
  const isHigh = breaker !== null && failed > HIGH_SHARE * attempts;
  return isHigh ? badge(`high: ${text}`, "bad") : text;
}

function successOf({ failed, attempts }: Attempts): string {
  return share(attempts - failed, attempts);
}

function timesOf(median: number | null, high: number | null): Children {
  if (median === null) return "–";
  const line = (name: string, ms: number | null) => h("span", {}, `${name} ${duration(ms)}`);
  return h("span", { class: "figures" }, line("p50", median), " ", line("p95", high));
}

function failureOf(app: App, failure: Schemas["AttemptFailure"]): Children {
  if (failure === null) return "–";
  return [
    failureText(failure.failure, failure.status),
    h("div", { class: "hint" }, timeFromNow(failure.at)),
    requestLink(app, failure.request_id),
  ];
}

/** Returns a button for each model of an upstream that has an address. */
function probeButton(app: App, { hasAddress, models }: Row): Children {
  if (!hasAddress) return "–";
  return models.map((model) => {
    const button = actionButton(app, "probeUpstreams", "Probe", () => probeModel(app, model));
    button?.setAttribute("aria-label", `Probe ${model}`);
    return button;
  });
}
