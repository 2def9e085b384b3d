import { roles } from "../../access/auth/roles.ts";
import {
  localServers,
  vendors,
  type LocalServerName,
  type VendorName,
} from "../../upstreams/catalog/vendors.ts";
import { providerKinds, type ProviderKind } from "../../upstreams/catalog/provider-kinds.ts";
import { quirkSchemas } from "../../upstreams/providers/upstream-dialect.ts";
import { alertKinds } from "../../core/ledger/alerts.ts";
import { unlistedFieldRules } from "../../core/ledger/unlisted-fields.ts";
import {
  flag,
  form,
  integer,
  list,
  mapOf,
  milliseconds,
  section,
  text,
  typed,
} from "./schema-parts.ts";
import { settingSchemas } from "./settings.ts";

const limit = integer(1, 1_000_000_000_000);
const customerKeys = integer(1, 1_000);
const tokens = integer(0, 100_000_000);
const tokenBound = { ...tokens, minimum: 1 };

const timeouts = section(
  {
    connect_ms: milliseconds,
    first_byte_ms: milliseconds,
    idle_ms: milliseconds,
    total_ms: milliseconds,
  },
  [],
);

const variableName = (what: string) =>
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
  { ...settingSchemas(), admin_tokens: list(adminToken, 0), upstream_timeouts: timeouts },
  [],
);

const localModel = form(
  "the server's name of a model, such as llama3.2 or qwen3:8b",
  "^[A-Za-z0-9][A-Za-z0-9._:@+/-]*$",
);
const localServer = section({ base_url: text, models: list(localModel, 1) }, ["base_url"]);

/** Schemas of the presets. False disables a vendor even if its key is set in the environment. */
type PresetSchemas = { readonly [Name in VendorName]: typeof flag } & {
  readonly [Name in LocalServerName]: typeof localServer;
};

const presets = section(
  Object.fromEntries([
    ...localServers.map(({ name }) => [name, localServer] as const),
    ...vendors.map(({ name }) => [name, flag] as const),
  ]) as PresetSchemas,
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

const tokenPrices = {
  prompt: price,
  completion: price,
  cached_prompt: price,
  cache_write: price,
  cache_write_1h: price,
} as const;

/** At most as many tiers as the contract's `pricing_tiers` lists after the first. */
const PRICE_TIERS_MAX = 31;

const pricing = section(
  {
    ...tokenPrices,
    /** The prices of a whole request, by its input tokens. */
    tiers: {
      ...list(
        section({ above_input_tokens: tokenBound, ...tokenPrices }, ["above_input_tokens"]),
        1,
      ),
      maxItems: PRICE_TIERS_MAX,
    },
  },
  ["prompt", "completion"],
);

const factor = form(
  'a decimal factor in quotes, with at most 6 digits after the point, such as "1.2"',
  String.raw`^[0-9]{1,4}(\.[0-9]{1,6}0*)?$`,
);

/**
 * A decimal factor for the catalog's prices, or one factor per model pattern. Not a union, which
 * would report a mistake once per alternative.
 */
const margin = typed<string | Readonly<Record<string, string>>>({
  allOf: [
    { if: { type: "object" }, else: factor },
    {
      if: { not: { type: "object" } },
      else: { type: "object", propertyNames: modelPattern, additionalProperties: factor },
    },
  ],
});

/** Prices that replace those of the catalog, by model pattern. */
const prices = { ...mapOf(pricing), propertyNames: modelPattern };

const cacheMarks = { enum: ["off", "auto"] } as const;

const plan = section(
  {
    id: form("letters, digits, hyphens and underscores", "^[A-Za-z0-9_-]+$"),
    name: text,
    models: list(modelPattern, 0),
    requests_per_minute: limit,
    tokens_per_minute: limit,
    concurrent_requests: limit,
    cached_tokens_count: { enum: ["full", "none"] },
    unlisted_fields: { enum: unlistedFieldRules },
    cache_marks: cacheMarks,
    customer_keys: customerKeys,
    margin,
    prices,
  },
  ["id", "models"],
);

const headers = {
  ...mapOf(
    form("the value of an HTTP header, without line breaks", String.raw`^[\t\x20-\x7e\x80-\xff]*$`),
  ),
  propertyNames: form("the name of an HTTP header", "^[A-Za-z0-9!#$%&'*+.^_`|~-]+$"),
};

/**
 * A command that prints a key or token. A string is split into words, never passed to a shell. Not
 * a union, which would report a mistake once per alternative.
 */
const command = typed<string | readonly (string | null)[]>({
  if: { type: "string" },
  else: {
    type: "array",
    // Not `text`: a word that is a script may have several lines.
    items: { type: "string", minLength: 1 },
    minItems: 1,
    description: "a command, or a list of its words",
  },
});

/** Flags of dialects and facts about models, by their names in the file. */
export const quirksSchema = section(quirkSchemas(), []);
const awsName = form("lower-case letters, digits and hyphens", "^[a-z0-9-]+$");

const upstream = section(
  {
    kind: { enum: Object.keys(providerKinds) as ProviderKind[] },
    base_url: text,
    model: text,
    api_key_env: variableName("key"),
    api_key_file: text,
    api_key_command: command,
    /** Signs calls with AWS keys. */
    aws_sigv4: section({ region: awsName, service: awsName }, []),
    weight: { type: "number", minimum: 0, maximum: 1_000_000 },
    /** The operator's cost, if it differs from the model's price. */
    pricing,
    timeouts,
    headers,
    query: mapOf({ type: "string" }),
    /** Whether URLs of images that lead into a private network are refused. */
    fetches_images: flag,
    /** The name of a dialect of this kind. */
    dialect: text,
    quirks: typed<Readonly<Record<string, unknown>>>(quirksSchema),
  },
  ["kind", "model"],
);

const capabilities = section(
  {
    tools: flag,
    images: flag,
    documents: flag,
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

const date = form("a date, such as 2026-01-31", "^[0-9]{4}-[0-9]{2}-[0-9]{2}$");

const modelId = form(
  "<provider>/<model_name>, such as local/smollm2",
  "^[A-Za-z0-9][A-Za-z0-9._-]*/[A-Za-z0-9][A-Za-z0-9._:@+/-]*$",
);

const model = section(
  {
    id: modelId,
    display_name: text,
    description: { type: "string" },
    owned_by: text,
    created: date,
    lifecycle: { enum: ["preview", "active", "deprecated", "retired"] },
    deprecated_at: date,
    retires_at: date,
    replacement: modelId,
    context_length: tokenBound,
    max_output_tokens: tokenBound,
    capabilities,
    pricing,
    overheads,
    cache_marks: cacheMarks,
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

const alertCustomers = section(
  { secret_env: variableName("secret"), secret_file: text, private_addresses: flag },
  [],
);

const alerts = section(
  {
    low_balance: form(
      'US dollars in quotes, such as "5.00"',
      String.raw`^[0-9]{1,7}(\.[0-9]{1,9})?$`,
    ),
    /** For example 0.8: when 80 % is spent. */
    budget_share: { type: "number", minimum: 0.01, maximum: 1 },
    check_seconds: integer(1, 86_400),
    webhooks: list(alertWebhook, 1),
    customers: alertCustomers,
  },
  [],
);

const color = form("a colour such as #3a55d9, in quotes", "^#[0-9a-fA-F]{6}$");
const shortText = { ...text, maxLength: 200 } as const;
const email = form("an e-mail address", String.raw`^[^\s@"'<>]+@[^\s@"'<>]+$`);

const address = { ...list(shortText, 0), maxItems: 64 } as const;

const brand = section(
  {
    name: { ...text, maxLength: 60 },
    logo: text,
    accent: section({ light: color, dark: color }, ["light", "dark"]),
    support: section({ email, url: shortText }, []),
    seller: section({ name: shortText, address, tax_id: shortText }, ["name"]),
  },
  [],
);

/**
 * The schema of `gateway.yaml`; docs/gateway.sample.yaml explains each key. The presets come last,
 * so that a new vendor does not change the compiled code before them.
 */
export const gatewaySchema = section(
  { server, brand, plans: list(plan, 0), models: list(model, 0), alerts, presets },
  [],
);
