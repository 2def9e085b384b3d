import {
  validateChatRequest,
  validateMessagesRequest,
} from "../../../src/wire/contract/validate-request.ts";
import type { SchemaLookup } from "../../../src/wire/contract/json-schema.ts";
import { contractSchemas } from "../../../src/wire/contract/contract-schemas.ts";
import { GatewayError } from "../../../src/core/errors/gateway-error.ts";
import { EditedContract } from "./edited-contract.ts";
import { listConstraints, type Constraint } from "./list-constraints.ts";
import { listPermissions, type Permission } from "./list-permissions.ts";
import { listPlaces, type RequestRoot } from "./place.ts";

const validators = {
  ChatCompletionRequest: validateChatRequest,
  MessagesRequest: validateMessagesRequest,
} as const satisfies Record<RequestRoot, (body: unknown) => unknown>;

/**
 * Returns the gateway's refusal of a body by its form, before its meaning is examined; null if it
 * is valid.
 */
export function refusalOf(root: RequestRoot, body: unknown): GatewayError | null {
  try {
    validators[root](body);
    return null;
  } catch (error) {
    if (error instanceof GatewayError) return error;
    throw error;
  }
}

/** A constraint with its two witnesses and the proof that this rule distinguishes them. */
export interface ConstraintEntry {
  readonly constraint: Constraint;
  readonly accepted: unknown;
  readonly rejected: unknown;
  readonly refusal: GatewayError;
  /** How the rejected body becomes valid: by removing only this rule, or together with others. */
  readonly caught: "alone" | "behind other rules" | null;
}

/** A permission with the body that needs it. */
export interface PermissionEntry {
  readonly permission: Permission;
  readonly accepted: unknown;
  /** The effect of removing the permission: the body, or the document, is refused. */
  readonly caught: "refused" | "by the generator" | null;
}

export interface Atlas {
  readonly constraints: readonly ConstraintEntry[];
  readonly permissions: readonly PermissionEntry[];
}

/** Finds the witnesses of every constraint and permission; throws if one is missing. */
export function buildAtlas(): Atlas {
  const places = listPlaces(contractSchemas);
  const contract = new EditedContract(contractSchemas);
  return {
    constraints: listConstraints(contractSchemas, places).map((constraint) =>
      proveConstraint(contract, constraint),
    ),
    permissions: listPermissions(contractSchemas, places).map((permission) =>
      provePermission(contract, permission),
    ),
  };
}

function proveConstraint(contract: EditedContract, constraint: Constraint): ConstraintEntry {
  const { place, relax, candidates } = constraint;
  const { root, embed } = place;
  const accepted = embed(constraint.accepted);
  if (refusalOf(root, accepted) !== null) throw new Error(`${nameOf(constraint)}: not accepted`);
  const bodies = candidates.map(embed).filter((body) => refusalOf(root, body) !== null);
  const relaxed = contract.compile(root, [relax]);
  const alone = bodies.find((body) => relaxed?.(body));
  const behind = alone ?? findBehind(contract, constraint, bodies);
  const rejected = behind ?? bodies[0];
  const refusal = refusalOf(root, rejected);
  if (refusal === null) throw new Error(`${nameOf(constraint)}: no rejected witness`);
  const caught = alone !== undefined ? "alone" : behind !== undefined ? "behind other rules" : null;
  return { constraint, accepted, rejected, refusal, caught };
}

/**
 * Finds a body that is refused without the guards, and accepted without both the guards and this
 * rule.
 */
function findBehind(
  contract: EditedContract,
  { place, relax, guards }: Constraint,
  bodies: readonly unknown[],
): unknown {
  if (guards.length === 0) return undefined;
  const unguarded = contract.compile(place.root, guards);
  const bare = contract.compile(place.root, [...guards, relax]);
  return bodies.find((body) => unguarded?.(body) === false && bare?.(body));
}

function provePermission(contract: EditedContract, permission: Permission): PermissionEntry {
  const { root, embed } = permission.place;
  const accepted = embed(permission.accepted);
  if (refusalOf(root, accepted) !== null) throw new Error(`${nameOf(permission)}: not accepted`);
  const tightened = contract.compile(root, [permission.tighten]);
  const caught = tightened === null ? "by the generator" : tightened(accepted) ? null : "refused";
  return { permission, accepted, caught };
}

/** Returns a rule's place in the document and its requirement. */
export function nameOf({ place, rule }: Pick<Constraint, "place" | "rule">): string {
  return `${[place.component, ...place.keys].join("/")} ${rule}`;
}

/** A body that a contract's schemas accept, and its kind of request. */
export interface AcceptedBody {
  readonly root: RequestRoot;
  readonly body: unknown;
}

/** A body that the contract refuses, with its error. */
export interface RefusedBody extends AcceptedBody {
  readonly refusal: GatewayError;
}

/** Returns all candidate rejected witnesses, without proof of the rule that refuses each. */
export function listRefusedBodies(): readonly RefusedBody[] {
  const constraints = listConstraints(contractSchemas, listPlaces(contractSchemas));
  const bodies = constraints.flatMap(({ place, candidates }) =>
    candidates.map((value) => ({ root: place.root, body: place.embed(value) })),
  );
  return distinct(bodies).flatMap(({ root, body }) => {
    const refusal = refusalOf(root, body);
    return refusal === null ? [] : [{ root, body, refusal }];
  });
}

/** Returns the accepted witnesses of any version of the contract, without proof. */
export function listAcceptedBodies(schemas: SchemaLookup): readonly AcceptedBody[] {
  const places = listPlaces(schemas);
  const rules = [...listConstraints(schemas, places), ...listPermissions(schemas, places)];
  const bodies = rules.map(({ place, accepted }) => ({
    root: place.root,
    body: place.embed(accepted),
  }));
  return distinct(bodies);
}

function distinct(bodies: readonly AcceptedBody[]): readonly AcceptedBody[] {
  return [...new Map(bodies.map((entry) => [JSON.stringify(entry), entry])).values()];
}
