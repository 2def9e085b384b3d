import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { Catalog, Model } from "./model.ts";
import { lifecycleAt } from "./lifecycle.ts";
import { nearestName } from "../../core/errors/nearest-name.ts";
import { coversModel, type Plan } from "./plan.ts";

/** Determines the models that a caller may use. */
interface ModelAccess {
  readonly plan: Pick<Plan, "name" | "models" | "offers">;
  /** Patterns that narrow the plan's models; null means all of the plan's models. */
  readonly key: {
    readonly models: readonly string[] | null;
    /** A suspended account has no models, whatever its plan. */
    readonly accountState?: string;
  };
}

type ModelsLookup = Pick<ModelLookup, "catalog" | "caller" | "atMs">;

/** A model id from a request; `pointer` is its position in the body, absent for an id in a path. */
export interface ModelLookup {
  readonly catalog: Catalog;
  readonly caller: ModelAccess;
  readonly id: string;
  readonly pointer?: string;
  /** The time of the request, Unix milliseconds. */
  readonly atMs: number;
}

/** Longest echo of an id in messages. The contract does not bound `model`. */
const SHOWN_ID_LENGTH_MAX = 100;

function mayUse(caller: ModelAccess, id: string): boolean {
  return (
    coversModel(caller.plan.models, id) &&
    (caller.key.models === null || coversModel(caller.key.models, id))
  );
}

/**
 * Returns the models that this caller may use, at the caller's own prices and in the catalog's
 * order, without retired models.
 */
export function listModels({ catalog, caller, atMs }: ModelsLookup): readonly Model[] {
  return [...catalog.models.values()]
    .filter((model) => lifecycleAt(model, atMs) !== "retired" && mayUse(caller, model.id))
    .map((model) => asSold(model, caller));
}

/** Returns the model at this caller's price. */
function asSold(model: Model, { plan }: ModelAccess): Model {
  return plan.offers?.get(model.id) ?? model;
}

/** Returns the part after the last slash of an id, in lower case. */
function nameOf(id: string): string {
  return id.slice(id.lastIndexOf("/") + 1).toLowerCase();
}

/**
 * Returns the nearest allowed id. An id without a provider is compared only with names, so that a
 * single wrong letter still counts.
 */
function nearestId(id: string, allowed: readonly string[]): string | undefined {
  if (id.includes("/")) return nearestName(id, allowed);
  const name = nearestName(id, allowed.map(nameOf));
  return allowed.find((known) => nameOf(known) === name);
}

function notFound(lookup: ModelLookup, retired: Model | null): GatewayError {
  const { id, pointer } = lookup;
  const shown = JSON.stringify(id.slice(0, SHOWN_ID_LENGTH_MAX));
  const hint = hintFor(lookup, retired);
  const reason =
    retired === null ? `There is no model ${shown}.` : `The model ${shown} is retired.`;
  const message = `${reason} ${hint}`;
  if (pointer === undefined) return new GatewayError("model-not-found", message);
  return new GatewayError("model-not-found", message, {
    issues: [{ pointer, rule: "catalog", message: reason, hint }],
  });
}

/** Names the replacement of a retired model, or the nearest model that the caller may use. */
function hintFor(lookup: ModelLookup, retired: Model | null): string {
  const { id } = lookup;
  const allowed = listModels(lookup).map((model) => model.id);
  const replacement = retired?.replacement;
  if (replacement !== undefined && allowed.includes(replacement)) {
    return `Use ${JSON.stringify(replacement)} instead.`;
  }
  // Many clients omit the provider of `provider/name`.
  const nearest = allowed.find((known) => nameOf(known) === nameOf(id)) ?? nearestId(id, allowed);
  if (nearest !== undefined) return `Did you mean ${JSON.stringify(nearest)}?`;
  const form = id.includes("/") ? "" : "Model ids have the form `provider/name`. ";
  return `${form}GET /v1/models lists the models that this key may use.`;
}

function notAllowed({ caller, id, pointer }: ModelLookup): GatewayError {
  if (caller.key.accountState === "suspended") {
    const refusedKey = { reason: "account-suspended", keyId: null };
    return new GatewayError("account-suspended", SUSPENDED_MESSAGE, { refusedKey });
  }
  const { plan } = caller;
  const isInPlan = coversModel(plan.models, id);
  const who = isInPlan ? "This key" : `The plan "${plan.name}"`;
  const message = `${who} may not use the model "${id}". GET /v1/models lists what it may use.`;
  const rule = isInPlan ? "key" : "plan";
  return new GatewayError(isInPlan ? "model-not-allowed-by-key" : "model-not-allowed", message, {
    ...(pointer !== undefined && { issues: [{ pointer, rule, message }] }),
  });
}

/** Message for callers of a suspended account. */
export const SUSPENDED_MESSAGE = "The account is suspended: it may not use any model.";

/**
 * Returns the model with this id, for this caller and at its price. Throws `model-not-found` (404)
 * with the nearest id that the caller may use, or a 403: `model-not-allowed` if the plan does not
 * cover it, `model-not-allowed-by-key` if the key does not, `account-suspended`.
 */
export function findModel(lookup: ModelLookup): Model {
  const model = lookup.catalog.models.get(lookup.id);
  if (model === undefined) throw notFound(lookup, null);
  if (lifecycleAt(model, lookup.atMs) === "retired") throw notFound(lookup, model);
  if (!mayUse(lookup.caller, model.id)) throw notAllowed(lookup);
  return asSold(model, lookup.caller);
}
