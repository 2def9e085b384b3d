import type { StreamGrammar } from "./stream-grammar.ts";

export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

/** A response that an operation declares, its references resolved. */
export interface DeclaredResponse {
  readonly status: number;
  /** Header name in lower case to the header's object. */
  readonly headers: ReadonlyMap<string, JsonObject>;
  /** JSON pointer to the schema of the JSON body; null if it has none. */
  readonly bodySchema: string | null;
  /** JSON pointer to the schema of one event's data; null if the response is not a stream. */
  readonly eventSchema: string | null;
  readonly grammar: StreamGrammar | null;
  /** The codes of the response's error examples. */
  readonly codes: readonly string[];
}

export interface Operation {
  readonly id: string;
  /** In lower case. */
  readonly method: string;
  /** With variables in braces, below the base URL. */
  readonly path: string;
  readonly responses: ReadonlyMap<number, DeclaredResponse>;
}

/** The contract: the only input of the checks besides the witnesses. */
export class ContractDocument {
  readonly root: JsonObject;
  readonly version: string;
  /** The version, and the revision if the document names one, for people. */
  readonly name: string;
  readonly operations: ReadonlyMap<string, Operation>;
  /** The codes of errors, each with the statuses of the examples that have it. */
  readonly codes: ReadonlyMap<string, ReadonlySet<number>>;

  /** Throws if the value is not an OpenAPI document. */
  constructor(value: unknown) {
    if (!isObject(value) || !isObject(value["paths"]) || !isObject(value["info"])) {
      throw new Error("this is not an OpenAPI document");
    }
    this.root = value;
    const { version, "x-revision": revision } = value["info"];
    this.version = textOf(version);
    this.name = revision === undefined ? this.version : `${this.version} (${textOf(revision)})`;
    this.operations = new Map(this.#list(value["paths"]).map((found) => [found.id, found]));
    this.codes = new Map(this.#codes());
  }

  /** Returns the operation with this id; throws if the document lacks it. */
  operation(id: string): Operation {
    const found = this.operations.get(id);
    if (found === undefined) throw new Error(`the document has no operation ${id}`);
    return found;
  }

  /** Returns the operation of a request; undefined if no path and method of the document fits. */
  find(method: string, path: string): Operation | undefined {
    const plain = path.split("?")[0] ?? "";
    const fits = (operation: Operation): boolean =>
      operation.method === method.toLowerCase() && templateOf(operation.path).test(plain);
    const all = [...this.operations.values()];
    return all.find((operation) => operation.path === plain && fits(operation)) ?? all.find(fits);
  }

  /** Returns the grammar of an operation's stream; null if the document has none. */
  grammar(operationId: string): StreamGrammar | null {
    return this.operations.get(operationId)?.responses.get(200)?.grammar ?? null;
  }

  #codes(): readonly (readonly [string, ReadonlySet<number>])[] {
    const keys = ["components", "schemas", "ErrorObject", "properties", "code"];
    const schema = keys.reduce<Json>((found, key) => objectOf(found)[key] ?? null, this.root);
    const responses = [...this.operations.values()].flatMap((operation) => [
      ...operation.responses.values(),
    ]);
    return listOf(objectOf(schema)["x-extensible-enum"]).map((code) => {
      const fitting = responses.filter(({ codes }) => codes.includes(textOf(code)));
      return [textOf(code), new Set(fitting.map(({ status }) => status))];
    });
  }

  #list(paths: JsonObject): readonly Operation[] {
    return Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(objectOf(item)).flatMap(([method, operation]): readonly Operation[] => {
        const { operationId, responses } = objectOf(operation);
        if (typeof operationId !== "string") return [];
        const declared = Object.entries(objectOf(responses)).map(([status, response]) =>
          this.#response(Number(status), response),
        );
        const byStatus = new Map(declared.map((response) => [response.status, response]));
        return [{ id: operationId, method, path, responses: byStatus }];
      }),
    );
  }

  #response(status: number, node: Json): DeclaredResponse {
    const response = this.#follow(node);
    const content = objectOf(response["content"]);
    const json = objectOf(content["application/json"]);
    const stream = objectOf(content["text/event-stream"]);
    const headers = Object.entries(objectOf(response["headers"])).map(
      ([name, header]): readonly [string, JsonObject] => [name.toLowerCase(), this.#follow(header)],
    );
    return {
      status,
      headers: new Map(headers),
      bodySchema: referenceOf(json["schema"]),
      eventSchema: referenceOf(stream["x-event-data"]),
      // The document's own lint checks the form of the grammar.
      grammar: (stream["x-stream-grammar"] ?? null) as unknown as StreamGrammar | null,
      codes: Object.values(objectOf(json["examples"])).flatMap((example) => {
        const { error } = objectOf(objectOf(example)["value"]);
        const { code } = objectOf(error);
        return typeof code === "string" ? [code] : [];
      }),
    };
  }

  #follow(node: Json): JsonObject {
    const { $ref } = objectOf(node);
    if (typeof $ref !== "string") return objectOf(node);
    const keys = $ref.split("/").slice(1);
    return this.#follow(keys.reduce<Json>((found, key) => objectOf(found)[key] ?? null, this.root));
  }
}

/** Returns whether a value is a JSON object. */
export function isObject(value: unknown): value is JsonObject {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Returns the value if it is an object, otherwise an empty one. */
export function objectOf(value: unknown): JsonObject {
  return isObject(value) ? value : {};
}

/** Returns the value if it is an array, otherwise an empty one. */
export function listOf(value: unknown): readonly Json[] {
  return Array.isArray(value) ? (value as readonly Json[]) : [];
}

/** Returns a string as it is, and any other value as JSON; empty for undefined. */
export function textOf(value: unknown): string {
  return typeof value === "string" ? value : (JSON.stringify(value) ?? "");
}

function referenceOf(schema: Json | undefined): string | null {
  const { $ref } = objectOf(schema);
  return typeof $ref === "string" ? $ref : null;
}

/** `/models/{id}` → an expression whose variable also matches slashes. */
function templateOf(path: string): RegExp {
  const literal = path.replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(`^${literal.replaceAll(/\{\w+\}/g, ".+")}$`);
}
