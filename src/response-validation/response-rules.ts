/** What response validation reads of the bundled OpenAPI document. */
export interface ResponsesDocument {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, DocumentedOperation>>>>;
  readonly components: {
    readonly responses: Readonly<Record<string, DocumentedResponse>>;
    readonly headers: Readonly<Record<string, DocumentedHeader>>;
  };
}

interface Reference {
  readonly $ref: string;
}

interface DocumentedOperation {
  readonly operationId: string;
  readonly responses: Readonly<Record<string, Reference>>;
}

interface DocumentedResponse {
  readonly headers: Readonly<Record<string, Reference>>;
  readonly content: Readonly<Record<string, { readonly schema: Reference }>>;
}

interface DocumentedHeader {
  readonly required?: boolean;
  readonly schema: HeaderSchema;
}

interface HeaderSchema {
  readonly type: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
}

export interface HeaderRule {
  readonly name: string;
  readonly isRequired: boolean;
  /** The keyword that the value breaks, or null. */
  readonly findBroken: (value: string) => string | null;
}

/** What the contract declares for one status of one operation. */
export interface StatusRules {
  readonly headers: ReadonlyMap<string, HeaderRule>;
  /** Media type → the component of its body. */
  readonly media: ReadonlyMap<string, string>;
}

/** operationId → status → rules. */
export type ResponseRules = ReadonlyMap<string, ReadonlyMap<number, StatusRules>>;

/** Reads the rules for every response from the document; throws on a reference that leads nowhere. */
export function readResponseRules(document: ResponsesDocument): ResponseRules {
  const { responses, headers } = document.components;
  const headerRules = new Map(
    Object.entries(headers).map(([component, header]) => [component, header]),
  );
  const rulesOf = (reference: Reference): StatusRules => {
    const response = responses[componentName(reference)];
    if (response === undefined) throw new Error(`no response component ${reference.$ref}`);
    return {
      headers: new Map(
        Object.entries(response.headers).map(([name, link]) => {
          const header = headerRules.get(componentName(link));
          if (header === undefined) throw new Error(`no header component ${link.$ref}`);
          return [name, headerRule(name, header)];
        }),
      ),
      media: new Map(
        Object.entries(response.content).map(([type, { schema }]) => [type, componentName(schema)]),
      ),
    };
  };
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  return new Map(
    operations.map(({ operationId, responses: statuses }) => [
      operationId,
      new Map(Object.entries(statuses).map(([status, link]) => [Number(status), rulesOf(link)])),
    ]),
  );
}

function componentName({ $ref }: Reference): string {
  return $ref.slice($ref.lastIndexOf("/") + 1);
}

function headerRule(name: string, { required = false, schema }: DocumentedHeader): HeaderRule {
  const { pattern, enum: words, minimum, maximum, maxLength } = schema;
  const form = pattern === undefined ? null : new RegExp(pattern, "u");
  return {
    name,
    isRequired: required,
    findBroken: (value) => {
      if (schema.type === "integer" && !/^-?\d{1,15}$/.test(value)) return "type";
      if (form !== null && !form.test(value)) return "pattern";
      if (words !== undefined && !words.includes(value)) return "enum";
      if (minimum !== undefined && Number(value) < minimum) return "minimum";
      if (maximum !== undefined && Number(value) > maximum) return "maximum";
      if (maxLength !== undefined && value.length > maxLength) return "maxLength";
      return null;
    },
  };
}
