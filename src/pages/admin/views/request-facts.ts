import type { Schemas } from "../../../../generated/admin/types.ts";
import { element as h, type Child, type Fact } from "../../kit/elements.js";
import { formatCount } from "../../kit/format.js";
import { copyableId } from "../../kit/ids.js";
import { placesOf } from "../../kit/money.js";
import type { App } from "../app.js";
import { badge } from "../dom.js";
import { failureText } from "../failures.js";
import { duration, marginMoney, moment, money } from "../format.js";
import { modelLink, sessionLink } from "../links.js";
import { durationOf, firstByteOf } from "../request-times.js";
import { outcomeBadge } from "./request-lists.js";

type RequestRecord = Schemas["RequestRecord"];

/** A heading and the facts below it. */
export type FactGroup = readonly [title: string, facts: readonly Fact[]];

/** Returns the known facts of a request in groups; a group without any is omitted. */
export function requestFacts(app: App, request: RequestRecord): readonly FactGroup[] {
  const groups: readonly FactGroup[] = [
    ["Outcome", outcomeFacts(request)],
    ["Caller", callerFacts(app, request)],
    ["Time", timeFacts(request)],
    ["Tokens", tokenFacts(request)],
    ["Money", moneyFacts(request)],
  ];
  return groups
    .map(([title, facts]): FactGroup => [title, facts.filter(([, value]) => value !== "–")])
    .filter(([, facts]) => facts.length > 0);
}

function outcomeFacts(request: RequestRecord): readonly Fact[] {
  const last = request.upstreams.at(-1);
  const failed = last !== undefined && last.failure !== null;
  return [
    ["Outcome", outcomeOf(request)],
    ["Client got", clientAnswer(request)],
    ["Upstream answered", failed ? failureText(last.failure, last.status) : "–"],
    ["Refused field", codeOf(request.pointer)],
    ["Refusing limit", codeOf(request.limit)],
  ];
}

/** Returns what the client got: the messages of errors may repeat content, and are not stored. */
function clientAnswer({ status, error_code: code }: RequestRecord): Child {
  if (status === null) return "–";
  const shown = `HTTP ${status}`;
  return code === null ? shown : h("span", {}, `${shown}, error `, h("code", {}, code));
}

/** Returns how the request ended; without a hold it was refused before it started. */
function outcomeOf({ outcome, hold }: RequestRecord): HTMLElement {
  return outcome === "failed" && hold === null ? badge("refused", "warn") : outcomeBadge(outcome);
}

function codeOf(text: string | null): Child {
  return text === null ? "–" : h("code", {}, text);
}

function callerFacts(app: App, request: RequestRecord): readonly Fact[] {
  const { protocol, account_id: account, agent_session: session } = request;
  return [
    ["Id", copyableId(app, request.id)],
    ["Account", app.names.account(account)],
    ["Key", app.names.key(request.key_id)],
    ["Model", modelLink(request.model)],
    ["Protocol", protocol === null ? "–" : `${protocol}${request.stream ? ", streamed" : ""}`],
    ["Agent", request.agent ?? "–"],
    [
      "Agent's session",
      session === null || account === null ? "–" : sessionLink(app, session, account),
    ],
  ];
}

function timeFacts(request: RequestRecord): readonly Fact[] {
  return [
    ["Started", moment(request.started_at)],
    ["Ended", moment(request.ended_at)],
    ["Duration", duration(durationOf(request))],
    ["First byte", duration(firstByteOf(request))],
  ];
}

function tokenFacts(request: RequestRecord): readonly Fact[] {
  const { usage } = request;
  const writtenForHour = usage?.cache_write_1h_tokens;
  const tokens = (of: (used: NonNullable<typeof usage>) => number) =>
    usage === null ? "–" : formatCount(of(usage));
  return [
    ["Input tokens", tokens((used) => used.prompt_tokens)],
    ["of which cached", tokens((used) => used.cached_tokens)],
    ["of which written to the cache", tokens((used) => used.cache_write_tokens)],
    ["of which for an hour", writtenForHour === undefined ? "–" : formatCount(writtenForHour)],
    ["Output tokens", tokens((used) => used.completion_tokens)],
    ["of which reasoning", tokens((used) => used.reasoning_tokens)],
    ["Vendor's numbers", reportedText(request)],
    ["Usage", usage === null ? "–" : request.estimated ? "estimated" : "as reported"],
  ];
}

/** Returns the vendor's own numbers, if they are not those charged. */
function reportedText({ reported_usage: reported }: RequestRecord): string {
  if (reported === null) return "–";
  const numbers = Object.entries(reported).filter(([, value]) => value !== null);
  const texts = numbers.map(([name, value]) => `${name.replace("_tokens", "")} ${value}`);
  return texts.join(", ") || "none";
}

function moneyFacts(request: RequestRecord): readonly Fact[] {
  const { hold, charge, upstream_cost: cost, margin } = request;
  const isSum = charge !== null && cost !== null && margin !== null;
  const sums = isSum ? [{ total: charge, parts: [cost, margin] }] : [];
  const amounts = [hold, charge, cost, margin].filter((each) => each !== null);
  const places = placesOf(amounts, { sums });
  return [
    ["Held", money(hold, places)],
    ["Charged", money(charge, places)],
    ["Upstream cost", money(cost, places)],
    ["Margin", marginMoney(margin, places)],
    ["Cost by the vendor", request.vendor_cost ?? "–"],
    ["Charge reversed", moment(request.taken_back_at)],
  ];
}
