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

/** The form of an address, for messages. */
export const DATABASE_URL_FORM = "an address such as postgres://… or postgresql://…";
const WRONG_FORM = `must be ${DATABASE_URL_FORM}`;

/** An address, or why the text is not one. Never quotes the text, which may hold a password. */
type Reading = { readonly url: DatabaseUrl } | { readonly fault: string };

/**
 * Parses a URL with one or more hosts (`host1:5432,host2:5432`); null if it is not valid. The
 * default `sslmode` is `prefer`. With several hosts the default `target_session_attrs` is
 * `read-write`, since the gateway writes; `primary` means the same.
 */
export function parseDatabaseUrl(text: string): DatabaseUrl | null {
  const read = readDatabaseUrl(text);
  return "url" in read ? read.url : null;
}

/**
 * Returns why a text is not a valid address, naming the parameter and its values if it is one; null
 * if it is valid.
 */
export function databaseUrlFault(text: string): string | null {
  const read = readDatabaseUrl(text);
  return "fault" in read ? read.fault : null;
}

function readDatabaseUrl(text: string): Reading {
  const [, before, list, after] = SHAPE.exec(text) ?? [];
  if (before === undefined || list === undefined || after === undefined)
    return { fault: WRONG_FORM };
  const names = list.split(",");
  if (names.length > 1 && names.includes("")) return { fault: "names an empty host among several" };
  const urls = names.map((name) => `${before}${name}${after}`);
  if (!urls.every((url) => URL.canParse(url))) return { fault: WRONG_FORM };
  const parsed = urls.map((url) => new URL(url));
  const options = parsed[0]?.searchParams ?? new URLSearchParams();
  const several = names.length > 1 ? "read-write" : "any";
  const target = targets.get(options.get("target_session_attrs") ?? several);
  if (target === undefined) {
    return {
      fault: `the parameter target_session_attrs must be ${[...targets.keys()].join(", ")}`,
    };
  }
  const tls = readTls(options);
  if ("fault" in tls) return tls;
  return {
    url: {
      hosts: parsed.map((url) => ({
        url: withoutOptions(url),
        hostname: url.hostname.replace(/^\[(.*)\]$/, "$1"),
      })),
      ...tls,
      sslCert: options.get("sslcert"),
      sslKey: options.get("sslkey"),
      target,
    },
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
function readTls(
  options: URLSearchParams,
): Pick<DatabaseUrl, "sslMode" | "sslRootCert"> | { readonly fault: string } {
  const given = options.get("sslmode");
  const rootCert = options.get("sslrootcert");
  if (rootCert === SYSTEM) {
    if (given === null || given === "verify-full") {
      return { sslMode: "verify-full", sslRootCert: null };
    }
    return { fault: "the parameter sslmode must be verify-full with sslrootcert=system" };
  }
  const mode = sslModes.find((name) => name === (given ?? "prefer"));
  if (mode === undefined) return { fault: sslModeFault(given) };
  const sslMode = mode === "require" && rootCert !== null ? "verify-ca" : mode;
  if (sslMode === "verify-ca" && rootCert === null) {
    return { fault: "the parameter sslmode=verify-ca needs the parameter sslrootcert" };
  }
  return { sslMode, sslRootCert: rootCert };
}

function sslModeFault(given: string | null): string {
  const values = `the parameter sslmode must be ${sslModes.join(", ")}`;
  // A value of other Node libraries.
  return given === "no-verify" ? `${values}; no-verify is called require here` : values;
}

/** Options that the driver would interpret differently. */
const readHere = ["sslmode", "sslrootcert", "sslcert", "sslkey", "target_session_attrs"];

function withoutOptions(url: URL): string {
  for (const name of readHere) url.searchParams.delete(name);
  return url.href;
}
