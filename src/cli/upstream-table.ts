import type { AdminReply } from "../contract/admin-contract.ts";
import { table } from "./table.ts";

/** An upstream that has an address, with its dialect and what it was chosen by. */
export type UpstreamDescription = AdminReply<"listUpstreams">["data"][number];

type Facts = UpstreamDescription["facts"];

const reasons = {
  file: "named in the file",
  preset: "of the preset",
  host: "by its address",
  default: "nothing names another",
} as const satisfies Record<UpstreamDescription["reason"], string>;

/** How a model thinks, at which efforts, and whether its thinking is bound to what precedes it. */
function factsText({ thinking, efforts, bound_thinking: isBound }: Facts): string {
  const words = efforts.length > 0 ? efforts.join("/") : "no efforts";
  return [thinking, words, ...(isBound ? ["bound"] : [])].join(", ");
}

/** A row per upstream. */
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
