import type { Schemas } from "../../generated/admin/types.ts";
import type { Catalog } from "../catalog/model.ts";
import { providerKinds } from "../catalog/provider-kinds.ts";

/** Each upstream that has an address, with its dialect and what it was chosen by. */
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
          facts: {
            thinking: facts.thinking,
            efforts: [...facts.efforts],
            bound_thinking: facts.boundThinking,
          },
        }),
      ),
  );
}
