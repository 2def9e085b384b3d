import type { AdminReply } from "../../wire/contract/admin-contract.ts";
import { table } from "./table.ts";

/** An upstream that has an address, with its dialect and the reason for the dialect. */
export type UpstreamDescription = AdminReply<"listUpstreams">["data"][number];

type Facts = UpstreamDescription["facts"];

const reasons = {
  file: "named in the file",
  preset: "of the preset",
  host: "by its address",
  default: "default dialect",
} as const satisfies Record<UpstreamDescription["reason"], string>;

const samplingTexts: Readonly<Record<Facts["sampling"], string | null>> = {
  all: null,
  one: "temperature or top_p",
  none: "no sampling",
  "effort-none-only": "sampling at effort none",
};

const responsesTexts: Readonly<Record<Facts["responses"], string | null>> = {
  never: null,
  "tools-with-effort": "tools with effort over Responses",
  tools: "tools over Responses",
};

/**
 * Formats the reasoning mode and efforts of a model, and the parameters that it does not accept.
 */
function factsText(facts: Facts): string {
  const { thinking, forced_by: forcedBy } = facts;
  const isLasting = thinking === "always" || thinking === "between-tools";
  const efforts = facts.efforts.filter((effort) => !isLasting || effort !== "none");
  return [
    thinking,
    efforts.length > 0 ? efforts.join("/") : "no efforts",
    facts.bound_thinking ? "bound" : null,
    samplingTexts[facts.sampling],
    facts.stop ? null : "no stop",
    facts.forced_tools ? null : "no forced tools",
    facts.forced_tools && forcedBy !== "any" ? `tools forced by ${forcedBy}` : null,
    facts.single_calls ? null : "no single calls",
    responsesTexts[facts.responses],
  ]
    .filter((text) => text !== null)
    .join(", ");
}

/** Returns a table with one row per upstream. */
export function upstreamTable(upstreams: readonly Omit<UpstreamDescription, "object">[]): string {
  const rows = upstreams.map(({ known_as: knownAs, facts, ...row }) => [
    row.model,
    row.kind,
    row.base_url,
    row.dialect,
    reasons[row.reason],
    `${knownAs ?? "by its name"}: ${factsText(facts)}`,
    Object.entries(row.quirks)
      .map(([quirk, value]) => `${quirk}: ${JSON.stringify(value)}`)
      .join(", "),
  ]);
  return table(["model", "kind", "upstream", "dialect", "why", "facts", "quirks"], rows);
}
