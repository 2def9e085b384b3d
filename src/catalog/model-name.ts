/** A vendor's own name of a model, as its list of models has it, in lower case. */
export interface ModelName {
  /** Versions are written with a point: `claude-opus-5.5`, for `Claude-Opus-5-5` too. */
  readonly name: string;
  /** Whether something stood in front of it, as resellers and clouds write. */
  readonly isPrefixed: boolean;
}

/**
 * What stands in front: folders, a cloud's region and vendor (`us-gov.anthropic.`), a registry's
 * vendor (`anthropic:`), or a word of Databricks, of Fireworks on Azure, or of Z.ai's models at
 * Mistral, whose `zai-glm-5` is another model than `glm-5`.
 */
const prefix = /^(?:.*\/|(?:[a-z-]+\.)+|(?:anthropic|openai):|(?:databricks|fw)-|zai-(?!glm-5$))+/;

/** A fine-tuned model, which takes what its base does: `ft:gpt-4.1:org::id`. */
const fineTuned = /^ft:([^:]+):.*$/;

/**
 * What stands behind: dates, versions of clouds (`-v1:0`, `@default`, `-001`, `-maas`), and variants
 * of routers (`:free`, `:novita`). The names are those of the price map in the Python package litellm
 * (1.110.2).
 */
const suffix =
  /(?:[-@]20\d{2}-?\d{2}-?\d{2}|-(?:0\d|1[0-2])(?:[0-2]\d|3[01])|-v?\d+:\d+|-v\d+|-\d{3}|-maas|(?<=\d.*)-latest|@[a-z]+|:[a-z][a-z-]*)+$/;

/** A version's parts: `5-5`, as Fireworks writes `5p5`; what follows may be a size (`-9b`, `-1m`). */
const separator = /(?<=\d)(?:p(?=\d)|-(?=\d{1,2}(?![a-z\d])))/g;

/** A name without what stands in front of it, in the form that names are compared in. */
export function comparedName(model: string): string {
  return withPoints(model.toLowerCase().replace(prefix, ""));
}

/** A name without what stands behind it, in lower case. */
export function withoutSuffix(model: string): string {
  return model.toLowerCase().replace(suffix, "");
}

/** Reads the vendor's own name out of an upstream's name of a model. */
export function readModelName(model: string): ModelName {
  const written = model.toLowerCase().replace(fineTuned, "$1");
  const tail = written.replace(prefix, "");
  return { name: withPoints(withoutSuffix(tail)), isPrefixed: tail !== written };
}

function withPoints(name: string): string {
  return name.replaceAll(separator, ".");
}
