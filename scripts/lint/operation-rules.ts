import { isDeepStrictEqual } from "node:util";
import {
  findResponse,
  listOperations,
  type MediaType,
  type OpenApiDocument,
  type Operation,
  type Response,
} from "../generate/document.ts";
import { findDateProblems } from "./schema-rules.ts";

const requestIdHeaders = ["x-request-id", "request-id", "x-client-request-id"] as const;

/** Returns problems of the operations and of their responses. */
export function findOperationProblems(document: OpenApiDocument): readonly string[] {
  const operations = listOperations(document).map(({ operation }) => operation);
  return [
    ...repeated(operations.map(({ summary }) => summary)).map(
      (summary) => `${summary}: the summary is there twice`,
    ),
    ...operations.flatMap((operation) => findProblems(document, operation)),
    ...findPathParameterProblems(document),
    ...Object.entries(document.components.responses).flatMap(([name, response]) =>
      findResponseProblems(name, response),
    ),
  ];
}

function findProblems(document: OpenApiDocument, operation: Operation): readonly string[] {
  const { operationId, responses } = operation;
  const bodies = Object.values(operation.requestBody?.content ?? {});
  const success = responses["200"];
  const media = success === undefined ? [] : Object.keys(findResponse(document, success).content);
  return [
    ...findDateProblems(operationId, operation),
    ...(success === undefined ? [`${operationId}: has no 200 reply`] : []),
    ...(media[0] === "application/json" ? [] : [`${operationId}: does not list JSON first`]),
    ...Object.keys(responses)
      .filter((status) => !/^[1-5]\d\d$/.test(status))
      .map((status) => `${operationId}: ${status} is not an exact status`),
    ...Object.entries(responses)
      .filter(([, response]) => response.$ref === undefined)
      .map(([status]) => `${operationId}: ${status} is not a component`),
    ...bodies
      .filter(({ schema }) => schema.$ref === undefined)
      .map(() => `${operationId}: its request body is not a component`),
    ...bodies
      .filter(({ examples }) => Object.keys(examples ?? {})[0] !== "plain")
      .map(() => `${operationId}: its first request example is not the plain one`),
  ];
}

/** Excludes text that no store can search for: a 400 is more specific than a 404. */
const NO_CONTROLS = String.raw`^[^\x00-\x1f\x7f-\x9f]*$`;

/** Any other pattern on a path parameter would turn a 404 into a 400. */
function findPathParameterProblems({ components }: OpenApiDocument): readonly string[] {
  return Object.entries(components.parameters)
    .filter(
      ([, parameter]) =>
        parameter.in === "path" && ![undefined, NO_CONTROLS].includes(parameter.schema.pattern),
    )
    .map(([name]) => `${name}: is part of a path and has a pattern`);
}

function findResponseProblems(name: string, { headers, content }: Response): readonly string[] {
  return [
    ...requestIdHeaders
      .filter((header) => headers[header] === undefined)
      .map((header) => `${name}: lacks the header ${header}`),
    ...Object.entries(content).flatMap(([type, media]) =>
      type === "text/event-stream"
        ? findStreamProblems(name, media)
        : media.schema.$ref === undefined
          ? [`${name}: its body of type ${type} is not a component`]
          : [],
    ),
    ...Object.entries(content)
      .filter(([, { examples }]) => Object.keys(examples ?? {}).length === 0)
      .map(([type]) => `${name}: its body of type ${type} has no example`),
  ];
}

/** Tools read a stream as one text or check it event by event, so its schema accepts either. */
function findStreamProblems(name: string, media: MediaType): readonly string[] {
  const extensions = [
    "x-event-schema",
    "x-event-data",
    "x-event-data-media-type",
    "x-stream-grammar",
  ] as const;
  const forms = [{ type: "string" }, media["x-event-schema"]];
  return [
    ...(isDeepStrictEqual(media.schema.oneOf, forms)
      ? []
      : [`${name}: its stream is not a string or one of its events`]),
    ...extensions
      .filter((extension) => media[extension] === undefined)
      .map((extension) => `${name}: its stream has no ${extension}`),
  ];
}

function repeated(words: readonly string[]): readonly string[] {
  return words.filter((word, at) => words.indexOf(word) !== at);
}

/**
 * Checks that operation names are unique across all documents, since logs, metrics and the check of
 * our own responses identify operations by name.
 */
export function findNameProblems(documents: readonly OpenApiDocument[]): readonly string[] {
  const names = documents
    .flatMap((document) => listOperations(document))
    .map((entry) => entry.operation.operationId);
  return repeated(names).map((name) => `${name}: names two operations`);
}

const roles: readonly unknown[] = ["read", "support", "full"];

/**
 * Checks that each operation of the admin API names its role, and that a change requires more
 * than `read`.
 */
export function findRoleProblems(admin: OpenApiDocument): readonly string[] {
  return listOperations(admin).flatMap(({ method, operation }) => {
    const { operationId, "x-role": role } = operation;
    return [
      ...(roles.includes(role) ? [] : [`${operationId}: names no role`]),
      ...(method !== "get" && role === "read" ? [`${operationId}: changes something as read`] : []),
    ];
  });
}
