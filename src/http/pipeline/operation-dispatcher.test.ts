import { OpenAPIBackend } from "openapi-backend";
import { describe, expect, it, vi } from "vitest";
import { createOperationDispatcher } from "./operation-dispatcher.ts";
import type { DispatcherDependencies } from "./operation-dispatcher.ts";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { ContractDocument } from "../../../generated/document.ts";

interface ContractOperation {
  readonly operationId: string;
  readonly security: Record<string, string[]>[];
}

const operation: ContractOperation = { operationId: "listThings", security: [{ key: [] }] };

function documentOf(get: ContractOperation): ContractDocument {
  return {
    openapi: "3.0.3",
    info: { title: "Things", version: "1" },
    paths: { "/things": { get: { ...get, responses: {} } } },
    components: { securitySchemes: { key: { type: "http", scheme: "bearer" } } },
  };
}

function optionsFor(get: ContractOperation): DispatcherDependencies<object> {
  return {
    document: documentOf(get),
    root: "/v1",
    operations: { listThings: { protocol: null, serve: () => undefined } },
    authenticate: () => Promise.reject(new Error("unauthenticated")),
    pathNotFound: (path) => new GatewayError("not-found", path),
  };
}

describe("a contract with an unprotected operation is rejected at startup", () => {
  it.each<[string, ContractOperation]>([
    ["no security", { operationId: "listThings", security: [] }],
    ["optional security", { operationId: "listThings", security: [{ key: [] }, {}] }],
    ["an undeclared scheme", { operationId: "listThings", security: [{ other: [] }] }],
    [
      "an operation without an implementation",
      { operationId: "listOthers", security: [{ key: [] }] },
    ],
  ])("%s", async (_case, get) => {
    await expect(createOperationDispatcher(optionsFor(get))).rejects.toThrow(
      /could be called|no handler/,
    );
  });

  it("an implementation without an operation is rejected, too", async () => {
    const options = optionsFor(operation);
    const operations = { ...options.operations, ghost: { protocol: null, serve: () => undefined } };
    await expect(createOperationDispatcher({ ...options, operations })).rejects.toThrow(/ghost/);
  });
});

describe("openapi-backend fails open by itself (why the router is strict)", () => {
  const definition = {
    openapi: "3.0.3",
    info: { title: "Things", version: "1" },
    paths: {
      "/things": { get: { operationId: "listThings", security: [{ key: [] }], responses: {} } },
    },
    components: { securitySchemes: { key: { type: "http" as const, scheme: "bearer" } } },
  };
  const request = { method: "get", path: "/things", headers: {} };
  const handlers = { listThings: () => "served" };
  const securityHandlers = { key: () => false };

  it("without strict and unauthorizedHandler a refused caller is served", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const open = new OpenAPIBackend({ definition, handlers, securityHandlers, quick: true });
    expect(await open.handleRequest(request)).toBe("served");
    expect(warn).toHaveBeenCalledOnce();
    warn.mockRestore();
  });

  it("with strict and without unauthorizedHandler it throws an error other than GatewayError", async () => {
    const closed = new OpenAPIBackend({
      definition,
      handlers,
      securityHandlers,
      quick: true,
      strict: true,
      validate: false,
    });
    await expect(closed.handleRequest(request)).rejects.toThrow(/401-unauthorized/);
  });

  it("rebuilds its list of operations on each request, unless it is cached", async () => {
    const api = new OpenAPIBackend({ definition, handlers, quick: true, validate: false });
    await api.init();
    expect(api.router.getOperations()).not.toBe(api.router.getOperations());
  });
});
