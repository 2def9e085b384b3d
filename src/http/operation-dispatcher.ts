import { OpenAPIBackend } from "openapi-backend";
import type { Context, Document, Handler } from "openapi-backend";
import type { Authenticate, Authentication } from "../auth/authenticate.ts";
import { GatewayError } from "../errors/gateway-error.ts";
import type { ProtocolName } from "../protocols/protocol.ts";
import { placedOperations } from "../contract/contract-document.ts";
import type { ContractDocument } from "../../generated/document.ts";
import type { PlacedOperation } from "../contract/contract-document.ts";
import type { Exchange } from "./exchange.ts";
import { API_ROOT, escapeModelId, pathNotFound } from "./request-target.ts";

/** One call of an operation whose caller is known. */
export interface OperationCall extends Authentication {
  readonly exchange: Exchange;
  /** Decoded parameters of the path. */
  readonly parameters: Readonly<Record<string, string>>;
}

/** What serves one operation of the contract. */
export interface Operation {
  readonly protocol: ProtocolName | null;
  readonly serve: (call: OperationCall) => void | Promise<void>;
}

export interface DispatcherOptions {
  readonly document: ContractDocument;
  /** By operation id: exactly those of the document. */
  readonly operations: Readonly<Record<string, Operation>>;
  readonly authenticate: Authenticate;
}

/** Serves a path below `/v1`; rejects with what to answer. */
export type OperationDispatcher = (exchange: Exchange, path: string) => Promise<void>;

/**
 * Routing and security of the contract by openapi-backend, closed in each place where it fails
 * open: `strict`, every handler registered, no operation without security or without a server.
 * Bodies are checked elsewhere (`validate: false`).
 */
export async function createOperationDispatcher(
  options: DispatcherOptions,
): Promise<OperationDispatcher> {
  const placed = placedOperations(options.document);
  checkClosed(placed, options);
  const backend = new OpenAPIBackend({
    definition: routingDefinition(placed, options.document),
    apiRoot: API_ROOT,
    strict: true,
    quick: true,
    validate: false,
    ignoreTrailingSlashes: false,
    handlers: {
      ...operationHandlers(options),
      ...fallbackHandlers(placed),
      postRoutingHandler: noteOperation(options),
    },
    securityHandlers: securityHandlers(options),
  });
  await backend.init();
  rememberRoutes(backend.router);
  return (exchange, path) =>
    backend.handleRequest(
      { method: exchange.method, path: escapeModelId(path), headers: {} },
      exchange,
    );
}

/**
 * Keeps what openapi-backend's router works out anew, twice, on every request: the list of
 * operations, and the match of each path without parameters (a set that no client can grow).
 */
function rememberRoutes(router: OpenAPIBackend["router"]): void {
  const operations = router.getOperations();
  router.getOperations = () => operations;
  const matchOperation = router.matchOperation.bind(router);
  const parseRequest = router.parseRequest.bind(router);
  const known = new Map(
    operations
      .filter(({ path }) => !path.includes("{"))
      .map((operation) => {
        const { method } = operation;
        const path = API_ROOT + operation.path;
        const request = parseRequest({ method, path, headers: {} }, operation);
        return [`${method.toUpperCase()} ${path}`, { operation, request }] as const;
      }),
  );
  router.matchOperation = (request) =>
    known.get(`${request.method} ${request.path}`)?.operation ?? matchOperation(request, true);
  router.parseRequest = (request, operation) =>
    known.get(`${request.method} ${request.path}`)?.request ?? parseRequest(request, operation);
}

/** Throws at the start, where the document and the server do not fit each other. */
function checkClosed(placed: readonly PlacedOperation[], options: DispatcherOptions): void {
  const schemes = options.document.components?.securitySchemes ?? {};
  for (const { operationId, security } of placed) {
    if (!Object.hasOwn(options.operations, operationId)) {
      throw new Error(`the operation ${operationId} has no handler`);
    }
    const isClosed = security.every((requirement) => {
      const names = Object.keys(requirement);
      return names.length > 0 && names.every((name) => Object.hasOwn(schemes, name));
    });
    if (security.length === 0 || !isClosed) {
      throw new Error(`the operation ${operationId} could be called without a key`);
    }
  }
}

/** Only what routing reads: the whole document costs time at the start, and query parsing. */
function routingDefinition(
  placed: readonly PlacedOperation[],
  { openapi, info, components }: ContractDocument,
): Document {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, operationId, security } of placed) {
    (paths[path] ??= {})[method] = { operationId, security, responses: {} };
  }
  // What a scheme reads is the auth room's matter; the router asks for its name only.
  const names = Object.keys(components?.securitySchemes ?? {});
  const scheme = { type: "http", scheme: "bearer" } as const;
  const securitySchemes = Object.fromEntries(names.map((name) => [name, scheme]));
  return { openapi, info: { ...info }, paths, components: { securitySchemes } };
}

function operationHandlers({ operations }: DispatcherOptions): Record<string, Handler> {
  return Object.fromEntries(
    Object.entries(operations).map(([operationId, operation]) => [
      operationId,
      async (context: Context, exchange: Exchange): Promise<void> => {
        const { notes } = exchange;
        const authentication = await notes.authentication;
        if (authentication === null) throw new Error("an operation ran without authentication");
        const { key, accountId } = authentication.caller;
        notes.caller = { keyId: key.id, accountId };
        const parameters = context.request.params as Readonly<Record<string, string>>;
        await operation.serve({ ...authentication, exchange, parameters });
      },
    ]),
  );
}

/** Runs before security, so that a 401 is logged under its operation too. */
function noteOperation({ operations }: DispatcherOptions): Handler {
  return ({ operation }: Partial<Context>, { notes }: Exchange): void => {
    if (operation?.operationId === undefined) return;
    notes.operation = operation.operationId;
    notes.protocol = operations[operation.operationId]?.protocol ?? null;
  };
}

/** Both schemes ask the same question; it is answered once a request. */
function securityHandlers({ document, authenticate }: DispatcherOptions): Record<string, Handler> {
  const handler = (_context: Context, { notes, request }: Exchange): Promise<Authentication> =>
    (notes.authentication ??= authenticate(request.headers));
  const schemes = Object.keys(document.components?.securitySchemes ?? {});
  return Object.fromEntries(schemes.map((name) => [name, handler]));
}

function fallbackHandlers(placed: readonly PlacedOperation[]): Record<string, Handler> {
  const allowed = allowedMethods(placed);
  return {
    notFound: ({ request }: Context) => {
      throw pathNotFound(API_ROOT + request.path.slice(API_ROOT.length));
    },
    methodNotAllowed: ({ request }: Context) => {
      throw methodNotAllowed(allowed(request.path.slice(API_ROOT.length)));
    },
    // The look-up's own rejection says why: no key, a bad one, or the store is away.
    unauthorizedHandler: async (_context: Context, { notes }: Exchange) => {
      await notes.authentication;
      throw new Error("openapi-backend refused a request that was authenticated");
    },
    validationFail: () => {
      throw new Error("openapi-backend validated, though it must not");
    },
    notImplemented: () => {
      throw new Error("openapi-backend found no handler");
    },
  };
}

/** The methods that a path below `/v1` serves; HEAD goes with GET. */
function allowedMethods(placed: readonly PlacedOperation[]): (path: string) => readonly string[] {
  const rows = placed.map(({ path, method }) => ({
    pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/]+")}$`),
    methods: method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()],
  }));
  return (path) =>
    rows.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
}

/** A known path, asked with a method that it does not serve. */
export function methodNotAllowed(allow: readonly string[]): GatewayError {
  return new GatewayError("method-not-allowed", `This path serves ${allow.join(" and ")} only.`, {
    allow,
  });
}
