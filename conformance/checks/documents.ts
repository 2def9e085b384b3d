import type { Exchange } from "../client/exchange.ts";
import type { ContractDocument, DeclaredResponse, Operation } from "../contract/document.ts";
import { objectOf, textOf } from "../contract/document.ts";
import { headerFaults } from "../contract/headers.ts";
import type { Check, CheckContext } from "./check.ts";
import { CheckFailure, NotApplicable } from "./expect.ts";

/**
 * Returns the checks that compare every answer of the run with the document: body and headers of
 * each declared status of each operation, and what the document does not declare.
 */
export function documentChecks(document: ContractDocument): readonly Check[] {
  const declared = [...document.operations.values()].flatMap((operation) =>
    [...operation.responses.values()].flatMap((response) => [
      bodyCheck(operation, response),
      headersCheck(operation, response),
    ]),
  );
  const operations = [...document.operations.values()].map(unlistedCheck);
  return [...declared, ...operations, statusCheck, requestIdsCheck];
}

/** Returns the answers of an operation with a status; throws if there are none. */
function answersOf(
  { exchanges, document }: Pick<CheckContext, "exchanges" | "document">,
  operation: Operation,
  status: number | null,
): readonly Exchange[] {
  const found = exchanges.filter(
    (exchange) =>
      (status === null || exchange.status === status) &&
      document.find(exchange.method, exchange.path)?.id === operation.id,
  );
  if (found.length > 0) return found;
  throw new NotApplicable("no selected check got this answer");
}

function bodyCheck(operation: Operation, { status, bodySchema }: DeclaredResponse): Check {
  return {
    id: `document/${operation.id}/${status}/body`,
    title: `${operation.id}: each body with status ${status} is valid by the document`,
    scope: "contract",
    rule: `${pointerOf(operation)}/responses/${status}`,
    phase: "last",
    run: (context) => {
      for (const exchange of answersOf(context, operation, status)) {
        if (exchange.isStream || exchange.method === "HEAD" || bodySchema === null) continue;
        const type = exchange.headers["content-type"] ?? "no content type";
        if (!type.startsWith("application/json") || exchange.json === undefined) {
          throw new CheckFailure(
            "a JSON body",
            `${type}: ${exchange.text.slice(0, 200)}`,
            exchange,
          );
        }
        const faults = context.schemas.faults(bodySchema, exchange.json);
        if (faults.length > 0) throw new CheckFailure(bodySchema, faults.join("; "), exchange);
      }
    },
  };
}

function headersCheck(operation: Operation, response: DeclaredResponse): Check {
  return {
    id: `document/${operation.id}/${response.status}/headers`,
    title: `${operation.id}: the headers of each answer with status ${response.status} are valid`,
    scope: "contract",
    rule: `${pointerOf(operation)}/responses/${response.status}`,
    phase: "last",
    run: (context) => {
      for (const exchange of answersOf(context, operation, response.status)) {
        const faults = headerFaults(response, exchange.headers);
        if (faults.length > 0) {
          throw new CheckFailure("the declared headers", faults.join("; "), exchange);
        }
      }
    },
  };
}

/** Newer versions may add fields, so this compares with exactly the version of the document. */
function unlistedCheck(operation: Operation): Check {
  return {
    id: `document/${operation.id}/unlisted-fields`,
    title: `${operation.id}: no answer and no event has a field that the document lacks`,
    scope: "contract",
    rule: pointerOf(operation),
    phase: "last",
    run: (context) => {
      const { schemas } = context;
      for (const exchange of answersOf(context, operation, null)) {
        const response = operation.responses.get(exchange.status);
        const { bodySchema = null, eventSchema = null } = response ?? {};
        const values: readonly unknown[] = exchange.isStream
          ? exchange.events.map(({ data }) => readData(data))
          : [exchange.json];
        const schema = exchange.isStream ? eventSchema : bodySchema;
        for (const value of values) {
          // An error event in a stream has its own schema, which the grammar names.
          if (schema === null || value === undefined || objectOf(value)["type"] === "error")
            continue;
          // The check of bodies, or of the stream, reports an invalid value.
          if (schemas.faults(schema, value).length > 0) continue;
          const faults = schemas.faults(schema, value, "closed");
          if (faults.length > 0) {
            throw new CheckFailure("only fields of the document", faults.join("; "), exchange);
          }
        }
      }
    },
  };
}

const statusCheck: Check = {
  id: "document/declared-statuses",
  title: "each operation answers only with statuses that it declares",
  scope: "contract",
  rule: "#/paths",
  phase: "last",
  run: ({ exchanges, document }) => {
    for (const exchange of exchanges) {
      const operation = document.find(exchange.method, exchange.path);
      if (operation === undefined || operation.responses.has(exchange.status)) continue;
      const declared = [...operation.responses.keys()].join(", ");
      throw new CheckFailure(`a status of ${declared}`, String(exchange.status), exchange);
    }
  },
};

const requestIdsCheck: Check = {
  id: "document/request-ids",
  title: "each answer has its own id, the same in both headers and in the body of an error",
  scope: "contract",
  rule: "#/components/headers/RequestId",
  phase: "last",
  run: ({ exchanges }) => {
    const seen = new Set<string>();
    for (const exchange of exchanges) {
      const { "x-request-id": id, "request-id": other } = exchange.headers;
      const { request_id: own = id } = objectOf(exchange.json);
      const got = `x-request-id ${id}, request-id ${other}, request_id ${textOf(own)}`;
      if (id === undefined || id !== other || id !== own || seen.has(id)) {
        throw new CheckFailure("one new id in all places", got, exchange);
      }
      seen.add(id);
    }
  },
};

function readData(data: string): unknown {
  try {
    return JSON.parse(data);
  } catch {
    // `[DONE]` has no fields.
    return undefined;
  }
}

function pointerOf({ path, method }: Operation): string {
  return `#/paths/${path.replaceAll("/", "~1")}/${method}`;
}
