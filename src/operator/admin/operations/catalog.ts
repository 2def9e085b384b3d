import type { Schemas } from "../../../../generated/admin/types.ts";
import { modelRecord } from "../../../upstreams/catalog/model-record.ts";
import type { Model } from "../../../upstreams/catalog/model.ts";
import { listModels } from "../../../upstreams/catalog/find-model.ts";
import { lifecycleAt } from "../../../upstreams/catalog/lifecycle.ts";
import { coversModel, type Plan } from "../../../upstreams/catalog/plan.ts";
import { providerKinds } from "../../../upstreams/catalog/provider-kinds.ts";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import { formatAmount, nanoUsd } from "../../../core/money/amounts.ts";
import { abilities } from "../../../upstreams/probe/abilities.ts";
import type { Target } from "../../../upstreams/probe/ask.ts";
import { probeCost, probe } from "../../../upstreams/probe/probe.ts";
import { SEARCH_CHECKS_MAX } from "../../../upstreams/probe/find-quirks.ts";
import type { AdminInput } from "../../../wire/contract/admin-contract.ts";
import type { AdminDependencies, AdminOperation } from "../operation.ts";
import { describeUpstreams } from "../describe-upstreams.ts";
import { notFound } from "../values.ts";

/** `GET /plans`. */
export const listPlans: AdminOperation<"listPlans"> = async ({ query, dependencies }) => {
  const data = [...dependencies.plans().values()].map(planRecord);
  if (query.accounts !== "true") return { object: "list", data };
  const store = await dependencies.openStore();
  const counts = new Map(
    (await store.countPlans()).map(({ planId, accounts }) => [planId, accounts]),
  );
  const counted = data.map((plan) => ({ ...plan, accounts: counts.get(plan.id) ?? 0 }));
  for (const { id } of data) counts.delete(id);
  const missing = [...counts].map(([id, accounts]) => ({ id, accounts }));
  return { object: "list", data: counted, missing };
};

function planRecord(plan: Plan): Schemas["Plan"] {
  return {
    object: "plan",
    id: plan.id,
    name: plan.name,
    models: plan.models,
    requests_per_minute: plan.requestsPerMinute,
    tokens_per_minute: plan.tokensPerMinute,
    concurrent_requests: plan.concurrentRequests,
    unlisted_fields: plan.unlistedFields ?? "refuse",
    customer_keys: plan.customerKeys ?? null,
  };
}

/** `GET /models`. */
export const listCatalog: AdminOperation<"listCatalog"> = async ({ query, dependencies }) => ({
  object: "list",
  data: modelsOf(query, dependencies).map((model) => modelRecord(model, dependencies.now())),
});

/**
 * Returns the models that a plan sells, at its prices; without a plan those of the catalog, at its
 * prices or at the public list prices.
 */
function modelsOf(
  { plan: planId, list_prices: isListed }: AdminInput<"listCatalog">["query"],
  { catalog, plans, now }: AdminDependencies,
): readonly Model[] {
  if (planId === undefined) {
    const { models, listPrices } = catalog();
    const listed = isListed === "true" ? listPrices : undefined;
    return [...models.values()].map((model) => ({
      ...model,
      pricing: listed?.get(model.id) ?? model.pricing,
    }));
  }
  const plan = plans().get(planId);
  if (plan === undefined) throw notFound("plan", planId);
  const caller = { plan, key: { models: null } };
  return listModels({ catalog: catalog(), caller, atMs: now() });
}

/** `GET /upstreams`. */
export const listUpstreams: AdminOperation<"listUpstreams"> = async ({ dependencies }) => ({
  object: "list",
  data: describeUpstreams(dependencies.catalog()),
});

/** `POST /upstreams/probe`. */
export const probeUpstreams: AdminOperation<"probeUpstreams"> = async ({ body, dependencies }) => {
  const targets = chooseTargets(dependencies, body.models ?? []);
  const data = body.dry_run === true ? [] : await probeAll(targets, dependencies);
  return { object: "probe", ...costsOf(targets), data };
};

/**
 * Returns the upstreams of the models that match the patterns; without patterns, all upstreams that
 * have an address.
 */
function chooseTargets(
  { catalogWithKeys, now }: AdminDependencies,
  patterns: readonly string[],
): readonly Target[] {
  const all = [...catalogWithKeys().models.values()];
  const atMs = now();
  const unknown = patterns.find((pattern) => !all.some(({ id }) => coversModel([pattern], id)));
  if (unknown !== undefined) throw notFound("model", unknown);
  const chosen = all.filter((model) =>
    patterns.length === 0
      ? lifecycleAt(model, atMs) !== "retired"
      : coversModel(patterns, model.id),
  );
  const targets = chosen.flatMap((model) =>
    model.upstreams
      .filter(({ kind }) => patterns.length > 0 || providerKinds[kind].hasAddress)
      .map((upstream) => ({ model, upstream })),
  );
  if (targets.length === 0) throw new GatewayError("not-found", "No upstream is configured.");
  return targets;
}

/** Returns the number of checks that a probe makes and their maximum cost. */
function costsOf(targets: readonly Target[]): Omit<Schemas["ProbeReport"], "object" | "data"> {
  const checks = targets.flatMap((target) => abilities.map((ability) => ({ ability, target })));
  const configured = checks.filter(
    ({ ability, target }) => ability.deniedBy(target.model) === null,
  );
  const atMost = probeCost(checks);
  const withSearch = atMost + probeCost(configured, SEARCH_CHECKS_MAX);
  return {
    upstreams: targets.length,
    abilities: abilities.length,
    cost_at_most: formatAmount(atMost),
    cost_at_most_with_search: formatAmount(nanoUsd(withSearch)),
  };
}

async function probeAll(
  targets: readonly Target[],
  { openUpstreams, sleep }: AdminDependencies,
): Promise<readonly Schemas["ProbeRow"][]> {
  const { providers, close } = await openUpstreams();
  try {
    const providerOf = ({ upstream }: Pick<Target, "upstream">) => providers[upstream.kind];
    return await probe(targets, { providerOf, sleep });
  } finally {
    await close();
  }
}
