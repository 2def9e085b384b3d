import type { Schemas } from "../../../generated/admin/types.ts";
import {
  type Catalog,
  type Model,
  type Upstream,
  upstreamPricing,
} from "../../upstreams/catalog/model.ts";
import type { ModelFacts } from "../../upstreams/catalog/model-facts.ts";
import { tierRecords } from "../../upstreams/catalog/model-record.ts";
import { providerKinds } from "../../upstreams/catalog/provider-kinds.ts";

/**
 * Returns each upstream that has an address, with its prices, its dialect and the reason for the
 * dialect.
 */
export function describeUpstreams({ models }: Catalog): readonly Schemas["Upstream"][] {
  return [...models.values()].flatMap((model) =>
    model.upstreams
      .filter(({ kind }) => providerKinds[kind].hasAddress)
      .map((upstream) => describeUpstream(model, upstream)),
  );
}

function describeUpstream(model: Model, upstream: Upstream): Schemas["Upstream"] {
  const { name, reason, quirks } = upstream.dialect;
  return {
    object: "upstream",
    model: model.id,
    upstream: upstream.id,
    kind: upstream.kind,
    base_url: upstream.baseUrl,
    pricing_tiers: tierRecords(upstreamPricing(model, upstream)),
    dialect: name,
    reason,
    quirks,
    known_as: upstream.knownAs,
    facts: describeFacts(upstream.facts),
  };
}

function describeFacts(facts: ModelFacts): Schemas["UpstreamFacts"] {
  return {
    thinking: facts.thinking,
    efforts: [...facts.efforts],
    bound_thinking: facts.boundThinking,
    sampling: facts.sampling,
    stop: facts.stop,
    forced_tools: facts.forcedTools,
    forced_by: facts.forcedBy,
    single_calls: facts.singleCalls,
    responses: facts.responses,
  };
}
