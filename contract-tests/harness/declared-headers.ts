import document from "../../generated/openapi.json" with { type: "json" };

interface HeaderSchema {
  readonly type: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

interface Declared {
  readonly required?: boolean;
  readonly schema: HeaderSchema;
}

/** What HTTP itself, its caches and its proxies know; the contract need not declare them. */
const ORDINARY: ReadonlySet<string> = new Set([
  "cache-control",
  "connection",
  "content-length",
  "content-type",
  "date",
  "keep-alive",
  "transfer-encoding",
  "x-accel-buffering",
]);

type Node = Readonly<Record<string, unknown>>;

/** What a reference of the document leads to; the compiler reads the document as a literal. */
function follow(node: Node): Node {
  const reference = node["$ref"];
  if (typeof reference !== "string") return node;
  const steps = reference.slice(2).split("/");
  return steps.reduce<Node>((at, step) => at[step] as Node, document as unknown as Node);
}

/** The headers that the document declares for this answer of an operation. */
function declaredHeaders(path: string, method: string, status: number): Map<string, Declared> {
  const paths = document.paths as unknown as Record<string, Record<string, Node>>;
  const operation = paths[path]?.[method] ?? {};
  const responses = (operation["responses"] ?? {}) as Record<string, Node>;
  const response = follow(responses[String(status)] ?? {});
  const headers = (response["headers"] ?? {}) as Record<string, Node>;
  return new Map(
    Object.entries(headers).map(([name, node]) => [
      name.toLowerCase(),
      follow(node) as unknown as Declared,
    ]),
  );
}

function valueFault(value: string, schema: HeaderSchema): string | null {
  if (schema.type === "integer") {
    const number = Number(value);
    if (!/^\d+$/.test(value)) return "is no whole number";
    if (number < (schema.minimum ?? 0)) return "is too small";
    if (number > (schema.maximum ?? Infinity)) return "is too large";
  }
  if (schema.enum !== undefined && !schema.enum.includes(value)) return "is not one of the values";
  if (schema.pattern !== undefined && !new RegExp(schema.pattern).test(value))
    return "is malformed";
  if (value.length > (schema.maxLength ?? Infinity)) return "is too long";
  return null;
}

/** What is wrong with an answer's headers: missing, malformed, or not declared. Empty: nothing. */
export function headerFaults(
  answer: { readonly path: string; readonly method: string; readonly status: number },
  headers: Readonly<Record<string, string>>,
): readonly string[] {
  const declared = declaredHeaders(answer.path, answer.method, answer.status);
  const faults: string[] = [];
  for (const [name, { required = false, schema }] of declared) {
    const value = headers[name];
    if (value === undefined && required) faults.push(`header ${name} is missing`);
    const fault = value === undefined ? null : valueFault(value, schema);
    if (fault !== null) faults.push(`header ${name}: ${value} ${fault}`);
  }
  for (const name of Object.keys(headers)) {
    if (!declared.has(name) && !ORDINARY.has(name)) faults.push(`header ${name} is not declared`);
  }
  return faults;
}
