import { OpenAPIBackend } from "openapi-backend";
import type { Context, Document, Handler } from "openapi-backend";
import type { Authentication } from "../../access/auth/authenticate.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { ProtocolName } from "../../wire/protocols/protocol.ts";
import { contractOperations } from "../../wire/contract/contract-document.ts";
import type { ContractDocument } from "../../../generated/document.ts";
import type { ContractOperation } from "../../wire/contract/contract-document.ts";
import type { Exchange, ExchangeNotes } from "../replies/exchange.ts";

/** The router's name for all security schemes of a contract. */
const ANY_SCHEME = "key";

/** One call of an operation by an authenticated caller. */
export type OperationCall<Identity = Authentication> = Identity & {
  readonly exchange: Exchange;
  /** Decoded parameters of the path. */
  readonly parameters: Readonly<Record<string, string>>;
};

/** The implementation of one operation of a contract. */
export interface Operation<Identity = Authentication> {
  readonly protocol: ProtocolName | null;
  readonly serve: (call: OperationCall<Identity>) => void | Promise<void>;
}

export interface DispatcherDependencies<Identity extends object> {
  readonly document: ContractDocument;
  /** Prefix of the document's paths. */
  readonly root: string;
  /** By operation id: exactly those of the document. */
  readonly operations: Readonly<Record<string, Operation<Identity>>>;
  /**
   * Authenticates the caller; rejects if the caller is unauthenticated or may not call this
   * operation.
   */
  readonly authenticate: (exchange: Exchange, operationId: string) => Promise<Identity>;
  /** Records the caller for the log; absent if `authenticate` does so. */
  readonly noteCaller?: (notes: ExchangeNotes, identity: Identity) => void;
  /**
   * Returns the path in the form that the router matches; needed if clients may write it in several
   * ways.
   */
  readonly normalizePath?: (path: string) => string;
  /** Returns the 404 of a path that the document does not have. */
  readonly pathNotFound: (path: string) => GatewayError;
}

/** Serves a path below a contract's root; rejects with the error to send. */
export type OperationDispatcher = (exchange: Exchange, path: string) => Promise<void>;

/**
 * Creates routing and security of a contract with openapi-backend, made strict wherever it fails
 * open: `strict`, every handler registered, no operation without security or without an
 * implementation. Bodies are validated elsewhere (`validate: false`).
 */
export async function createOperationDispatcher<Identity extends object>(
  options: DispatcherDependencies<Identity>,
): Promise<OperationDispatcher> {
  const { root, normalizePath = (path) => path } = options;
  const operations = contractOperations(options.document);
  checkClosed(operations, options);
  const backend = new LoadedBackend({
    definition: routingDefinition(operations, options.document),
    apiRoot: root,
    strict: true,
    quick: true,
    validate: false,
    ignoreTrailingSlashes: false,
    handlers: {
      ...operationHandlers(options),
      ...fallbackHandlers(operations, options),
      postRoutingHandler: noteOperation(options),
    },
    securityHandlers: securityHandlers(options),
  });
  await backend.init();
  rememberRoutes(backend.router, root);
  return (exchange, path) =>
    backend.handleRequest(
      { method: exchange.method, path: normalizePath(path), headers: {} },
      exchange,
    );
}

/**
 * A backend whose definition is an object without external references, so no file parser is needed.
 */
class LoadedBackend extends OpenAPIBackend {
  override async loadDocument(): Promise<Document> {
    this.document = this.inputDocument as Document;
    return this.document;
  }
}

/**
 * Caches two results that openapi-backend's router recomputes twice on every request: the list of
 * operations, and the match of each path without parameters (a set that clients cannot grow).
 */
function rememberRoutes(router: OpenAPIBackend["router"], root: string): void {
  const operations = router.getOperations();
  router.getOperations = () => operations;
  const matchOperation = router.matchOperation.bind(router);
  const parseRequest = router.parseRequest.bind(router);
  const known = new Map(
    operations
      .filter(({ path }) => !path.includes("{"))
      .map((operation) => {
        const { method } = operation;
        const path = root + operation.path;
        const request = parseRequest({ method, path, headers: {} }, operation);
        return [`${method.toUpperCase()} ${path}`, { operation, request }] as const;
      }),
  );
  router.matchOperation = (request) =>
    known.get(`${request.method} ${request.path}`)?.operation ?? matchOperation(request, true);
  router.parseRequest = (request, operation) =>
    known.get(`${request.method} ${request.path}`)?.request ?? parseRequest(request, operation);
}

/** Throws at startup if the document and the implementations do not match. */
function checkClosed<Identity extends object>(
  operations: readonly ContractOperation[],
  options: DispatcherDependencies<Identity>,
): void {
  const schemes = options.document.components?.securitySchemes ?? {};
  for (const { operationId, security } of operations) {
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

/**
 * Returns only the parts that routing reads: the whole document would cost time at startup, and
 * query parsing. All schemes are one to the router, which would otherwise run each of them on every
 * request; `access/auth` decides which headers a scheme reads.
 */
function routingDefinition(
  operations: readonly ContractOperation[],
  { openapi, info }: ContractDocument,
): Document {
  const paths: Record<string, Record<string, object>> = {};
  for (const { path, method, operationId } of operations) {
    const security = [{ [ANY_SCHEME]: [] }];
    (paths[path] ??= {})[method] = { operationId, security, responses: {} };
  }
  const scheme = { type: "http", scheme: "bearer" } as const;
  const components = { securitySchemes: { [ANY_SCHEME]: scheme } };
  return { openapi, info: { ...info }, paths, components };
}

function operationHandlers<Identity extends object>({
  operations,
  noteCaller,
}: DispatcherDependencies<Identity>): Record<string, Handler> {
  return Object.fromEntries(
    Object.entries(operations).map(([operationId, operation]) => [
      operationId,
      async (context: Context, exchange: Exchange): Promise<void> => {
        const { notes } = exchange;
        if (notes.authentication === null) {
          throw new Error("an operation ran without authentication");
        }
        // The security handler below has set it.
        const identity = (await notes.authentication) as Identity;
        noteCaller?.(notes, identity);
        exchange.scheduler.callers.add(exchange.request);
        const parameters = context.request.params as Readonly<Record<string, string>>;
        await operation.serve({ ...identity, exchange, parameters });
      },
    ]),
  );
}

/** Records the operation before security runs, so that a 401 is also logged under its operation. */
function noteOperation<Identity extends object>({
  operations,
}: DispatcherDependencies<Identity>): Handler {
  return ({ operation }: Partial<Context>, { notes }: Exchange): void => {
    if (operation?.operationId === undefined) return;
    notes.operation = operation.operationId;
    notes.protocol = operations[operation.operationId]?.protocol ?? null;
  };
}

function securityHandlers<Identity extends object>({
  authenticate,
}: DispatcherDependencies<Identity>): Record<string, Handler> {
  const handler = (_context: Context, exchange: Exchange): Promise<Identity> => {
    const authentication = authenticate(exchange, exchange.notes.operation);
    exchange.notes.authentication = authentication;
    return authentication;
  };
  return { [ANY_SCHEME]: handler };
}

function fallbackHandlers<Identity extends object>(
  operations: readonly ContractOperation[],
  { root, pathNotFound }: DispatcherDependencies<Identity>,
): Record<string, Handler> {
  const allowed = allowedMethods(operations);
  return {
    notFound: ({ request }: Context) => {
      throw pathNotFound(root + request.path.slice(root.length));
    },
    methodNotAllowed: ({ request }: Context) => {
      throw methodNotAllowed(allowed(request.path.slice(root.length)));
    },
    // The look-up's own rejection has the reason: no key, an invalid one, or an unavailable store.
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

/** Returns the methods that a path below the root serves; GET implies HEAD. */
function allowedMethods(
  operations: readonly ContractOperation[],
): (path: string) => readonly string[] {
  const rows = operations.map(({ path, method }) => ({
    pattern: new RegExp(`^${path.replace(/\{[^}]+\}/g, "[^/]+")}$`),
    methods: method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()],
  }));
  return (path) =>
    rows.filter(({ pattern }) => pattern.test(path)).flatMap(({ methods }) => methods);
}

/** Returns the error for a known path and a method that it does not serve. */
export function methodNotAllowed(allow: readonly string[]): GatewayError {
  const served = new Intl.ListFormat("en").format(allow);
  return new GatewayError("method-not-allowed", `This path serves only ${served}.`, { allow });
}
