import { operations } from "../../../generated/admin/operations.ts";
import { rawInputOf, type CallOperation } from "../admin/call-operation.ts";
import type {
  AdminOperationId,
  AdminReply,
  RawAdminInput,
} from "../../wire/contract/admin-contract.ts";
import { CommandError, OperationRefused } from "./command.ts";

/** Path prefix of the admin API. */
const ADMIN_ROOT = "/admin/api/v1";

/** One request of the client. */
export interface AdminRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; null: no body. */
  readonly body: string | null;
}

/** Sends a request and reads its response; rejects if there is no response. */
export type SendAdminRequest = (
  request: AdminRequest,
) => Promise<{ readonly status: number; readonly text: string }>;

/** A gateway that serves the admin API. */
export interface RemoteGateway {
  /** The gateway's address, with or without the API's path prefix. */
  readonly baseUrl: string;
  /**
   * Returns the headers that identify the caller; throws a `CommandError` if the caller is unknown.
   */
  readonly headers: () => Readonly<Record<string, string>>;
  readonly send: SendAdminRequest;
  /** Its name in errors; absent: its address. */
  readonly name?: string;
}

/** Returns a caller that sends operations to a gateway over HTTP. */
export function createRemoteCall(gateway: RemoteGateway): CallOperation {
  const root = rootOf(gateway.baseUrl);
  return async (operationId, input = {}) => {
    const request = requestOf(operationId, rawInputOf(operationId, input), root);
    const reply = await askGateway({ name: root, ...gateway }, request);
    // The gateway responds according to the same contract.
    return reply as AdminReply<typeof operationId>;
  };
}

/** Sends a request and returns the JSON of its response; rejects with the gateway's error. */
export async function askGateway(
  { headers, send, baseUrl, name = baseUrl }: RemoteGateway,
  request: Omit<AdminRequest, "headers">,
): Promise<unknown> {
  const { status, text } = await send({
    ...request,
    headers: {
      ...headers(),
      accept: "application/json",
      ...(request.body !== null && { "content-type": "application/json" }),
    },
  }).catch((error: unknown) => {
    throw new CommandError(`no response from ${name}: ${reasonOf(error)}`);
  });
  const json = parse(text);
  if (status === 200 && json !== undefined) return json;
  const message = errorMessageOf(json);
  if (message !== undefined) throw new OperationRefused(message);
  throw new CommandError(`${name} responded with status ${status} and no valid body`);
}

function rootOf(baseUrl: string): string {
  const trimmed = baseUrl.replace(/\/+$/, "");
  return trimmed.endsWith(ADMIN_ROOT) ? trimmed : trimmed + ADMIN_ROOT;
}

function requestOf(
  operationId: AdminOperationId,
  { path, query, body }: RawAdminInput,
  root: string,
): Omit<AdminRequest, "headers"> {
  const { method, path: template } = operations[operationId];
  const place = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ""),
  );
  const search = new URLSearchParams(query).toString();
  return {
    method: method.toUpperCase(),
    url: root + place + (search === "" ? "" : `?${search}`),
    body: body === null ? null : JSON.stringify(body),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function errorMessageOf(json: unknown): string | undefined {
  const error = fieldOf(json, "error");
  const message = fieldOf(error, "message");
  return typeof message === "string" ? message : undefined;
}

function fieldOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Reflect.get(value, name);
}

/** Returns the reason of a connection error, which is in its cause or its code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = fieldOf(error, "code");
  return error.message || (typeof code === "string" ? code : error.name);
}

/**
 * Returns a sender that uses a socket, or the proxies of the environment. It has no timeouts,
 * because a probe may take long.
 */
export function sendThrough(socketPath: string | null): SendAdminRequest {
  const unhurried = { headersTimeout: 0, bodyTimeout: 0 };
  return async ({ method, url, headers, body }) => {
    // Loads the whole package. Only this function does, because the build omits its index.
    const { default: undici } = await import("undici/index.js");
    const dispatcher =
      socketPath === null
        ? new undici.EnvHttpProxyAgent(unhurried)
        : new undici.Agent({ ...unhurried, connect: { socketPath } });
    try {
      const response = await undici.request(url, { method, headers, body, dispatcher });
      return { status: response.statusCode, text: await response.body.text() };
    } finally {
      await dispatcher.close();
    }
  };
}
