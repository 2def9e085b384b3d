import { describeUpstreams } from "../admin/describe-upstreams.ts";
import type { Config } from "../../system/config/config.ts";
import { ConfigError } from "../../system/config/config-problems.ts";
import { describeMissingPlan, missingPlans } from "../../core/ledger/missing-plans.ts";
import {
  type Command,
  type CliDependencies,
  type CommandInput,
  type CommandResult,
  NoLedger,
  withoutObject,
  positional,
} from "./command.ts";
import { optionsOf, readFields } from "./field-options.ts";
import { table } from "./table.ts";
import { upstreamTable } from "./upstreams.ts";

type ConfigWarning = Config["warnings"][number];

const lines = (problems: readonly ConfigWarning[]): string =>
  problems.map(({ path, message }) => `${path}: ${message}`).join("\n");

function invalidFile(file: string, { problems, message }: ConfigError): CommandResult {
  const count = problems.length;
  return {
    json: { ok: false, complaints: problems },
    text: `${file} has ${count} ${count === 1 ? "problem" : "problems"}`,
    note: message,
    ok: false,
  };
}

/**
 * Returns the conflicts between the ledger and the file: plans of accounts that the file omits, and
 * a database that may lose acknowledged writes. Without a ledger there are no conflicts.
 */
async function compareLedger(
  config: Config,
  dependencies: CliDependencies,
): Promise<readonly ConfigWarning[]> {
  const found: ConfigWarning[] = [];
  const onRisk = (message: string): void => {
    found.push({ path: "DATABASE_URL", message });
  };
  try {
    const store = await dependencies.openStore({ create: false, place: config, onRisk });
    const missing = missingPlans(await store.countPlans(), config.plans);
    found.push(...missing.map((plan) => ({ path: "plans", message: describeMissingPlan(plan) })));
    return found;
  } catch (error) {
    if (error instanceof NoLedger) return [];
    const reason = error instanceof Error ? error.message : String(error);
    return [{ path: "plans", message: `not compared with the ledger's accounts: ${reason}` }];
  }
}

async function checkFile(
  input: CommandInput,
  dependencies: CliDependencies,
): Promise<CommandResult> {
  const file = positional(input, 0);
  const withoutKeys = input.flags.has("no-secrets");
  try {
    const config = dependencies.checkConfig(file, { withoutKeys });
    const upstreams = describeUpstreams(config.catalog).map(withoutObject);
    const ignoring = [...config.plans.values()].flatMap(({ id, unlistedFields }) =>
      unlistedFields === "ignore" ? [id] : [],
    );
    const warnings = [...config.warnings, ...(await compareLedger(config, dependencies))];
    return {
      json: {
        ok: true,
        complaints: [],
        warnings,
        plans_ignoring_unlisted_fields: ignoring,
        upstreams,
      },
      text: [
        `${file} is valid`,
        ...(ignoring.length > 0
          ? [`plans that ignore unlisted fields: ${ignoring.join(", ")}`]
          : []),
        ...(upstreams.length > 0 ? ["", upstreamTable(upstreams)] : []),
      ].join("\n"),
      ...(warnings.length > 0 && { note: `warnings:\n${lines(warnings)}` }),
    };
  } catch (error) {
    if (error instanceof ConfigError) return invalidFile(file, error);
    throw error;
  }
}

/** Commands about the configuration. */
export const configurationCommands: readonly Command[] = [
  {
    name: "plans list",
    summary: "Lists the plans.",
    run: async (_input, { call }) => {
      const plans = (await call("listPlans")).data.map(withoutObject);
      const rows = plans.map((plan) => [
        plan.id,
        plan.name,
        plan.models.join(","),
        plan.requests_per_minute,
        plan.tokens_per_minute,
        plan.concurrent_requests,
        plan.unlisted_fields,
      ]);
      const columns = [
        ...["id", "name", "models", "requests/min", "tokens/min", "concurrent requests"],
        "unlisted fields",
      ];
      return { json: plans, text: table(columns, rows) };
    },
  },
  {
    name: "models list",
    summary: "Lists the catalog, with prices per token, a line for each tier.",
    options: optionsOf("listCatalog"),
    run: async (input, { call }) => {
      const models = (await call("listCatalog", { query: readFields("listCatalog", input) })).data;
      const rows = models.flatMap(({ id, lifecycle, pricing, pricing_tiers, ...model }) =>
        (pricing_tiers ?? [{ ...pricing, above_input_tokens: 0 }]).map((prices) => [
          id,
          lifecycle,
          model.context_length,
          model.max_output_tokens,
          prices.above_input_tokens,
          prices.prompt,
          prices.completion,
        ]),
      );
      const columns = [
        ...["id", "lifecycle", "context", "max output"],
        ...["input above", "prompt", "completion"],
      ];
      return { json: models, text: table(columns, rows) };
    },
  },
  {
    name: "config check",
    summary:
      "Checks a gateway.yaml as the gateway does at start; lists every problem, or each upstream's dialect.",
    positionals: ["FILE"],
    options: { "no-secrets": { summary: "without reading the upstream keys" } },
    run: checkFile,
  },
];
