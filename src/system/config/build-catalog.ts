import type { Catalog, Model, Upstream } from "../../upstreams/catalog/model.ts";
import { buildPresets } from "../../upstreams/catalog/presets.ts";
import { sandboxModels } from "../../upstreams/catalog/sandbox-models.ts";
import { buildModels } from "./build-models.ts";
import type { BuildContext } from "./build-context.ts";
import type { Config } from "./config.ts";
import type { GatewayFile } from "./gateway-file.ts";
import { readPresets } from "./read-presets.ts";

/** Makes upstream ids unique, since two models may share kind, address and model. */
function withUniqueUpstreamIds(models: readonly Model[]): readonly Model[] {
  const uses = new Map<string, number>();
  const unique = (upstream: Upstream): Upstream => {
    const use = (uses.get(upstream.id) ?? 0) + 1;
    uses.set(upstream.id, use);
    return use === 1 ? upstream : { ...upstream, id: `${upstream.id}~${use}` };
  };
  return models.map((model) => ({ ...model, upstreams: model.upstreams.map(unique) }));
}

/**
 * The catalog: sandbox models, enabled presets, and the file's models, in this order. A model in
 * the file replaces a preset model of the same id, so that operators can set its price.
 */
export function buildCatalog(
  file: GatewayFile,
  context: BuildContext,
): { readonly catalog: Catalog; readonly presets: Config["presets"] } {
  const presets = buildPresets(readPresets(file.presets ?? {}, context));
  const ordered = [
    ...sandboxModels(context.timeouts),
    ...presets.flatMap((preset) => preset.models),
    ...buildModels(file.models ?? [], context),
  ];
  const models = new Map(ordered.map((model) => [model.id, model]));
  const served = withUniqueUpstreamIds([...models.values()]);
  return {
    catalog: { models: new Map(served.map((model) => [model.id, model])) },
    presets: presets.map(({ name, paidBy, models: list }) => ({
      name,
      paidBy,
      models: list.length,
    })),
  };
}
