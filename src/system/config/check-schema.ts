import type { ErrorObject } from "ajv";
import { validateGatewayFile } from "../../../generated/gateway-file.js";
import { nearestName } from "../../core/errors/nearest-name.ts";
import { pointerToParam } from "../../core/errors/error-body.ts";
import type { ConfigProblems } from "./config-problems.ts";
import type { GatewayFile } from "./gateway-file.ts";

/** Maximum length of a file value quoted in a message; header values are never quoted. */
const SHOWN_VALUE_LENGTH_MAX = 60;

/** Returns the schema's description, if any: the rule by itself may not describe a valid value. */
function described(error: ErrorObject, otherwise: string): string {
  const description: unknown = error.parentSchema?.["description"];
  return typeof description === "string" ? `must be ${description}` : otherwise;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > SHOWN_VALUE_LENGTH_MAX ? `${text.slice(0, SHOWN_VALUE_LENGTH_MAX)}…` : text;
}

function unknownKeyMessage(key: string, error: ErrorObject): string {
  const allowed = Object.keys((error.parentSchema?.["properties"] as object | undefined) ?? {});
  const nearest = nearestName(key, allowed);
  const hint =
    nearest === undefined
      ? `allowed here: ${allowed.join(", ")}`
      : `did you mean ${JSON.stringify(nearest)}?`;
  return `unknown key; ${hint}`;
}

function join(path: string, key: string): string {
  return path === "" ? key : `${path}.${key}`;
}

/** Adds the problem for one violated rule of the schema. */
function addProblem(error: ErrorObject, problems: ConfigProblems): void {
  const path = pointerToParam(error.instancePath) ?? "";
  const place = path === "" ? "(top level)" : path;
  const params = error.params as Readonly<Record<string, unknown>>;
  switch (error.keyword) {
    case "additionalProperties": {
      const key = String(params["additionalProperty"]);
      problems.add(join(path, key), unknownKeyMessage(key, error));
      return;
    }
    case "required":
      problems.add(join(path, String(params["missingProperty"])), "is missing");
      return;
    case "enum": {
      const values = (params["allowedValues"] as readonly string[]).join(", ");
      problems.add(place, `must be one of ${values}, not ${shown(error.data)}`);
      return;
    }
    case "type":
      problems.add(place, described(error, `must be of type ${String(params["type"])}`));
      return;
    case "propertyNames":
      problems.add(join(path, String(params["propertyName"])), "is not a valid name here");
      return;
    default:
      problems.add(place, described(error, error.message ?? ""));
  }
}

type Container = Record<string | number, unknown>;

/** Removes the parts that the schema rejects, so that the rest can be checked further. */
function prune(document: unknown, errors: readonly ErrorObject[]): GatewayFile {
  let root = document;
  for (const error of errors) {
    if (error.keyword === "required" || error.keyword === "additionalProperties") continue;
    const tokens = error.instancePath
      .split("/")
      .slice(1)
      .map((token) => token.replaceAll("~1", "/").replaceAll("~0", "~"));
    const last = tokens.pop();
    if (last === undefined) {
      root = {};
      break;
    }
    const parent = tokens.reduce<unknown>(
      (value, token) => (value as Container | null | undefined)?.[token],
      root,
    );
    if (Array.isArray(parent)) parent[Number(last)] = null;
    else if (typeof parent === "object" && parent !== null) delete (parent as Container)[last];
  }
  return root as GatewayFile;
}

/**
 * Checks the document of `gateway.yaml` against its schema. Reports every problem with the path of
 * its key, and returns the document without the invalid parts.
 */
export function checkSchema(document: unknown, problems: ConfigProblems): GatewayFile {
  if (validateGatewayFile(document)) return document as GatewayFile;
  const errors = validateGatewayFile.errors ?? [];
  for (const error of errors) {
    // `propertyNames` itself reports the rule that a property name violates, and `if` that of its
    // branch.
    if (error.propertyName === undefined && error.keyword !== "if") addProblem(error, problems);
  }
  return prune(document, errors);
}
