import { operations } from "../../generated/admin/operations.ts";
import { rawInputOf, type CallOperation } from "../admin/call-operation.ts";
import type { AdminOperationId, AdminReply, RawAdminInput } from "../contract/admin-contract.ts";
import { CommandError, OperationRefused } from "./command.ts";

/** The prefix of the paths of the operators' contract. */
const ADMIN_ROOT = "/admin/api/v1";

/** One request of the client. */
export interface AdminRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text; null: no body. */
  readonly body: string | null;
}

/** Sends a request and reads its response; rejects where there is none. */
export type SendAdminRequest = (
  request: AdminRequest,
) => Promise<{ readonly status: number; readonly text: string }>;

/** A gateway that serves the operators' API. */
export interface RemoteGateway {
  /** The gateway's address, with or without the API's path prefix. */
  readonly baseUrl: string;
  readonly token: string;
  readonly send: SendAdminRequest;
}

/** Operations carried out by a gateway, over HTTP. */
export function createRemoteCall(gateway: RemoteGateway): CallOperation {
  const root = rootOf(gateway.baseUrl);
  return async (operationId, input = {}) => {
    if (gateway.token === "") throw new CommandError("ADMIN_URL is set and ADMIN_TOKEN is not");
    const request = requestOf(operationId, rawInputOf(operationId, input), { ...gateway, root });
    const { status, text } = await gateway.send(request).catch((error: unknown) => {
      throw new CommandError(`no response from ${root}: ${reasonOf(error)}`);
    });
    return readReply<typeof operationId>({ status, text, root });
  };
}

function rootOf(baseUrl: string): string {
  const trimmed = baseUrl.replace(/\/+$/, "");
  return trimmed.endsWith(ADMIN_ROOT) ? trimmed : trimmed + ADMIN_ROOT;
}

function requestOf(
  operationId: AdminOperationId,
  { path, query, body }: RawAdminInput,
  { root, token }: { readonly root: string; readonly token: string },
): AdminRequest {
  const { method, path: template } = operations[operationId];
  const place = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(path[name] ?? ""),
  );
  const search = new URLSearchParams(query).toString();
  return {
    method: method.toUpperCase(),
    url: root + place + (search === "" ? "" : `?${search}`),
    headers: {
      authorization: `Bearer ${token}`,
      accept: "application/json",
      ...(body !== null && { "content-type": "application/json" }),
    },
    body: body === null ? null : JSON.stringify(body),
  };
}

function readReply<K extends AdminOperationId>({
  status,
  text,
  root,
}: {
  readonly status: number;
  readonly text: string;
  readonly root: string;
}): AdminReply<K> {
  const json = parse(text);
  // The gateway answers by the same contract.
  if (status === 200 && json !== undefined) return json as AdminReply<K>;
  const message = errorMessageOf(json);
  if (message !== undefined) throw new OperationRefused(message);
  throw new CommandError(`${root} responded with status ${status} and no valid body`);
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

/** Connection errors keep their reason in the cause or in a code. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = fieldOf(error, "code");
  return error.message || (typeof code === "string" ? code : error.name);
}
