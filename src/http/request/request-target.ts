import { GatewayError } from "../../core/errors/gateway-error.ts";

/** Probe paths: whether the process runs, under both common names, and whether it is ready. */
export const HEALTH_PATHS = ["/healthz", "/health"] as const;
export const READY_PATH = "/readyz";
/** Prefix of the contract's paths (section 9). */
export const API_ROOT = "/v1";

/** The operators' page; its files are below it. */
export const ADMIN_PAGE = "/admin";

/** Prefix of the paths of the admin contract. */
export const ADMIN_ROOT = `${ADMIN_PAGE}/api/v1`;

/** Prefix of the paths of the console's contract. */
export const CONSOLE_ROOT = "/console/api/v1";

/** Reports whether a path is a root or below it. */
export function isBelow(root: string, path: string): boolean {
  return path.startsWith(root) && (path.length === root.length || path[root.length] === "/");
}

const MODEL_PREFIX = `${API_ROOT}/models/`;

/**
 * A target in absolute form, as proxies receive it (RFC 9112, 3.2.2): its authority, then its path.
 */
const absoluteForm = /^https?:\/\/([^/?#]+)/i;

/**
 * Returns host and port of a target in absolute form; null if it is a path. Throws
 * `invalid-request` for a URL that is not HTTP or has no host.
 */
export function readAuthority(target: string): string | null {
  if (target.startsWith("/") || !target.includes("://")) return null;
  const authority = absoluteForm.exec(target)?.[1];
  if (authority === undefined) {
    throw new GatewayError("invalid-request", "The request target is not a valid HTTP URL.");
  }
  return authority;
}

/**
 * Returns the path of a request target, still encoded, without query; proxies may send the absolute
 * form. Throws `invalid-request` if its percent-encoding is not UTF-8, since all later code decodes
 * it.
 */
export function readPath(target: string): string {
  const query = target.indexOf("?");
  const withoutQuery = query < 0 ? target : target.slice(0, query);
  const path = withoutQuery.startsWith("/")
    ? withoutQuery
    : withoutQuery.replace(absoluteForm, "") || "/";
  if (path.includes("%")) checkEscapes(path);
  return path;
}

function checkEscapes(path: string): void {
  try {
    decodeURIComponent(path);
  } catch {
    throw new GatewayError("invalid-request", "The path is not valid percent-encoded UTF-8.");
  }
}

/**
 * Escapes the slash of a model's identifier, which is one segment of the path template: the raw
 * slash, `%2F` and `%2f` have the same result (contract-decisions, section 4).
 */
export function escapeModelId(path: string): string {
  if (!path.startsWith(MODEL_PREFIX)) return path;
  return MODEL_PREFIX + path.slice(MODEL_PREFIX.length).replaceAll("/", "%2F");
}

const servedInstead: Readonly<Record<string, string>> = {
  "/v1/embeddings": "Embeddings are not served; chat is, at POST /v1/chat/completions.",
  "/v1/completions": "Use POST /v1/chat/completions, which accepts messages instead of a prompt.",
};

/** Paths that clients request, below the prefix; the longest first. */
const served = [
  "messages/count_tokens",
  "chat/completions",
  "responses",
  "messages",
  "account",
  "models",
] as const;

/**
 * Returns the probably intended path for one with a doubled or missing prefix, extra slashes or
 * another URL before it; undefined if there is none. The result is a path of the gateway, never the
 * client's text.
 */
function meantPath(path: string): string | undefined {
  const parts = path.toLowerCase().split("/");
  const below = parts.filter((part) => part !== "").join("/");
  const meant = served.find((name) => below === name || below.endsWith(`/${name}`));
  return meant === undefined ? undefined : `${API_ROOT}/${meant}`;
}

function suggestPath(path: string): string | undefined {
  const meant = meantPath(path);
  return meant && `Did you mean ${meant}? Check the client's base URL.`;
}

/** Returns the 404 of a path, with the correct path if clients commonly use a wrong one. */
export function pathNotFound(path: string): GatewayError {
  const instead =
    servedInstead[path] ??
    suggestPath(path) ??
    (path.startsWith(API_ROOT)
      ? "GET /openapi.json describes what is served."
      : "The API is served below /v1.");
  return new GatewayError("not-found", `There is nothing at this path. ${instead}`);
}

/**
 * Parses the query of a request target, each parameter once; throws `invalid-request` for a
 * repeated one.
 */
export function readQuery(target: string): Readonly<Record<string, string>> {
  const at = target.indexOf("?");
  const parameters = new URLSearchParams(at < 0 ? "" : target.slice(at + 1));
  const query = new Map<string, string>();
  for (const [name, value] of parameters) {
    if (query.has(name)) {
      const message = `The query parameter ${JSON.stringify(name)} occurs twice.`;
      const issues = [
        {
          pointer: `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
          rule: "unique",
          message,
        },
      ];
      throw new GatewayError("invalid-request", message, { issues });
    }
    query.set(name, value);
  }
  return Object.fromEntries(query);
}
