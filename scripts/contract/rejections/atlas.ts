import {
  validateChatRequest,
  validateCountRequest,
  validateMessagesRequest,
  validateResponsesRequest,
} from "../../../src/wire/contract/validate-request.ts";
import { pointerTo } from "../../../src/wire/contract/issue-wording.ts";
import type { SchemaLookup } from "../../../src/wire/contract/json-schema.ts";
import { contractSchemas } from "../../../src/wire/contract/contract-schemas.ts";
import { GatewayError } from "../../../src/core/errors/gateway-error.ts";
import { listConstraints, type Constraint } from "./list-constraints.ts";
import { listPermitted } from "./list-permitted.ts";
import { listPlaces, type RequestRoot } from "./place.ts";

const validators = {
  ChatCompletionRequest: validateChatRequest,
  MessagesRequest: validateMessagesRequest,
  CountTokensRequest: validateCountRequest,
  ResponsesRequest: validateResponsesRequest,
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

/** A constraint with its two witnesses. */
export interface ConstraintEntry {
  readonly constraint: Constraint;
  readonly accepted: unknown;
  readonly rejected: unknown;
  /** Its one issue names the rule, at the rule's place. */
  readonly refusal: GatewayError;
}

/** Rules of components that another form of the same place makes void for request bodies. */
const voidRules: readonly RegExp[] = [
  // Without a type, an item of the input is a ResponsesPlainMessage.
  /^Responses(InputMessage|(Custom)?(Function|Tool|ToolSearch)(Call|Output|CallOutput)) required: type$/,
  /^Responses(AgentMessage|Reasoning|ItemReference|AdditionalTools) required: type$/,
  // `tool_choice` may be null.
  /^Responses(NamedTool|Function|Custom)Choice not null$/,
];

/** Whether no body breaks a constraint alone, because another form applies then. */
export function isVoid(constraint: Constraint): boolean {
  return voidRules.some((rule) => rule.test(nameOf(constraint)));
}

/** Finds the witnesses of every constraint; throws if one is missing. */
export function buildAtlas(): readonly ConstraintEntry[] {
  return listAll()
    .filter((constraint) => !isVoid(constraint))
    .map(findWitnesses);
}

/** Returns every constraint of the request bodies. */
export function listAll(): readonly Constraint[] {
  return listConstraints(contractSchemas, listPlaces(contractSchemas));
}

function findWitnesses(constraint: Constraint): ConstraintEntry {
  const { root, embed } = constraint.place;
  const accepted = embed(constraint.accepted);
  if (refusalOf(root, accepted) !== null) throw new Error(`${nameOf(constraint)}: not accepted`);
  const found = findRejected(constraint);
  if (found !== null) return { constraint, accepted, ...found };
  throw new Error(`${nameOf(constraint)}: no body that is refused by this rule alone`);
}

/** Returns the first candidate that only this rule refuses; null if there is none. */
export function findRejected(
  constraint: Constraint,
): Pick<ConstraintEntry, "rejected" | "refusal"> | null {
  const { root, embed } = constraint.place;
  for (const rejected of constraint.candidates.map(embed)) {
    const refusal = refusalOf(root, rejected);
    if (refusal !== null && isOnly(constraint, refusal)) return { rejected, refusal };
  }
  return null;
}

/** The names of issues for a rule; otherwise the rule's own name. */
const issueRules: Readonly<Record<string, string>> = { "not null": "type", oneOf: "type" };

/** Returns whether the only issue of a refusal is the rule's, at its place. */
function isOnly({ place, rule, field }: Constraint, { issues }: GatewayError): boolean {
  const [issue, ...more] = issues;
  if (issue === undefined || more.length > 0) return false;
  const pointer = pointerTo(field === null ? place.path : [...place.path, field]);
  // A reference is violated by every rule of its component, at its place or inside it.
  if (rule.startsWith("$ref ")) return issue.pointer.startsWith(pointer);
  const word = issueRules[rule] ?? rule.split(":")[0];
  // The rule of the union reports the tag of a branch.
  const isWord = issue.rule === word || (word === "enum" && issue.rule === "discriminator");
  return issue.pointer === pointer && isWord;
}

/** Returns a rule's place in the document and its requirement. */
function nameOf({ place, rule }: Pick<Constraint, "place" | "rule">): string {
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

/** Returns all candidate rejected witnesses. */
export function listRefusedBodies(): readonly RefusedBody[] {
  const bodies = listAll().flatMap(({ place, candidates }) =>
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
  const values = [
    ...listConstraints(schemas, places),
    ...places.flatMap((place) =>
      listPermitted(schemas, place).map((accepted) => ({ place, accepted })),
    ),
  ];
  return distinct(
    values.map(({ place, accepted }) => ({ root: place.root, body: place.embed(accepted) })),
  );
}

function distinct(bodies: readonly AcceptedBody[]): readonly AcceptedBody[] {
  return [...new Map(bodies.map((entry) => [JSON.stringify(entry), entry])).values()];
}
