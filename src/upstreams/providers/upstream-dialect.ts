import { isInnerUrl } from "../../core/addresses/inner-address.ts";
import { flagKey, flagSchemas, type FlagTable, readFlags } from "../catalog/flags.ts";
import { factsOf, findKnownModel } from "../catalog/known-facts.ts";
import { modelFactFlags } from "../catalog/model-facts.ts";
import type { DialectChoice, PlainUpstream, Upstream, UpstreamDialect } from "../catalog/model.ts";
import type { ProviderKind } from "../catalog/provider-kinds.ts";
import { anthropicDialects } from "./anthropic/dialects.ts";
import type { AnyDialect, Dialects } from "./shared/dialects-of.ts";
import { reasoningByName } from "./shared/missing-reasoning.ts";
import { responsesDialects } from "./openai-responses/dialects.ts";
import { openAiDialects } from "./openai/dialects.ts";
import { orderByName, type TurnOrder } from "./shared/turn-order.ts";

/** The flags and dialects of each API. */
export const wires: Readonly<Record<ProviderKind, Pick<Dialects, "flags" | "dialects">>> = {
  openai: openAiDialects,
  "openai-responses": responsesDialects,
  anthropic: anthropicDialects,
  sandbox: { flags: {}, dialects: [{ wire: "sandbox", name: "none", hosts: [] }] },
};

/**
 * Selects an upstream's dialect once: by name, else by host, else the plain compatible one. A server
 * that anyone can run, and one at an inner address, may fetch images unless the upstream states
 * otherwise.
 */
export function withDialect(upstream: PlainUpstream, choice: DialectChoice = {}): Upstream {
  const known = findKnownModel(upstream.model, upstream.kind);
  const facts = factsOf(upstream, choice);
  const knownAs = choice.knownAs ?? known?.id ?? null;
  const dialect = chooseDialect(upstream, choice);
  const { fetchesImages = isLocal(upstream, dialect) } = upstream;
  return { ...upstream, fetchesImages, facts, knownAs, dialect };
}

function isLocal({ kind, baseUrl }: PlainUpstream, { name }: UpstreamDialect): boolean {
  if (kind === "sandbox") return false;
  const dialect = wires[kind].dialects.find((each) => each.name === name);
  const isInner = URL.canParse(baseUrl) && isInnerUrl(new URL(baseUrl));
  return isInner || (dialect !== undefined && !isOfVendor(dialect));
}

function chooseDialect(
  upstream: PlainUpstream,
  { name, reason, quirks = {} }: DialectChoice,
): UpstreamDialect {
  const { flags, dialects } = wires[upstream.kind];
  const named = dialects.find((dialect) => dialect.name === name);
  const ofHost = dialects.find((dialect) => speaks(dialect, upstream));
  const dialect = named ?? ofHost ?? dialects[0];
  const found = ofHost === undefined ? "default" : "host";
  return {
    name: dialect.name,
    reason: named === undefined ? found : (reason ?? "file"),
    quirks,
    flags: Object.freeze({
      ...dialect,
      ...orderFlags(flags, upstream.model, dialect),
      ...reasoningByName(upstream.model, dialect),
      ...readFlags(flags, quirks),
    }),
  };
}

/** Returns the order that the model's own template accepts, on the wires that depend on it. */
function orderFlags(flags: FlagTable, model: string, dialect: AnyDialect): Partial<TurnOrder> {
  return "userAfterTool" in flags ? orderByName(model, !isOfVendor(dialect)) : {};
}

/**
 * Returns whether a dialect is that of one vendor's hosts rather than of a server that anyone can
 * run.
 */
function isOfVendor({ hosts }: AnyDialect): boolean {
  return hosts.some((host) => !host.startsWith(":"));
}

/** Returns whether an upstream's URL belongs to the dialect. */
function speaks({ hosts, queryKey }: AnyDialect, { baseUrl, query }: PlainUpstream): boolean {
  if (queryKey !== undefined && queryKey in query) return true;
  if (!URL.canParse(baseUrl)) return false;
  const { hostname, port } = new URL(baseUrl);
  return hosts.some((host) => {
    if (host.startsWith(":")) return port === host.slice(1);
    if (host.startsWith("*")) return hostname.endsWith(host.slice(1));
    return hostname === host || hostname.endsWith(`.${host}`);
  });
}

/** Returns the dialects that an operator may name for a kind of upstream. */
export function dialectNames(kind: ProviderKind): readonly string[] {
  return wires[kind].dialects.map(({ name }) => name);
}

/** Returns the same upstream with these quirks applied over its own. */
export function withQuirks(upstream: Upstream, quirks: UpstreamDialect["quirks"]): Upstream {
  const { dialect, facts, knownAs, ...plain } = upstream;
  const { name } = dialect;
  return withDialect(plain, {
    name,
    facts,
    quirks: { ...dialect.quirks, ...quirks },
    ...(knownAs !== null && { knownAs }),
  });
}

/** Returns the flags and facts that an operator may set as quirks for a kind of upstream. */
export function quirkFlags(kind: ProviderKind): FlagTable {
  return kind === "sandbox" ? {} : { ...wires[kind].flags, ...modelFactFlags };
}

/** Returns the quirks that an operator may set for a kind of upstream. */
export function quirkNames(kind: ProviderKind): readonly string[] {
  return Object.keys(quirkFlags(kind)).map(flagKey);
}

/** Returns the JSON Schema of every quirk, by its name in the file. Shared names share a schema. */
export function quirkSchemas(): Readonly<Record<string, object>> {
  const tables = [modelFactFlags, ...Object.values(wires).map(({ flags }) => flags)];
  return Object.fromEntries(tables.flatMap((table) => Object.entries(flagSchemas(table))));
}
