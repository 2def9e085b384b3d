import { findKnownModel, type KnownModel } from "../catalog/known-facts.ts";
import type { Capabilities } from "../catalog/model.ts";
import type { Complaint } from "./complaints.ts";
import type { ModelSection, UpstreamSection } from "./gateway-file.ts";

/**
 * What the file promises of its models and the list of well-known models denies of an upstream's
 * model. No complaints: the list may be older than the model.
 */
export function modelWarnings(sections: readonly (ModelSection | null)[]): readonly Complaint[] {
  return sections.flatMap((section, at) =>
    (section?.upstreams ?? []).flatMap((upstream, index) =>
      upstream === null
        ? []
        : upstreamWarnings(upstream, section?.capabilities).map((message) => ({
            path: `models[${at}].upstreams[${index}].model`,
            message,
          })),
    ),
  );
}

function upstreamWarnings(
  { model = "", kind = "openai" }: UpstreamSection,
  promised: ModelSection["capabilities"],
): readonly string[] {
  const known = findKnownModel(model, kind);
  if (known === undefined) return [];
  const denied = [
    promised?.tools === true && !known.capabilities.tools ? ["tools: true"] : [],
    promised?.images === true && !known.capabilities.images ? ["images: true"] : [],
    promised?.structured_output === "strict" && known.capabilities.structured_output !== "strict"
      ? ["structured_output: strict"]
      : [],
    deniedReasoning(promised?.reasoning, known),
  ].flat();
  if (denied.length === 0) return [];
  return [`is known as ${known.id}, which does not keep the promise of ${denied.join(", ")}`];
}

/** A model that always reasons cannot do so at will, and one that never does cannot at all. */
function deniedReasoning(
  promised: Capabilities["reasoning"] | undefined,
  { capabilities: { reasoning } }: KnownModel,
): readonly string[] {
  if (promised === undefined || promised === "none") return [];
  const isKept = reasoning !== "none" && (promised === "always" || reasoning === "optional");
  return isKept ? [] : [`reasoning: ${promised}`];
}
