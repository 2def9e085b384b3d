import type { OpenAPIV3 } from "openapi-types";
import type { ContractDocument } from "../../generated/document.ts";
import { contracts, type ContractName } from "./contracts.ts";

/** Headers of HTTP itself, caches and proxies; the contract need not declare them. */
const ORDINARY: ReadonlySet<string> = new Set([
  "cache-control",
  "connection",
  "content-length",
  "content-type",
  "date",
  "keep-alive",
  "transfer-encoding",
  "x-accel-buffering",
  "x-content-type-options",
]);

/** Resolves a reference of the document. */
function follow<T extends object>(
  part: T | OpenAPIV3.ReferenceObject,
  components: Readonly<Record<string, T | OpenAPIV3.ReferenceObject>> = {},
): T {
  if (!("$ref" in part) || typeof part.$ref !== "string") return part as T;
  const found = components[part.$ref.split("/").at(-1) ?? ""];
  if (found === undefined) throw new Error(`the document has no ${part.$ref}`);
  return follow(found, components);
}

/** A response of an operation. */
interface AnswerPlace {
  readonly path: string;
  readonly method: string;
  readonly status: number;
}

/** Returns the headers that the document declares for this response of an operation. */
function declaredHeaders(
  { path, method, status }: AnswerPlace,
  { components = {}, paths }: ContractDocument,
): ReadonlyMap<string, OpenAPIV3.HeaderObject> {
  const { responses, headers } = components;
  const operations = Object.entries(paths[path] ?? {});
  const operation = operations.find(([name]) => name === method)?.[1];
  if (typeof operation !== "object" || !("responses" in operation)) return new Map();
  const response = operation.responses[status];
  if (response === undefined) return new Map();
  return new Map(
    Object.entries(follow(response, responses).headers ?? {}).map(([name, header]) => [
      name.toLowerCase(),
      follow(header, headers),
    ]),
  );
}

function valueFault(value: string, { schema = {} }: OpenAPIV3.HeaderObject): string | null {
  if ("$ref" in schema) throw new Error("a header's schema is a reference");
  if (schema.type === "integer") {
    const number = Number(value);
    if (!/^\d+$/.test(value)) return "is not a whole number";
    if (number < (schema.minimum ?? 0)) return "is too small";
    if (number > (schema.maximum ?? Infinity)) return "is too large";
  }
  const words: readonly unknown[] | undefined = schema.enum;
  if (words !== undefined && !words.includes(value)) return "is not one of the values";
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value))
    return "is malformed";
  if (value.length > (schema.maxLength ?? Infinity)) return "is too long";
  return null;
}

/**
 * Returns the faults of a response's headers: missing, malformed, or undeclared. Empty if they are
 * correct.
 */
export function headerFaults(
  answer: AnswerPlace,
  headers: Readonly<Record<string, string>>,
  contract: ContractName = "client",
): readonly string[] {
  const declared = declaredHeaders(answer, contracts[contract].document);
  const faults: string[] = [];
  for (const [name, header] of declared) {
    const value = headers[name];
    if (value === undefined && header.required === true) faults.push(`header ${name} is missing`);
    const fault = value === undefined ? null : valueFault(value, header);
    if (fault !== null) faults.push(`header ${name}: ${value} ${fault}`);
  }
  for (const name of Object.keys(headers)) {
    if (!declared.has(name) && !ORDINARY.has(name)) faults.push(`header ${name} is not declared`);
  }
  const type = headers["content-type"] ?? "";
  if (type.startsWith("text/") && !type.endsWith("; charset=utf-8")) {
    faults.push(`header content-type: ${type} names no charset`);
  }
  return faults;
}
