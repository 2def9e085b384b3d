import type { UpstreamDialect } from "../catalog/model.ts";
import { providerKinds } from "../catalog/provider-kinds.ts";
import type { Config } from "../config/config.ts";
import { table } from "./table.ts";

/** An upstream that has an address, with its dialect and what it was chosen by. */
export interface UpstreamDescription {
  readonly model: string;
  readonly upstream: string;
  readonly kind: string;
  readonly base_url: string;
  readonly dialect: string;
  readonly reason: UpstreamDialect["reason"];
  readonly quirks: UpstreamDialect["quirks"];
}

/** Each upstream that has an address, with its dialect and what it was chosen by. */
export function describeUpstreams({ catalog }: Config): readonly UpstreamDescription[] {
  return [...catalog.models.values()].flatMap(({ id, upstreams }) =>
    upstreams
      .filter(({ kind }) => providerKinds[kind].hasAddress)
      .map(({ id: upstream, kind, baseUrl, dialect: { name, reason, quirks } }) => ({
        model: id,
        upstream,
        kind,
        base_url: baseUrl,
        dialect: name,
        reason,
        quirks,
      })),
  );
}

const reasons = {
  file: "named in the file",
  preset: "of the preset",
  host: "by its address",
  default: "nothing names another",
} as const satisfies Record<UpstreamDialect["reason"], string>;

/** A row per upstream. */
export function upstreamTable(upstreams: readonly UpstreamDescription[]): string {
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
