import type { Schemas } from "../../../generated/admin/types.ts";
import type { Catalog } from "../../upstreams/catalog/model.ts";
import type { ModelFacts } from "../../upstreams/catalog/model-facts.ts";
import { providerKinds } from "../../upstreams/catalog/provider-kinds.ts";

/** Returns each upstream that has an address, with its dialect and the reason for the dialect. */
export function describeUpstreams({ models }: Catalog): readonly Schemas["Upstream"][] {
  return [...models.values()].flatMap(({ id, upstreams }) =>
    upstreams
      .filter(({ kind }) => providerKinds[kind].hasAddress)
      .map(
        ({ id: upstream, kind, baseUrl, dialect: { name, reason, quirks }, knownAs, facts }) => ({
          object: "upstream",
          model: id,
          upstream,
          kind,
          base_url: baseUrl,
          dialect: name,
          reason,
          quirks,
          known_as: knownAs,
          facts: describeFacts(facts),
        }),
      ),
  );
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
