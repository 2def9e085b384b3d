import type { OpenAPIV3 } from "openapi-types";
import { contractDocument as adminDocument } from "../../generated/admin/document.ts";
import { contractDocument as consoleDocument } from "../../generated/console/document.ts";
import { contractDocument, type ContractDocument } from "../../generated/document.ts";

/** A place of a request that takes a client's own text. */
export interface TextField {
  /** Root path of the API. */
  readonly root: string;
  readonly operationId: string;
  readonly method: string;
  /** The template of the path. */
  readonly path: string;
  readonly place: "path" | "query" | "header" | "body";
  /** The name of a parameter, or the path to a field of the body; `*` is an item or a value. */
  readonly at: readonly string[];
  /** In code points; null without a specific bound. */
  readonly maxLength: number | null;
}

const documents: readonly (readonly [string, ContractDocument])[] = [
  ["/admin/api/v1", adminDocument],
  ["/console/api/v1", consoleDocument],
  ["/v1", contractDocument],
];

/** Tools and schemas of a body nest without limit. */
const DEPTH_MAX = 6;

/** Last part of the path to an object's free names, which a document cannot bound. */
export const NAMES = "{}";

/** The limit in `src/operator/admin/account-record.ts`. */
const NAME_LENGTH_MAX = 64;

/** Every text field of the three APIs, from their documents. */
export const textFields: readonly TextField[] = documents.flatMap(([root, document]) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    (["get", "post", "patch"] as const).flatMap((method) => {
      const operation = item?.[method];
      if (operation === undefined) return [];
      const { operationId } = operation;
      const found = [...parametersOf(operation, document), ...bodyOf(operation, document)];
      return found.map((field) => ({ root, operationId, method, path, ...field }));
    }),
  ),
);

type Place = Pick<TextField, "place" | "at" | "maxLength">;

/** The keywords of a schema that lead to text. */
interface TextSchema {
  readonly $ref?: string;
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly maxLength?: number;
  readonly oneOf?: readonly TextSchema[];
  readonly items?: TextSchema;
  readonly properties?: Readonly<Record<string, TextSchema>>;
  readonly additionalProperties?: boolean | TextSchema;
}

/** Returns the part itself, or the target of its reference. */
function follow<T extends object>(
  part: T | OpenAPIV3.ReferenceObject,
  document: ContractDocument,
): T {
  if (!("$ref" in part) || part.$ref === undefined) return part as T;
  const tokens = part.$ref.slice("#/".length).split("/");
  const found = tokens.reduce<unknown>(
    (value, token) => Reflect.get(Object(value), token),
    document,
  );
  if (found === undefined) throw new Error(`the contract has no ${part.$ref}`);
  return follow(found as T, document);
}

function isText({ type, enum: words }: TextSchema): boolean {
  return type === "string" && words === undefined;
}

function parametersOf(
  { parameters = [] }: Pick<OpenAPIV3.OperationObject, "parameters">,
  document: ContractDocument,
): readonly Place[] {
  return parameters.flatMap((parameter) => {
    const { name, in: place, schema = {} } = follow(parameter, document);
    const declared = follow<TextSchema>(schema, document);
    if (place !== "path" && place !== "query" && place !== "header") return [];
    return isText(declared) ? [{ place, at: [name], maxLength: declared.maxLength ?? null }] : [];
  });
}

function bodyOf(
  { requestBody }: Pick<OpenAPIV3.OperationObject, "requestBody">,
  document: ContractDocument,
): readonly Place[] {
  if (requestBody === undefined) return [];
  const { content } = follow(requestBody, document);
  const schema = content["application/json"]?.schema as TextSchema | undefined;
  if (schema === undefined) throw new Error("a body that is not JSON");
  const texts = new Map<string, Place>();
  const visit = (reference: TextSchema, at: readonly string[]): void => {
    if (at.length > DEPTH_MAX) return;
    const found = follow(reference, document);
    const place: Place = { place: "body", at, maxLength: found.maxLength ?? null };
    if (isText(found)) texts.set(at.join("/"), place);
    for (const branch of found.oneOf ?? []) visit(branch, at);
    if (found.items !== undefined) visit(found.items, [...at, "*"]);
    const { properties = {}, additionalProperties: others } = found;
    for (const [name, inner] of Object.entries(properties)) visit(inner, [...at, name]);
    if (typeof others !== "object") return;
    visit(others, [...at, "*"]);
    const names = [...at, NAMES];
    texts.set(names.join("/"), { place: "body", at: names, maxLength: NAME_LENGTH_MAX });
  };
  visit(schema, []);
  return [...texts.values()];
}
