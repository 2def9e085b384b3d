import type { AdminReply } from "../contract/admin-contract.ts";
import { table } from "./table.ts";

/** An upstream that has an address, with its dialect and what it was chosen by. */
export type UpstreamDescription = AdminReply<"listUpstreams">["data"][number];

const reasons = {
  file: "named in the file",
  preset: "of the preset",
  host: "by its address",
  default: "nothing names another",
} as const satisfies Record<UpstreamDescription["reason"], string>;

/** A row per upstream. */
export function upstreamTable(upstreams: readonly Omit<UpstreamDescription, "object">[]): string {
  const rows = upstreams.map(({ model, kind, base_url: baseUrl, dialect, reason, quirks }) => [
    model,
    kind,
    baseUrl,
    dialect,
    reasons[reason],
    Object.entries(quirks)
      .map(([quirk, value]) => `${quirk}: ${JSON.stringify(value)}`)
      .join(", "),
  ]);
  return table(["model", "kind", "upstream", "dialect", "why", "quirks"], rows);
}
