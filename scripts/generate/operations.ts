import { componentName, findResponse, listOperations } from "./document.ts";
import type { OpenApiDocument, OperationEntry, Reference } from "./document.ts";

const header = `// Made from spec/ by scripts/generate.ts. Do not edit.
import type { Schemas } from "./types.ts";

/** One operation of the contract; the names are components of the schemas. */
interface OperationContract {
  readonly method: "get" | "post" | "patch";
  /** Below the address's path prefix. */
  readonly path: string;
  /** Every status that the operation may answer with. */
  readonly statuses: readonly number[];
  /** The request body; null where there is none. */
  readonly request: keyof Schemas | null;
  /** The body of the 200 reply. */
  readonly reply: keyof Schemas;
  /** One server-sent event of the reply's stream; null where the reply is never streamed. */
  readonly streamEvent: keyof Schemas | null;
  /** What the JSON text in such an event's \`data\` holds while the reply goes well. */
  readonly streamData: keyof Schemas | null;
}

/** The operations by their operationId. */
export const operations = `;

const footer = ` as const satisfies Readonly<Record<string, OperationContract>>;

export type OperationId = keyof typeof operations;
`;

/** The schema components of an operation; shared with the generator of validators. */
export interface OperationComponents {
  readonly request: string | null;
  readonly reply: string;
  readonly streamEvent: string | null;
  readonly streamData: string | null;
}

/**
 * Returns the schema components of an operation; throws if its 200 response is not a JSON
 * component.
 */
export function operationComponents(
  document: OpenApiDocument,
  { operation }: OperationEntry,
): OperationComponents {
  const success = operation.responses["200"];
  if (success === undefined) throw new Error(`${operation.operationId} has no 200 reply`);
  const { content } = findResponse(document, success);
  const whole = content["application/json"];
  if (whole === undefined) throw new Error(`${operation.operationId} has no JSON reply`);
  const stream = content["text/event-stream"];
  const body = operation.requestBody?.content["application/json"];
  return {
    request: body === undefined ? null : componentName(body.schema),
    reply: componentName(whole.schema),
    streamEvent: nameOrNull(stream?.["x-event-schema"]),
    streamData: nameOrNull(stream?.["x-event-data"]),
  };
}

function nameOrNull(reference: Reference | undefined): string | null {
  return reference === undefined ? null : componentName(reference);
}

/** Renders the TypeScript module with one entry per operation. */
export function renderOperations(document: OpenApiDocument): string {
  const entries = listOperations(document).map((entry) => [
    entry.operation.operationId,
    {
      method: entry.method,
      path: entry.path,
      statuses: Object.keys(entry.operation.responses).map(Number),
      ...operationComponents(document, entry),
    },
  ]);
  return header + JSON.stringify(Object.fromEntries(entries), null, 2) + footer;
}
