import { expect, test } from "vitest";
import { errorTable } from "../../src/core/errors/error-table.ts";
import {
  findResponse,
  type Json,
  listOperations,
  type OpenApiDocument,
} from "../generate/document.ts";
import { contracts } from "./contracts.ts";
import { listPublished, readCurrent, readPublished } from "./firewall/published.ts";

/** Errors of the table that no response shows as an example. */
const withoutExample = [
  // A 400 without an example.
  "400 unsupported_schema invalid_request_error",
  "400 upstream_rejected invalid_request_error",
  // The examples show the type of the messages protocol.
  "400 policy_blocked invalid_request_error",
  // Refusals before an operation is selected.
  "405 method_not_allowed invalid_request_error",
  "417 expectation_failed invalid_request_error",
  "431 headers_too_large invalid_request_error",
  "501 not_implemented invalid_request_error",
  "505 http_version_not_supported invalid_request_error",
];

const rows = Object.values(errorTable).flatMap((row) => {
  const { status, messagesStatus = status, code, type, messagesType = type } = row;
  return [`${status} ${code} ${type}`, `${messagesStatus} ${code} ${messagesType}`];
});

interface ErrorExample {
  readonly error: { readonly code: string; readonly type: string };
}

function isError(value: Json): boolean {
  return typeof value === "object" && value !== null && "error" in value && value["error"] !== null;
}

/** Returns each error that a response of the document shows: its status, code and type. */
function errorsOf(document: OpenApiDocument): readonly string[] {
  return listOperations(document).flatMap(({ operation }) =>
    Object.entries(operation.responses).flatMap(([status, reference]) => {
      const { examples = {} } = findResponse(document, reference).content["application/json"] ?? {};
      const values = Object.values(examples).map(({ value }) => value);
      const shown = values.filter(isError) as unknown as readonly ErrorExample[];
      return shown.map(({ error }) => `${status} ${error.code} ${error.type}`);
    }),
  );
}

test("each error has the status, code and type that the contracts show", () => {
  const shown = contracts.flatMap((contract) =>
    errorsOf(readCurrent(contract) as unknown as OpenApiDocument),
  );
  const all = new Set([...shown, ...withoutExample]);
  expect([...new Set(rows)].toSorted()).toEqual([...all].toSorted());
  expect(withoutExample.filter((error) => shown.includes(error))).toEqual([]);
});

test("each error has the status, code and type that the published contracts show", () => {
  const published = contracts.flatMap((contract) =>
    listPublished(contract).map((version) => readPublished(version, contract)),
  );
  const shown = published.flatMap((document) => errorsOf(document as unknown as OpenApiDocument));
  expect(shown.length).toBeGreaterThan(100);
  expect(shown.filter((error) => !rows.includes(error))).toEqual([]);
});
