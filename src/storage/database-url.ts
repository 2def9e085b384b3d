/**
 * TLS modes with the meaning that libpq gives them: when to encrypt, and which checks to apply to
 * the server's certificate.
 */
const sslModes = ["disable", "allow", "prefer", "require", "verify-ca", "verify-full"] as const;
export type SslMode = (typeof sslModes)[number];

/** Whether every host must accept writes, or any host does. */
export type SessionTarget = "any" | "read-write";

/** Settings of a `postgres://…` URL, parsed as libpq does. */
export interface DatabaseUrl {
  /** URL of each host separately, without the options parsed here. */
  readonly hosts: readonly { readonly url: string; readonly hostname: string }[];
  readonly sslMode: SslMode;
  /** PEM files; null: not configured. */
  readonly sslRootCert: string | null;
  readonly sslCert: string | null;
  readonly sslKey: string | null;
  readonly target: SessionTarget;
}

/** Scheme and user, hosts, and the rest. */
const SHAPE = /^(postgres(?:ql)?:\/\/(?:[^@/?#]*@)?)([^/?#]*)(.*)$/s;

/** `sslrootcert=system`: the certificates that Node.js trusts. */
const SYSTEM = "system";

/**
 * Parses a URL with one or more hosts (`host1:5432,host2:5432`); null if it is not valid. The
 * default `sslmode` is `prefer`. With several hosts the default `target_session_attrs` is
 * `read-write`, since the gateway writes; `primary` means the same.
 */
export function parseDatabaseUrl(text: string): DatabaseUrl | null {
  const [, before, list, after] = SHAPE.exec(text) ?? [];
  if (before === undefined || list === undefined || after === undefined) return null;
  const names = list.split(",");
  const urls = names.map((name) => `${before}${name}${after}`);
  if (!urls.every((url) => URL.canParse(url))) return null;
  if (names.length > 1 && names.includes("")) return null;
  const parsed = urls.map((url) => new URL(url));
  const options = parsed[0]?.searchParams ?? new URLSearchParams();
  const rootCert = options.get("sslrootcert");
  const sslMode = readSslMode(options, rootCert);
  const several = names.length > 1 ? "read-write" : "any";
  const target = targets.get(options.get("target_session_attrs") ?? several);
  if (sslMode === null || target === undefined) return null;
  const sslRootCert = rootCert === SYSTEM ? null : rootCert;
  if (sslMode === "verify-ca" && sslRootCert === null) return null;
  return {
    hosts: parsed.map((url) => ({
      url: withoutOptions(url),
      hostname: url.hostname.replace(/^\[(.*)\]$/, "$1"),
    })),
    sslMode,
    sslRootCert,
    sslCert: options.get("sslcert"),
    sslKey: options.get("sslkey"),
    target,
  };
}

const targets: ReadonlyMap<string, SessionTarget> = new Map([
  ["any", "any"],
  ["read-write", "read-write"],
  ["primary", "read-write"],
]);

/**
 * The system's root certificates require `verify-full`; any other root certificate makes `require`
 * verify.
 */
function readSslMode(options: URLSearchParams, rootCert: string | null): SslMode | null {
  const given = options.get("sslmode");
  if (rootCert === SYSTEM) return given === null || given === "verify-full" ? "verify-full" : null;
  const mode = sslModes.find((name) => name === (given ?? "prefer")) ?? null;
  return mode === "require" && rootCert !== null ? "verify-ca" : mode;
}

/** Options that the driver would interpret differently. */
const readHere = ["sslmode", "sslrootcert", "sslcert", "sslkey", "target_session_attrs"];

function withoutOptions(url: URL): string {
  for (const name of readHere) url.searchParams.delete(name);
  return url.href;
}
