import { roles } from "../auth/roles.ts";
import { localServers, vendors } from "../catalog/vendors.ts";
import { providerKinds } from "../catalog/provider-kinds.ts";
import { quirkSchemas } from "../providers/upstream-dialect.ts";
import { alertKinds } from "../ledger/alerts.ts";
import { logLevels } from "../observe/log.ts";

const text = { type: "string", minLength: 1 };
const flag = { type: "boolean" };
const port = { type: "integer", minimum: 0, maximum: 65_535 };
const milliseconds = { type: "integer", minimum: 1, maximum: 86_400_000 };
const limit = { type: "integer", minimum: 1, maximum: 1_000_000_000_000 };
const tokens = { type: "integer", minimum: 0, maximum: 100_000_000 };
const tokenBound = { ...tokens, minimum: 1 };

/** A string in a specific format; complaints read `must be <description>`. */
function form(description: string, pattern: string): object {
  return { type: "string", description, pattern };
}

/** An object that allows only these keys. */
function section(properties: Readonly<Record<string, object>>, required: readonly string[]) {
  return { type: "object", additionalProperties: false, properties, required };
}

function list(items: object, minItems: 0 | 1): object {
  return { type: "array", items, minItems };
}

const timeouts = section(
  {
    connect_ms: milliseconds,
    first_byte_ms: milliseconds,
    idle_ms: milliseconds,
    total_ms: milliseconds,
  },
  [],
);

const origin = form(
  "an origin such as https://app.example.com, without a path, or *",
  String.raw`^(\*|[a-z][a-z0-9+.-]*://[^/?#\s*A-Z]+)$`,
);

const variableName = (what: string): object =>
  form(`the name of an environment variable, never the ${what} itself`, "^[A-Za-z_][A-Za-z0-9_]*$");

const adminToken = section(
  {
    name: form("letters, digits, hyphens and underscores", "^[A-Za-z0-9_-]{1,64}$"),
    role: { enum: roles },
    token_env: variableName("token"),
  },
  ["name", "role", "token_env"],
);

const server = section(
  {
    host: text,
    port,
    max_body_bytes: { type: "integer", minimum: 1_024, maximum: 268_435_456 },
    client_stall_ms: milliseconds,
    drain_delay_ms: { type: "integer", minimum: 0, maximum: 86_400_000 },
    drain_ms: { type: "integer", minimum: 0, maximum: 86_400_000 },
    stored_reply_bytes: { type: "integer", minimum: 1_048_576, maximum: 1_099_511_627_776 },
    body_bytes_in_flight: { type: "integer", minimum: 1_024, maximum: 1_000_000_000_000 },
    connections_per_address: { type: "integer", minimum: 1, maximum: 1_000_000 },
    cors_origins: list(origin, 0),
    data_dir: text,
    workers: { type: "integer", minimum: 1, maximum: 256 },
    log_level: { enum: logLevels },
    metrics_port: port,
    admin_port: port,
    admin_tokens: list(adminToken, 0),
    upstream_timeouts: timeouts,
  },
  [],
);

const localModel = form(
  "the server's name of a model, such as llama3.2 or qwen3:8b",
  "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$",
);
const localServer = section({ base_url: text, models: list(localModel, 1) }, ["base_url"]);

const presets = section(
  Object.fromEntries([
    ...vendors.map(({ name }) => [name, flag] as const),
    ...localServers.map(({ name }) => [name, localServer] as const),
  ]),
  [],
);

const modelPattern = {
  ...form(
    "a model id, or the start of one followed by *, such as openai/*",
    String.raw`^[^*\s]*\*?$`,
  ),
  minLength: 1,
};

const price = form(
  "dollars per token as a decimal string in quotes, with at most 12 digits after the point, " +
    'such as "0.0000025"; free is "0"',
  String.raw`^[0-9]{1,3}(\.[0-9]{1,12}0*)?$`,
);

const pricing = section(
  { prompt: price, completion: price, cached_prompt: price, cache_write: price },
  ["prompt", "completion"],
);

const factor = form(
  'a decimal factor in quotes, with at most 6 digits after the point, such as "1.2"',
  String.raw`^[0-9]{1,4}(\.[0-9]{1,6}0*)?$`,
);

/** Not a union, which would report a mistake once per alternative. */
const margin = {
  allOf: [
    { if: { type: "object" }, else: factor },
    {
      if: { not: { type: "object" } },
      else: { type: "object", propertyNames: modelPattern, additionalProperties: factor },
    },
  ],
};

const plan = section(
  {
    id: form("letters, digits, hyphens and underscores", "^[A-Za-z0-9_-]+$"),
    name: text,
    models: list(modelPattern, 0),
    requests_per_minute: limit,
    tokens_per_minute: limit,
    concurrent_requests: limit,
    margin,
    prices: { type: "object", propertyNames: modelPattern, additionalProperties: pricing },
  },
  ["id", "models"],
);

const headers = {
  type: "object",
  propertyNames: form("the name of an HTTP header", "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"),
  additionalProperties: form(
    "the value of an HTTP header, without line breaks",
    String.raw`^[\t\x20-\x7e\x80-\xff]*$`,
  ),
};

/** Not a union, which would report a mistake once per alternative. */
const command = {
  if: { type: "string" },
  else: {
    type: "array",
    items: text,
    minItems: 1,
    description: "a command, or a list of its words",
  },
};

/** Flags of dialects and facts of models, by their names in the file. */
export const quirksSchema = section(quirkSchemas(), []);
const awsName = form("lower-case letters, digits and hyphens", "^[a-z0-9-]+$");

const upstream = section(
  {
    kind: { enum: Object.keys(providerKinds) },
    base_url: text,
    model: text,
    api_key_env: variableName("key"),
    api_key_file: text,
    api_key_command: command,
    aws_sigv4: section({ region: awsName, service: awsName }, []),
    weight: { type: "number", minimum: 0, maximum: 1_000_000 },
    pricing,
    timeouts,
    headers,
    query: { type: "object", additionalProperties: { type: "string" } },
    dialect: text,
    quirks: quirksSchema,
  },
  ["kind", "model"],
);

const capabilities = section(
  {
    tools: flag,
    images: flag,
    structured_output: { enum: ["none", "best_effort", "strict"] },
    reasoning: { enum: ["none", "optional", "always"] },
  },
  [],
);

const overheads = section(
  {
    per_request_tokens: tokens,
    per_message_tokens: tokens,
    per_tool_tokens: tokens,
    per_image_tokens: tokens,
  },
  [],
);

const model = section(
  {
    id: form(
      "<provider>/<model_name>, such as local/smollm2",
      "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$",
    ),
    display_name: text,
    description: { type: "string" },
    owned_by: text,
    created: form("a date, such as 2026-01-31", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$"),
    lifecycle: { enum: ["preview", "active", "deprecated", "retired"] },
    context_length: tokenBound,
    max_output_tokens: tokenBound,
    capabilities,
    pricing,
    overheads,
    timeouts,
    upstreams: list(upstream, 1),
  },
  ["id", "context_length", "max_output_tokens", "pricing", "upstreams"],
);

const alertWebhook = section(
  {
    id: form("letters, digits, hyphens and underscores", "^[A-Za-z0-9_-]{1,64}$"),
    url: text,
    secret_env: variableName("secret"),
    secret_file: text,
    kinds: list({ enum: alertKinds }, 1),
  },
  ["id", "url"],
);

const alerts = section(
  {
    low_balance: form(
      'US dollars in quotes, such as "5.00"',
      String.raw`^[0-9]{1,7}(\.[0-9]{1,9})?$`,
    ),
    budget_share: { type: "number", minimum: 0.01, maximum: 1 },
    check_seconds: { type: "integer", minimum: 1, maximum: 86_400 },
    webhooks: list(alertWebhook, 1),
  },
  ["webhooks"],
);

/** The schema of `gateway.yaml`; docs/gateway.sample.yaml explains each key. */
export const gatewaySchema = section(
  { server, presets, plans: list(plan, 0), models: list(model, 0), alerts },
  [],
);
