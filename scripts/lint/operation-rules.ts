import { findResponse, listOperations } from "../generate/document.ts";
import type { MediaType, OpenApiDocument, Operation, Response } from "../generate/document.ts";

const requestIdHeaders = ["x-request-id", "request-id", "x-client-request-id"] as const;

/** Problems of the operations and of their responses. */
export function findOperationProblems(document: OpenApiDocument): readonly string[] {
  const operations = listOperations(document).map(({ operation }) => operation);
  return [
    ...findRepeated(
      operations.map(({ operationId }) => operationId),
      "operationId",
    ),
    ...findRepeated(
      operations.map(({ summary }) => summary),
      "summary",
    ),
    ...operations.flatMap((operation) => findProblems(document, operation)),
    ...findPathParameterProblems(document),
    ...Object.entries(document.components.responses).flatMap(([name, response]) =>
      findResponseProblems(name, response),
    ),
  ];
}

function findProblems(document: OpenApiDocument, operation: Operation): readonly string[] {
  const { operationId, tags, responses } = operation;
  const bodies = Object.values(operation.requestBody?.content ?? {});
  const success = responses["200"];
  const media = success === undefined ? [] : Object.keys(findResponse(document, success).content);
  return [
    ...(tags.length === 1 ? [] : [`${operationId}: has ${tags.length} tags`]),
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

/** A pattern on a path parameter would turn a 404 into a 400. */
function findPathParameterProblems({ components }: OpenApiDocument): readonly string[] {
  return Object.entries(components.parameters)
    .filter(([, parameter]) => parameter.in === "path" && parameter.schema.pattern !== undefined)
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

/** Tools that know no streams take an object for the whole body: to them a stream is a string. */
function findStreamProblems(name: string, media: MediaType): readonly string[] {
  const extensions = [
    "x-event-schema",
    "x-event-data",
    "x-event-data-media-type",
    "x-stream-grammar",
  ] as const;
  return [
    ...(media.schema.type === "string" ? [] : [`${name}: its stream is not a string`]),
    ...extensions
      .filter((extension) => media[extension] === undefined)
      .map((extension) => `${name}: its stream has no ${extension}`),
  ];
}

function findRepeated(words: readonly string[], what: string): readonly string[] {
  return words
    .filter((word, at) => words.indexOf(word) !== at)
    .map((word) => `${word}: the ${what} is there twice`);
}
