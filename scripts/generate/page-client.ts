import { listOperations, type OpenApiDocument } from "./document.ts";

const notice = "// Made from spec/ by scripts/generate.ts. Do not edit.\n";

/**
 * Renders `page-client.js` and its types: the client that our pages load in a browser. It contains
 * one row per operation and one function that calls any of them.
 */
export function renderPageClient(
  document: OpenApiDocument,
): readonly (readonly [string, string])[] {
  const rows = listOperations(document).map(({ method, path, operation }) => {
    const row = [method.toUpperCase(), path, operation["x-role"] ?? null];
    return `  ${operation.operationId}: ${JSON.stringify(row)},\n`;
  });
  const table = `\n/** Method, path and role of each operation. */\nconst operations = {\n${rows.join("")}};\n`;
  return [
    ["page-client.js", notice + table + script],
    ["page-client.d.ts", notice + declarations],
  ];
}

const script = `
/** A refusal: the error body of the contract, or status 0 where no response came. */
export class ApiError extends Error {
  constructor(message, { status = 0, code = null, details = {}, requestId = null, cause } = {}) {
    super(message, { cause });
    this.name = "ApiError";
    Object.assign(this, { status, code, details, requestId });
  }
}

/** The role that an operation takes; null where the contract names none. */
export function roleOf(operationId) {
  return operations[operationId][2];
}

/** One method per operation; the token goes into the header and nowhere else. */
export function createClient({ root, token, fetch = globalThis.fetch.bind(globalThis) }) {
  const call = async ([method, path], { path: names = {}, query = {}, body, signal } = {}) => {
    const target = path.replaceAll(/\\{(\\w+)\\}/g, (_, name) => encodeURIComponent(names[name]));
    const asked = Object.entries(query).filter(([, value]) => value !== undefined);
    const search = asked.length === 0 ? "" : \`?\${new URLSearchParams(asked)}\`;
    const headers = { authorization: \`Bearer \${token}\`, accept: "application/json" };
    if (body !== undefined) headers["content-type"] = "application/json";
    const response = await fetch(root + target + search, {
      method,
      headers,
      signal,
      body: body === undefined ? undefined : JSON.stringify(body),
      cache: "no-store",
      credentials: "omit",
      redirect: "error",
      referrerPolicy: "no-referrer",
    }).catch((cause) => {
      if (signal?.aborted) throw cause;
      throw new ApiError("The gateway cannot be reached.", { cause });
    });
    const requestId = response.headers.get("x-request-id");
    const { status } = response;
    const reply = await response.json().catch((cause) => {
      if (signal?.aborted) throw cause;
      throw new ApiError("The response is not JSON.", { status, requestId, cause });
    });
    if (response.ok) return reply;
    const { message = "The request failed.", code = null, details = {} } = reply.error ?? {};
    throw new ApiError(message, { status, code, details: details ?? {}, requestId });
  };
  const method = ([id, operation]) => [id, (input) => call(operation, input)];
  return Object.fromEntries(Object.entries(operations).map(method));
}
`;

const declarations = `import type { operations as table, OperationId } from "./operations.ts";
import type { operations, Schemas } from "./types.ts";

type Present<Parameters> = [NonNullable<Parameters>] extends [never]
  ? Record<never, never>
  : NonNullable<Parameters>;
type PathOf<K extends OperationId> = Present<operations[K]["parameters"]["path"]>;
type QueryOf<K extends OperationId> = Present<operations[K]["parameters"]["query"]>;
type RequestOf<K extends OperationId> = (typeof table)[K]["request"];

/** What an operation is called with. */
export type Input<K extends OperationId> = { readonly signal?: AbortSignal } & (keyof PathOf<K> extends never
  ? unknown
  : { readonly path: PathOf<K> }) &
  (keyof QueryOf<K> extends never ? unknown : { readonly query?: QueryOf<K> }) &
  (RequestOf<K> extends keyof Schemas ? { readonly body: Schemas[RequestOf<K>] } : unknown);

/** The body of an operation's reply. */
export type Reply<K extends OperationId> = Schemas[(typeof table)[K]["reply"]];

/** One method per operation; each rejects with an \`ApiError\`. */
export type Client = {
  readonly [K in OperationId]: Record<never, never> extends Input<K>
    ? (input?: Input<K>) => Promise<Reply<K>>
    : (input: Input<K>) => Promise<Reply<K>>;
};

export declare class ApiError extends Error {
  /** The HTTP status; 0 where no response came. */
  readonly status: number;
  readonly code: string | null;
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;
}

export declare function roleOf(operationId: OperationId): string | null;

export interface ClientOptions {
  /** The address and the prefix of the operations' paths. */
  readonly root: string;
  readonly token: string;
  readonly fetch?: (
    address: string,
    options: { readonly method: string; readonly headers: Readonly<Record<string, string>>; readonly body?: string },
  ) => Promise<Response>;
}

export declare function createClient(options: ClientOptions): Client;
`;
