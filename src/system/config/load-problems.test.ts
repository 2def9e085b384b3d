import { describe, expect, it } from "vitest";
import { problemsOf, fromFile, sampleModel, withFile, withLine } from "./test-load-config.ts";

describe("problems about the file", () => {
  it.each([
    [
      "a price with too many digits",
      withLine('"0.00000001"', '"0.0000000000001"'),
      "models[0].pricing.prompt: must be dollars per token",
    ],
    [
      "a price that is not a string",
      withLine('"0.00000001"', "0.00000001"),
      "models[0].pricing.prompt: must be dollars per token",
    ],
    [
      "a price of thousands per token",
      withLine('"0.00000001"', '"1000"'),
      "models[0].pricing.prompt: must be dollars per token",
    ],
    [
      "a negative price",
      withLine('"0.00000001"', '"-1"'),
      "models[0].pricing.prompt: must be dollars per token",
    ],
    [
      "a model without a price",
      withLine('pricing: { prompt: "0.00000001", completion: "0.00000002" }', ""),
      "models[0].pricing: is missing",
    ],
    [
      "an incomplete price",
      withLine('prompt: "0.00000001", ', ""),
      "models[0].pricing.prompt: is missing",
    ],
    [
      "a model's name at the vendor with half of a surrogate pair",
      withLine("smollm2 }", '"smollm2\\ud83d" }'),
      "models[0].upstreams[0].model: must be one line of text, without control characters",
    ],
    [
      "a display name with a line break",
      withLine("context_length", 'display_name: "a\\nb"\n    context_length'),
      "models[0].display_name: must be one line of text, without control characters",
    ],
    [
      "an unknown key",
      withLine("context_length", "contxt_length"),
      'models[0].contxt_length: unknown key; did you mean "context_length"?',
    ],
    [
      "an unknown key that resembles no other",
      withLine("smollm2 }", "smollm2, zzzzzzzzz: 1 }"),
      "models[0].upstreams[0].zzzzzzzzz: unknown key; allowed here: kind, base_url",
    ],
    [
      "a dialect that the kind does not support",
      withLine("smollm2 }", "smollm2, dialect: mistrl }"),
      'models[0].upstreams[0].dialect: is not known to this kind of upstream; did you mean "mistral"?',
    ],
    [
      "a dialect of another kind",
      withLine("smollm2 }", "smollm2, dialect: bedrock }"),
      "models[0].upstreams[0].dialect: is not known to this kind of upstream; known to this kind: compatible, openai,",
    ],
    [
      "an unknown quirk",
      withLine("smollm2 }", "smollm2, quirks: { stop_mx: 4 } }"),
      'models[0].upstreams[0].quirks.stop_mx: unknown key; did you mean "stop_max"?',
    ],
    [
      "a quirk of another kind",
      withLine("kind: openai,", "kind: anthropic, quirks: { stop_max: 4 },"),
      "models[0].upstreams[0].quirks.stop_max: is not known to this kind of upstream",
    ],
    [
      "an invalid value of a quirk",
      withLine("smollm2 }", "smollm2, quirks: { sampling: some } }"),
      'models[0].upstreams[0].quirks.sampling: must be one of all, one, none, effort-none-only, not "some"',
    ],
    [
      "an id without a provider",
      withLine("local/smollm2", "smollm2"),
      "models[0].id: must be <provider>/<model_name>",
    ],
    [
      "an id of the sandbox",
      withLine("local/smollm2", "sandbox/mine"),
      "models[0].id: ids under sandbox/ are reserved",
    ],
    [
      "an unknown kind",
      withLine("kind: openai", "kind: gemini"),
      'models[0].upstreams[0].kind: must be one of openai, openai-responses, anthropic, sandbox, not "gemini"',
    ],
    [
      "an output bound above the context",
      withLine("2048", "5000"),
      "models[0].max_output_tokens: is above context_length",
    ],
    [
      "a price above the countable range",
      withLine('"0.00000001"', '"999"'),
      "models[0].pricing: one full request would cost over",
    ],
    [
      "a cache-write price above the countable range",
      withLine('completion: "0.00000002"', 'completion: "0", cache_write: "999"'),
      "models[0].pricing: one full request would cost over",
    ],
    [
      "tiers that are not in ascending order",
      withLine(
        'completion: "0.00000002"',
        'completion: "0", tiers: [{ above_input_tokens: 9 }, { above_input_tokens: 9 }]',
      ),
      "models[0].pricing.tiers[1].above_input_tokens: must be above 9, that of the tier before it",
    ],
    [
      "a tier without its number",
      withLine('completion: "0.00000002"', 'completion: "0", tiers: [{ prompt: "1" }]'),
      "models[0].pricing.tiers[0].above_input_tokens: is missing",
    ],
    [
      "a cached price above the countable range",
      withLine('completion: "0.00000002"', 'completion: "0", cached_prompt: "999"'),
      "models[0].pricing: one full request would cost over",
    ],
    [
      "an invalid address",
      withLine("http://127.0.0.1:9000/v1/", "nowhere"),
      "models[0].upstreams[0].base_url: must be an address",
    ],
    [
      "an address with another scheme",
      withLine("http://127.0.0.1:9000/v1/", "ftp://a.example"),
      "models[0].upstreams[0].base_url: must begin with http(s)://",
    ],
    [
      "an address with a password",
      withLine("http://127", "http://me:secret@127"),
      "models[0].upstreams[0].base_url: must not contain a user or password",
    ],
    [
      "an address with a query",
      withLine("/v1/", "/v1?a=b"),
      "models[0].upstreams[0].base_url: must not contain ? or #",
    ],
    [
      "no address",
      withLine('base_url: "http://127.0.0.1:9000/v1/", ', ""),
      "models[0].upstreams[0].base_url: is missing",
    ],
    [
      "the gateway's own address",
      withLine("127.0.0.1:9000", "localhost:8080"),
      "models[0].upstreams[0].base_url: points at the gateway itself",
    ],
    [
      "a key variable that is not set",
      withLine("smollm2 }", "smollm2, api_key_env: LOCAL_KEY }"),
      "models[0].upstreams[0].api_key_env: the variable LOCAL_KEY is not set",
    ],
    [
      "a missing key file",
      withLine("smollm2 }", "smollm2, api_key_file: key }"),
      "models[0].upstreams[0].api_key_file: the file key cannot be read (ENOENT)",
    ],
    [
      "a key file with only white space",
      withFile("key", " \n", withLine("smollm2 }", "smollm2, api_key_file: key }")),
      "models[0].upstreams[0].api_key_file: the file key is empty",
    ],
    [
      "a key from a variable and a file",
      withLine("smollm2 }", "smollm2, api_key_env: A, api_key_file: b }"),
      "models[0].upstreams[0].api_key_file: give api_key_env or api_key_file, not both",
    ],
    [
      "a key from a file and a command",
      withLine("smollm2 }", "smollm2, api_key_file: key, api_key_command: az }"),
      "models[0].upstreams[0].api_key_command: give api_key_file or api_key_command, not both",
    ],
    [
      "a command that is neither a string nor a list",
      withLine("smollm2 }", "smollm2, api_key_command: { run: az } }"),
      "models[0].upstreams[0].api_key_command: must be a command, or a list of its words",
    ],
    [
      "an empty command",
      withLine("smollm2 }", "smollm2, api_key_command: [] }"),
      "models[0].upstreams[0].api_key_command: must be a command, or a list of its words",
    ],
    [
      "a command word that is not a string",
      withLine("smollm2 }", "smollm2, api_key_command: [az, 1] }"),
      "models[0].upstreams[0].api_key_command[1]: must be of type string",
    ],
    [
      "a command that needs a shell",
      withLine("smollm2 }", "smollm2, api_key_command: 'cat a | head -1' }"),
      "models[0].upstreams[0].api_key_command: is run without a shell; give a list of words",
    ],
    [
      "AWS signatures without keys",
      withLine("smollm2 }", "smollm2, aws_sigv4: { region: eu-central-1 } }"),
      "models[0].upstreams[0].aws_sigv4: the variable AWS_ACCESS_KEY_ID is not set",
    ],
    [
      "AWS signatures without a region",
      withLine("smollm2 }", "smollm2, aws_sigv4: {}, api_key_command: aws }"),
      "models[0].upstreams[0].aws_sigv4.region: is missing",
    ],
    [
      "AWS signatures and an API key",
      withLine(
        "smollm2 }",
        "smollm2, aws_sigv4: { region: eu-central-1 }, api_key_env: LOCAL_KEY }",
      ),
      "models[0].upstreams[0].api_key_env: give an API key or aws_sigv4, not both",
    ],
    [
      "an invalid region",
      withLine("smollm2 }", 'smollm2, aws_sigv4: { region: "EU" } }'),
      "models[0].upstreams[0].aws_sigv4.region: must be lower-case letters, digits and hyphens",
    ],
    [
      "weights that are all 0",
      withLine("smollm2 }", "smollm2, weight: 0 }"),
      "models[0].upstreams: at least one upstream needs a weight above 0",
    ],
    [
      "an invalid header",
      withLine("smollm2 }", 'smollm2, headers: { "a b": c } }'),
      "models[0].upstreams[0].headers.a b: is not a valid name here",
    ],
    [
      "a header with a line break",
      withLine("smollm2 }", 'smollm2, headers: { a: "b\\nc" } }'),
      "models[0].upstreams[0].headers.a: must be the value of an HTTP header",
    ],
    [
      "a date that does not exist",
      withLine("context_length", "created: 2026-99-01\n    context_length"),
      "models[0].created: is not a date in the calendar",
    ],
    [
      "no upstream",
      withLine('- { kind: openai, base_url: "http://127.0.0.1:9000/v1/", model: smollm2 }', "[]"),
      "models[0].upstreams: must NOT have fewer than 1 items",
    ],
    [
      "an unknown sandbox model",
      withLine(
        'kind: openai, base_url: "http://127.0.0.1:9000/v1/", model: smollm2',
        "kind: sandbox, model: magic",
      ),
      "models[0].upstreams[0].model: must be one of the sandbox models echo",
    ],
    [
      "a duplicate id",
      fromFile(`models:${sampleModel}${sampleModel}`),
      'models[1].id: the model "local/smollm2" is already defined',
    ],
    [
      "a duplicate plan",
      fromFile("plans: [{id: a, models: []}, {id: a, models: []}]"),
      'plans[1].id: the plan "a" is already defined',
    ],
    ["a plan without models", fromFile("plans: [{ id: a }]"), "plans[0].models: is missing"],
    [
      "an invalid pattern",
      fromFile('plans: [{ id: a, models: ["a*b"] }]'),
      "plans[0].models[0]: must be a model id, or the start of one",
    ],
    [
      "a limit of 0",
      fromFile("plans: [{ id: a, models: [], requests_per_minute: 0 }]"),
      "plans[0].requests_per_minute: must be >= 1",
    ],
    [
      "an item of another type",
      fromFile("models: [nonsense]"),
      "models[0]: must be of type object",
    ],
    ["a file of another type", fromFile("just text"), "(top level): must be of type object"],
    ["text that is not YAML", fromFile("models: [\n  {"), "line 2, column"],
    ["a duplicate YAML key", fromFile("server: {}\nserver: {}"), "line 2, column 1: "],
    [
      "a bad address of a local server",
      fromFile("presets: { ollama: { base_url: x } }"),
      "presets.ollama.base_url: must be an address",
    ],
  ])("name %s", (_name, given, problem) => {
    const found = problemsOf(given);
    expect(found.map((line) => line.slice(0, problem.length))).toContain(problem);
    expect(found.join("\n")).not.toContain("secret");
  });

  it("report all problems at once", () => {
    const given = {
      env: { PORT: "x", DEMO: "0" },
      files: {
        "gateway.yaml": `
sever: {}
models:
  - id: a/b
    context_length: no
    max_output_tokens: 9
    upstreams: [{ kind: openai, base_url: "http://127.0.0.1:8080", model: m, api_key_env: NONE }]
  - nonsense
plans: [{ id: p, models: [1] }, { id: p, models: [] }]`,
      },
    };
    expect(
      problemsOf(given)
        .map((line) => line.slice(0, line.indexOf(":")))
        .sort(),
    ).toEqual([
      "DEMO",
      "PORT",
      "models[0].context_length",
      "models[0].pricing",
      "models[0].upstreams[0].api_key_env",
      "models[0].upstreams[0].base_url",
      "models[1]",
      "plans[0].models[0]",
      "plans[1].id",
      "sever",
    ]);
  });
});

describe("a price that exceeds the countable range", () => {
  const prices = 'prompt: "0.00000001", completion: "0.00000002"';
  it.each([
    ["prompt", 'prompt: "3", completion: "0"'],
    ["completion", 'prompt: "0", completion: "5"'],
    ["cached prompt", `${prices}, cached_prompt: "3"`],
    ["cache write", `${prices}, cache_write: "3"`],
    ["cache write for an hour", `${prices}, cache_write_1h: "3"`],
    ["prompt of a tier", `${prices}, tiers: [{ above_input_tokens: 9, prompt: "3" }]`],
    ["prompt and completion together", 'prompt: "2", completion: "2"'],
  ])("is refused for %s", (_bucket, given) => {
    const [problem] = problemsOf(withLine(prices, given));
    expect(problem).toMatch(/^models\[0\]\.pricing: /);
  });

  it("is accepted if only one of two input buckets can be full", () => {
    const given = 'prompt: "2", completion: "0", cached_prompt: "2", cache_write: "2"';
    expect(problemsOf(withLine(prices, given))).toEqual([]);
  });
});

describe("problems about the environment", () => {
  it.each([
    ["PORT", "70000", "PORT: must be a whole number from 0 to 65535"],
    ["PORT", "80.5", "PORT: must be a whole number"],
    ["PORT", "0x50", "PORT: must be a whole number"],
    ["REUSE_PORT", "yes", "REUSE_PORT: must be on or off"],
    ["REUSE_PORT", "on", "REUSE_PORT: needs DATABASE_URL: the embedded ledger belongs"],
    ["METRICS_PORT", "8080", "METRICS_PORT: is the gateway's own port"],
    ["LOG_LEVEL", "loud", "LOG_LEVEL: must be one of trace, debug"],
    ["DATABASE_URL", "mysql://u:secret@db", "DATABASE_URL: must be an address such as postgres://"],
    ["DATABASE_URL", "postgres://u:secret@a/b?sslmode=x", "DATABASE_URL: the parameter sslmode"],
    ["DATABASE_URL_FILE", "none", "DATABASE_URL_FILE: the file none cannot be read (ENOENT)"],
    ["SHARD", "eu", "SHARD: must be 4 to 8 letters and digits"],
    ["REDIS_URL", "secret", "REDIS_URL: must be an address such as redis://"],
    ["REDIS_URL", "redis://:secret@a,b", "REDIS_URL: must name one host with redis://"],
    ["REDIS_URL", "redis://:secret@a/x", "REDIS_URL: the database in its path must be a number"],
    ["REDIS_URL", "redis+sentinel://:secret@a", "REDIS_URL: must name the primary"],
    ["REDIS_URL", "redis+cluster://:secret@a/1", "REDIS_URL: must not name a database"],
    [
      "GATEWAY_CONFIG",
      "none.yaml",
      "GATEWAY_CONFIG: the file /srv/none.yaml cannot be read (ENOENT)",
    ],
    [
      "VLLM_BASE_URL",
      "http://127.0.0.1:1/v1",
      "VLLM_BASE_URL: does not say which models are served; name them as presets.vllm.models",
    ],
    [
      "LMSTUDIO_BASE_URL",
      "http://127.0.0.1:1/v1",
      "LMSTUDIO_BASE_URL: does not say which models are served; name them as presets.lmstudio.models",
    ],
    ["OLLAMA_BASE_URL", "nowhere", "OLLAMA_BASE_URL: must be an address"],
  ])("name %s=%s", (variable, value, problem) => {
    const found = problemsOf({ env: { [variable]: value } });
    expect(found).toHaveLength(1);
    expect(found[0]?.slice(0, problem.length)).toBe(problem);
    expect(found[0]).not.toContain("secret");
  });
});
