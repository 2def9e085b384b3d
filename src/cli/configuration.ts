import { modelRecord } from "../http/records/model-record.ts";
import { type Config, ConfigError } from "../config/config.ts";
import { positional, type Command, type CommandResult } from "./command.ts";
import { describeUpstreams, upstreamTable } from "./describe-upstreams.ts";
import { table } from "./table.ts";

function checked(file: string, check: () => Config): CommandResult {
  try {
    const upstreams = describeUpstreams(check());
    return {
      json: { ok: true, complaints: [], upstreams },
      text: [
        `${file} is valid`,
        ...(upstreams.length > 0 ? ["", upstreamTable(upstreams)] : []),
      ].join("\n"),
    };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    const count = error.complaints.length;
    return {
      json: { ok: false, complaints: error.complaints },
      text: `${file} has ${count} ${count === 1 ? "problem" : "problems"}`,
      note: error.message,
      ok: false,
    };
  }
}

/** Commands about the configuration. */
export const configurationCommands: readonly Command[] = [
  {
    name: "plans list",
    summary: "Lists the plans.",
    run: async (_input, context) => {
      const plans = [...context.loadConfig().plans.values()].map((plan) => ({
        id: plan.id,
        name: plan.name,
        models: plan.models,
        requests_per_minute: plan.requestsPerMinute,
        tokens_per_minute: plan.tokensPerMinute,
        concurrent_requests: plan.concurrentRequests,
      }));
      const rows = plans.map((plan) => [
        plan.id,
        plan.name,
        plan.models.join(","),
        plan.requests_per_minute,
        plan.tokens_per_minute,
        plan.concurrent_requests,
      ]);
      const columns = ["id", "name", "models", "requests/min", "tokens/min", "parallel"];
      return { json: plans, text: table(columns, rows) };
    },
  },
  {
    name: "models list",
    summary: "Lists the catalog, with prices per token.",
    run: async (_input, context) => {
      const models = [...context.loadConfig().catalog.models.values()].map(modelRecord);
      const rows = models.map(({ id, lifecycle, context_length, max_output_tokens, pricing }) => [
        id,
        lifecycle,
        context_length,
        max_output_tokens,
        pricing.prompt,
        pricing.completion,
      ]);
      const columns = ["id", "lifecycle", "context", "max output", "prompt", "completion"];
      return { json: models, text: table(columns, rows) };
    },
  },
  {
    name: "config check",
    summary:
      "Checks a gateway.yaml as the gateway does at start; lists every problem, or each upstream's dialect.",
    positionals: ["FILE"],
    run: async (input, context) => {
      const file = positional(input, 0);
      return checked(file, () => context.checkConfig(file));
    },
  },
];
