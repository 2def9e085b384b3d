import { Ajv, type ErrorObject } from "ajv";
import { parseDocument } from "yaml";
import { nearestName } from "../errors/nearest-name.ts";
import { pointerToParam } from "../errors/error-body.ts";
import type { Complaints } from "./complaints.ts";
import type { GatewayFile } from "./gateway-file.ts";
import schema from "./gateway.schema.json" with { type: "json" };

/** Values of the file are shown in complaints only up to here, and never those of headers. */
const SHOWN_VALUE_LENGTH_MAX = 60;

/** The schema's own words where a rule alone would not tell what to write. */
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

/** Adds the complaint for one broken rule of the schema. */
function complain(error: ErrorObject, complaints: Complaints): void {
  const path = pointerToParam(error.instancePath) ?? "";
  const place = path === "" ? "(top level)" : path;
  const params = error.params as Readonly<Record<string, unknown>>;
  switch (error.keyword) {
    case "additionalProperties": {
      const key = String(params["additionalProperty"]);
      complaints.add(join(path, key), unknownKeyMessage(key, error));
      return;
    }
    case "required":
      complaints.add(join(path, String(params["missingProperty"])), "is missing");
      return;
    case "enum": {
      const values = (params["allowedValues"] as readonly string[]).join(", ");
      complaints.add(place, `must be one of ${values}, not ${shown(error.data)}`);
      return;
    }
    case "type":
      complaints.add(place, described(error, `must be of type ${String(params["type"])}`));
      return;
    case "propertyNames":
      complaints.add(join(path, String(params["propertyName"])), "is not a lawful name here");
      return;
    default:
      complaints.add(place, described(error, error.message ?? ""));
  }
}

type Container = Record<string | number, unknown>;

/** Cuts out what the schema refuses, so that the rest can be checked for what no schema says. */
function prune(document: unknown, errors: readonly ErrorObject[]): GatewayFile {
  let root = document;
  for (const error of errors) {
    if (error.keyword === "required" || error.keyword === "additionalProperties") continue;
    const tokens = error.instancePath.split("/").slice(1);
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
 * Reads the text of `gateway.yaml` and checks it against its schema. Complains of every problem,
 * with the path of its key, and returns what is left without them.
 */
export function readGatewayFile(text: string, complaints: Complaints): GatewayFile {
  const parsed = parseDocument(text, { prettyErrors: true });
  if (parsed.errors.length > 0) {
    for (const error of parsed.errors) {
      const [start] = error.linePos ?? [];
      const place = start === undefined ? "(yaml)" : `line ${start.line}, column ${start.col}`;
      complaints.add(place, error.message.split("\n")[0] ?? error.code);
    }
    return {};
  }
  const document: unknown = parsed.toJS() ?? {};
  const validate = new Ajv({ allErrors: true, strict: true, verbose: true }).compile(schema);
  if (validate(document)) return document as GatewayFile;
  const errors = validate.errors ?? [];
  for (const error of errors) {
    // The rule behind a bad property name is told by `propertyNames` itself.
    if (error.propertyName === undefined) complain(error, complaints);
  }
  return prune(document, errors);
}
