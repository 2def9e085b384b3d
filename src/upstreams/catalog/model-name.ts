/** A vendor's own name of a model, as its list of models has it, in lower case. */
export interface ModelName {
  /** Versions are written with a point: `claude-opus-5.5`, for `Claude-Opus-5-5` too. */
  readonly name: string;
  /**
   * Whether another than its vendor writes it so: resellers and clouds put something in front,
   * Ollama a tag behind, and quantised copies the word for it.
   */
  readonly isHosted: boolean;
}

/**
 * What stands in front: folders, a cloud's region and vendor (`us-gov.anthropic.`), a vendor
 * (`anthropic:`, SAP's `anthropic--`, Snowflake's `openai-`), a word of Databricks or of Fireworks on
 * Azure, or of Z.ai's models at Mistral, whose `zai-glm-5` is another model than `glm-5`. Each stands
 * there once, in this order, so that no name takes long to read.
 */
const prefix =
  /^(?:.*\/)?(?:[a-z-]+\.)*(?:(?:anthropic|openai)(?::|--?)|(?:databricks|fw)-)?(?:zai-(?!glm-5$))?/;

/** A fine-tuned model, which takes what its base does: `ft:gpt-4.1:org::id`. */
const fineTuned = /^ft:([^:]+):.*$/;

/**
 * What stands behind: dates and versions of clouds (`-v1:0`, `@default`, `-001`, `-maas`), then
 * variants of routers (`:free`, `:novita`). The names are those of the price map in the Python package
 * litellm (1.110.2).
 */
const suffix =
  /(?:[-@]20\d{2}-?\d{2}-?\d{2}|-(?:0\d|1[0-2])(?:[0-2]\d|3[01])|-v?\d+:\d+|-v\d+|-\d{3}|-maas|(?<=\d.*)-latest|@[a-z]+)*(?::[a-z][a-z-]*)*$/;

/** A tag of Ollama's (`kimi-k3:1t-cloud`), or the word of a quantised copy (`-FP8`, `-GGUF`, `-4bit`). */
const copied = /:|-(?:(?:nv|mx)?fp\d|gguf|awq|gptq|mlx|int\d|\dbit)(?![a-z\d])/;

/** A version's parts: `5-5`, as Fireworks writes `5p5`; what follows may be a size (`-9b`, `-1m`). */
const separator = /(?<=\d)(?:p(?=\d)|-(?=\d{1,2}(?![a-z\d])))/g;

/** A version without its point: Azure's `gpt-35-turbo`, and `gpt-41-copilot`, `claude-opus-41` of GitHub. */
const joinedVersion = /(?<=(?:^gpt|claude-[a-z]+)-[3-9])(?=\d(?![\d.]))/;

/** A version before its family, as SAP and Snowflake write: `claude-5.5-opus`. */
const versionFirst = /(?<![a-z\d])claude-([4-9](?:\.\d+)?)-([a-z]+)/;

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
  return { name: withPoints(withoutSuffix(tail)), isHosted: tail !== written || copied.test(tail) };
}

function withPoints(name: string): string {
  return name
    .replaceAll(separator, ".")
    .replace(joinedVersion, ".")
    .replace(versionFirst, "claude-$2-$1");
}
