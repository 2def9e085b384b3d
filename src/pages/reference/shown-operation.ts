import type { OpenAPIV3 } from "openapi-types";
import type { ContractDocument } from "../../../generated/document.ts";
import { followReference, isReference } from "../../wire/contract/contract-document.ts";
import type { Schemas } from "./schema-html.ts";

/** A contract, and the settings of its pages. */
export interface ReferenceParts {
  /** The path of its first page; each operation has a page below it. */
  readonly path: string;
  readonly title: string;
  readonly document: ContractDocument;
  /** The common prefix of the contract's paths: `/v1`. */
  readonly root: string;
  /** The environment variable with the key in the samples. */
  readonly keyVariable: string;
  /** The label of the key: "Key", "Admin token". */
  readonly keyName: string;
  /** Whether the tab's other pages use the same key, as those of customers do. */
  readonly isKeyShared: boolean;
  /** The paths of the document as JSON and as YAML. */
  readonly documentPaths: readonly [json: string, yaml: string];
}

/** An operation of a contract. */
export interface ShownOperation {
  readonly parts: ReferenceParts;
  readonly path: string;
  readonly method: string;
  readonly operation: OpenAPIV3.OperationObject<{ operationId: string; "x-role"?: string }>;
}

/** The operations of a tag. */
export interface Group {
  readonly name: string;
  readonly description: string | undefined;
  readonly operations: readonly ShownOperation[];
}

type Content = OpenAPIV3.MediaTypeObject;

const methods = ["get", "post", "patch", "put", "delete"] as const;

/** Returns the operations of a contract by their tags, in the order of the document. */
export function groupsOf(parts: ReferenceParts): readonly Group[] {
  const { document } = parts;
  const all = Object.entries(document.paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item?.[method];
      return operation === undefined ? [] : [{ parts, path, method, operation }];
    }),
  );
  return (document.tags ?? []).map(({ name, description }) => ({
    name,
    description,
    operations: all.filter(({ operation }) => operation.tags?.includes(name) === true),
  }));
}

/** Returns the path of an operation's page. */
export function operationPath({ parts, operation }: ShownOperation): string {
  return `${parts.path}/${operation.operationId}`;
}

/** Returns the title of an operation's page. */
export function operationTitle({ operation }: ShownOperation): string {
  return operation.summary ?? operation.operationId;
}

/** Returns the path of an operation on the server, with its variables in braces. */
export function serverPath({ parts, path }: ShownOperation): string {
  return parts.root + path;
}

export function schemasOf({ parts }: ShownOperation): Schemas {
  return parts.document.components?.schemas ?? {};
}

/** Returns the parameters of the operation. Every operation also accepts a client's request id. */
export function parametersOf({
  parts,
  operation,
}: ShownOperation): readonly OpenAPIV3.ParameterObject[] {
  return (operation.parameters ?? []).map((part) =>
    followReference<OpenAPIV3.ParameterObject>(part, parts.document.components?.parameters),
  );
}

/** Returns the JSON body of an operation; undefined if it has none. */
export function bodyOf({ operation }: ShownOperation): Content | undefined {
  const { requestBody } = operation;
  if (requestBody === undefined || isReference(requestBody)) return undefined;
  return requestBody.content["application/json"];
}

/** A response of an operation. */
export interface ShownReply {
  readonly status: string;
  readonly description: string;
  readonly content: readonly (readonly [type: string, content: Content])[];
}

/** Returns the responses of an operation in the order of the document. */
export function repliesOf({ parts, operation }: ShownOperation): readonly ShownReply[] {
  const { components } = parts.document;
  return Object.entries(operation.responses).map(([status, part]) => {
    const reply = followReference<OpenAPIV3.ResponseObject>(part, components?.responses);
    const content = Object.entries(reply.content ?? {});
    return { status, description: reply.description, content };
  });
}

/** Returns whether a response is that of a served request. */
export function isServed({ status }: ShownReply): boolean {
  return status.startsWith("2");
}

/** A named example of a body. */
export interface Example {
  readonly name: string;
  readonly summary: string;
  readonly value: unknown;
}

/** Returns the examples of a body. */
export function examplesOf(content: Content | undefined): readonly Example[] {
  return Object.entries(content?.examples ?? {}).flatMap(([name, example]) => {
    if (isReference(example)) return [];
    const value: unknown = example.value;
    return [{ name, summary: example.summary ?? name, value }];
  });
}
