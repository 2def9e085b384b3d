import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { Catalog, Model } from "./model.ts";
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

/** A model id from a request; `pointer` is its position in the body, absent for an id in a path. */
export interface ModelLookup {
  readonly catalog: Catalog;
  readonly caller: ModelAccess;
  readonly id: string;
  readonly pointer?: string;
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
export function listModels(catalog: Catalog, caller: ModelAccess): readonly Model[] {
  return [...catalog.models.values()]
    .filter((model) => model.lifecycle !== "retired" && mayUse(caller, model.id))
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

function notFound(lookup: ModelLookup, retired: boolean): GatewayError {
  const { catalog, caller, id, pointer } = lookup;
  const shown = JSON.stringify(id.slice(0, SHOWN_ID_LENGTH_MAX));
  const allowed = listModels(catalog, caller).map((model) => model.id);
  // Many clients omit the provider of `provider/name`.
  const nearest = allowed.find((known) => nameOf(known) === nameOf(id)) ?? nearestId(id, allowed);
  const form = id.includes("/") ? "" : "Model ids have the form `provider/name`. ";
  const hint =
    nearest === undefined
      ? `${form}GET /v1/models lists the models that this key may use.`
      : `Did you mean ${JSON.stringify(nearest)}?`;
  const reason = retired ? `The model ${shown} is retired.` : `There is no model ${shown}.`;
  const message = `${reason} ${hint}`;
  if (pointer === undefined) return new GatewayError("model-not-found", message);
  return new GatewayError("model-not-found", message, {
    issues: [{ pointer, rule: "catalog", message: reason, hint }],
  });
}

function notAllowed({ caller, id, pointer }: ModelLookup): GatewayError {
  const isSuspended = caller.key.accountState === "suspended";
  const message = isSuspended ? SUSPENDED_MESSAGE : whyNotAllowed(caller, id);
  return new GatewayError("model-not-allowed", message, {
    ...(isSuspended && { refusedKey: { reason: "account-suspended", keyId: null } }),
    ...(pointer !== undefined && { issues: [{ pointer, rule: "plan", message }] }),
  });
}

/** Message for callers of a suspended account. */
export const SUSPENDED_MESSAGE = "The account is suspended: it may not use any model.";

function whyNotAllowed({ plan }: ModelAccess, id: string): string {
  const who = coversModel(plan.models, id) ? "This key" : `The plan "${plan.name}"`;
  return `${who} may not use the model "${id}". GET /v1/models lists what it may use.`;
}

/**
 * Returns the model with this id, for this caller and at its price. Throws `model-not-found` (404)
 * with the nearest id that the caller may use, or `model-not-allowed` (403) if plan or key do not
 * cover it.
 */
export function findModel(lookup: ModelLookup): Model {
  const model = lookup.catalog.models.get(lookup.id);
  if (model === undefined || model.lifecycle === "retired") {
    throw notFound(lookup, model !== undefined);
  }
  if (!mayUse(lookup.caller, model.id)) throw notAllowed(lookup);
  return asSold(model, lookup.caller);
}
