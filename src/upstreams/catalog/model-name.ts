/** A vendor's own name of a model, as in its list of models, in lower case. */
export interface ModelName {
  /** Versions are written with a point: `claude-opus-5.5`, also for `Claude-Opus-5-5`. */
  readonly name: string;
  /**
   * True if the name is not in its vendor's own form: resellers and clouds add a prefix, Ollama a
   * tag, and quantised copies the name of the quantisation.
   */
  readonly isHosted: boolean;
}

/**
 * Prefixes of names: folders, a cloud's region and vendor (`us-gov.anthropic.`), a vendor
 * (`anthropic:`, SAP's `anthropic--`, Snowflake's `openai-`), the prefix of Databricks or of
 * Fireworks on Azure, or of Z.ai's models at Mistral, whose `zai-glm-5` is another model than
 * `glm-5`. Each occurs at most once, in this order, so that every name is read quickly.
 */
const prefix =
  /^(?:.*\/)?(?:[a-z-]+\.)*(?:(?:anthropic|openai)(?::|--?)|(?:databricks|fw)-)?(?:zai-(?!glm-5$))?/;

/** A fine-tuned model, which accepts the same parameters as its base: `ft:gpt-4.1:org::id`. */
const fineTuned = /^ft:([^:]+):.*$/;

/**
 * Suffixes of names: dates and versions of clouds (`-v1:0`, `@default`, `-001`, `-maas`), then
 * variants of routers (`:free`, `:novita`). The names are those of the price map in the Python
 * package litellm (1.110.2).
 */
const suffix =
  /(?:[-@]20\d{2}-?\d{2}-?\d{2}|-(?:0\d|1[0-2])(?:[0-2]\d|3[01])|-v?\d+:\d+|-v\d+|-\d{3}|-maas|(?<=\d.*)-latest|@[a-z]+)*(?::[a-z][a-z-]*)*$/;

/**
 * An Ollama tag (`kimi-k3:1t-cloud`), or the suffix of a quantised copy (`-FP8`, `-GGUF`, `-4bit`).
 */
const copied = /:|-(?:(?:nv|mx)?fp\d|gguf|awq|gptq|mlx|int\d|\dbit)(?![a-z\d])/;

/**
 * Separator within a version: `5-5`, or `5p5` at Fireworks. A following part may be a size (`-9b`,
 * `-1m`).
 */
const separator = /(?<=\d)(?:p(?=\d)|-(?=\d{1,2}(?![a-z\d])))/g;

/**
 * A version without its point: Azure's `gpt-35-turbo`, and GitHub's `gpt-41-copilot`,
 * `claude-opus-41`.
 */
const joinedVersion = /(?<=(?:^gpt|claude-[a-z]+)-[3-9])(?=\d(?![\d.]))/;

/** A version before its family, as at SAP and Snowflake: `claude-5.5-opus`. */
const versionFirst = /(?<![a-z\d])claude-([4-9](?:\.\d+)?)-([a-z]+)/;

/** Returns a name without its prefix, normalized for comparison. */
export function comparedName(model: string): string {
  return withPoints(model.toLowerCase().replace(prefix, ""));
}

/** Returns a name without its suffix, in lower case. */
export function withoutSuffix(model: string): string {
  return model.toLowerCase().replace(suffix, "");
}

/** Extracts the vendor's own name from an upstream's name of a model. */
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
