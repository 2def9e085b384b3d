import { factsOf, findKnownModel, type KnownModel } from "../../upstreams/catalog/known-facts.ts";
import { factsByName } from "../../upstreams/catalog/model-facts.ts";
import type { Capabilities } from "../../upstreams/catalog/model.ts";
import type { ConfigProblem } from "./config-problems.ts";
import type { ModelSection, UpstreamSection } from "./gateway-file.ts";

/** An upstream's model: its known name, and the configured abilities that it lacks. */
interface Judged {
  readonly path: string;
  readonly knownAs: string;
  readonly denied: readonly string[];
}

/**
 * Returns warnings for abilities that the file claims for a model but that are known to be missing,
 * in one upstream or in all of them. They are not errors: the list of well-known models may be
 * older than the model.
 */
export function modelWarnings(
  sections: readonly (ModelSection | null)[],
): readonly ConfigProblem[] {
  return sections.flatMap((section, at) => {
    if (section === null) return [];
    const upstreams = (section.upstreams ?? []).flatMap((upstream, index) =>
      upstream === null
        ? []
        : [judge(upstream, section, `models[${at}].upstreams[${index}].model`)],
    );
    return [
      ...wholeWarnings(upstreams, `models[${at}]`),
      ...singleWarnings(upstreams),
      ...wireWarnings(section, `models[${at}]`),
    ];
  });
}

/** Returns a warning for each replacement of a model that is no model of the configuration. */
export function replacementWarnings(
  sections: readonly (ModelSection | null)[],
  models: ReadonlyMap<string, unknown>,
): readonly ConfigProblem[] {
  return sections.flatMap((section, at) => {
    const replacement = section?.replacement;
    if (replacement === undefined || models.has(replacement)) return [];
    const message = `${JSON.stringify(replacement)} matches no model of this configuration`;
    return [{ path: `models[${at}].replacement`, message }];
  });
}

/**
 * Returns warnings for models with tools that are known to accept these only over the Responses
 * API. Without tools, or behind a server that converts them, such an upstream works.
 */
function wireWarnings(section: ModelSection, path: string): readonly ConfigProblem[] {
  if (section.capabilities?.tools !== true) return [];
  return (section.upstreams ?? []).flatMap((upstream, at) => {
    const { kind = "openai", model = "", quirks } = upstream ?? {};
    if (kind !== "openai") return [];
    const { responses } = factsOf({ model, kind }, quirks === undefined ? {} : { quirks });
    const message =
      "this model accepts tools only over the Responses API: set kind: openai-responses or tools: " +
      "false; if this server accepts them here, quirks: { responses: never }";
    return responses === "tools" ? [{ path: `${path}.upstreams[${at}].kind`, message }] : [];
  });
}

function wholeWarnings(upstreams: readonly Judged[], path: string): readonly ConfigProblem[] {
  const denied = deniedByAll(upstreams);
  if (denied.length === 0) return [];
  const known = [...new Set(upstreams.map(({ knownAs }) => knownAs))].join("; ");
  const of =
    upstreams.length === 1 ? "its upstream does not support" : "none of its upstreams supports";
  return [{ path, message: `promises ${denied.join(", ")}, which ${of}: ${known}` }];
}

function singleWarnings(upstreams: readonly Judged[]): readonly ConfigProblem[] {
  const ofAll = deniedByAll(upstreams);
  return upstreams.flatMap(({ path, knownAs, denied }) => {
    const own = denied.filter((promise) => !ofAll.includes(promise));
    const message = `is ${knownAs}, which does not support ${own.join(", ")}`;
    return own.length === 0 ? [] : [{ path, message }];
  });
}

function deniedByAll([first, ...others]: readonly Judged[]): readonly string[] {
  return (first?.denied ?? []).filter((promise) =>
    others.every(({ denied }) => denied.includes(promise)),
  );
}

function judge(upstream: UpstreamSection, section: ModelSection, path: string): Judged {
  const { model = "", kind = "openai", quirks } = upstream;
  const known = findKnownModel(model, kind);
  // A quirk is more reliable than the list or the name.
  const states = quirks?.["thinking"] !== undefined || quirks?.["efforts"] !== undefined;
  const promised = states ? "none" : section.capabilities?.reasoning;
  if (known === undefined) {
    const { thinking } = factsByName(model, kind);
    const reasoning = thinking === "always" || thinking === "between-tools" ? "always" : "optional";
    const denied = deniedReasoning(promised, reasoning);
    return { path, knownAs: "taken by its name", denied };
  }
  const reasoning = deniedReasoning(promised, known.capabilities.reasoning);
  const denied = [
    ...deniedCapabilities(section, known),
    ...reasoning,
    ...deniedSizes(section, known),
  ];
  return { path, knownAs: `known as ${known.id}`, denied };
}

function deniedCapabilities(
  { capabilities: promised }: ModelSection,
  { capabilities: known }: KnownModel,
): readonly string[] {
  return [
    promised?.tools === true && !known.tools ? ["tools: true"] : [],
    promised?.images === true && !known.images ? ["images: true"] : [],
    promised?.documents === true && !known.images ? ["documents: true"] : [],
    promised?.structured_output === "strict" && known.structured_output !== "strict"
      ? ["structured_output: strict"]
      : [],
  ].flat();
}

/**
 * Returns the reasoning mode if the model does not support it: `optional` for a model that always
 * reasons, either mode for one that never does.
 */
function deniedReasoning(
  promised: Capabilities["reasoning"] | undefined,
  reasoning: string,
): readonly string[] {
  if (promised === undefined || promised === "none") return [];
  const isKept = reasoning !== "none" && (promised === "always" || reasoning === "optional");
  return isKept ? [] : [`reasoning: ${promised}`];
}

/**
 * Returns sizes that exceed the model's. If the vendor states only an input limit, the list has it
 * as the context length, so the output is added.
 */
function deniedSizes(
  { context_length: context = 0, max_output_tokens: output = 0 }: ModelSection,
  { contextLength, maxOutputTokens }: KnownModel,
): readonly string[] {
  return [
    context > contextLength + maxOutputTokens ? [`context_length: ${context}`] : [],
    output > maxOutputTokens ? [`max_output_tokens: ${output}`] : [],
  ].flat();
}
