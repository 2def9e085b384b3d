/** The address of Redis, and the connection mode. */
export interface RedisAddress {
  readonly kind: "single" | "sentinel" | "cluster";
  readonly hosts: readonly { readonly host: string; readonly port: number }[];
  readonly isTls: boolean;
  readonly username?: string;
  readonly password?: string;
  /** For Sentinel: name of the primary. */
  readonly primary: string;
  readonly database: number;
  /** Password of the Sentinels themselves. */
  readonly sentinelPassword?: string;
}

const SCHEME = String.raw`redis(?<tls>s?)(?:\+(?<kind>sentinel|cluster))?:\/\/`;
const PLACE = String.raw`(?:(?<user>[^@/]*)@)?(?<hosts>[^/?#@]+)`;
const REST = String.raw`(?<path>\/[^?#]*)?(?:\?(?<query>[^#]*))?`;
const FORM = new RegExp(`^${SCHEME}${PLACE}${REST}$`);

const DEFAULT_PORTS = { single: 6_379, sentinel: 26_379, cluster: 6_379 } as const;

/** Like `parseRedisUrl`, for an address that the configuration has validated. */
export function redisAddress(text: string): RedisAddress {
  const address = parseRedisUrl(text);
  if (address === null) throw new TypeError("not a valid Redis address");
  return address;
}

/**
 * Parses `redis://…` of one server, `redis+sentinel://host,host/primary[/database]` or
 * `redis+cluster://host,host`; with `rediss` over TLS. Null: not valid.
 */
export function parseRedisUrl(text: string): RedisAddress | null {
  const parts = FORM.exec(text)?.groups;
  if (parts === undefined) return null;
  const kind = (parts["kind"] ?? "single") as RedisAddress["kind"];
  const hosts = (parts["hosts"] ?? "")
    .split(",")
    .map((host) => readHost(host, DEFAULT_PORTS[kind]));
  const path = (parts["path"] ?? "")
    .split("/")
    .slice(1)
    .filter((part) => part !== "");
  const primary = kind === "sentinel" ? decoded(path.shift() ?? "") : "";
  const database = path.shift() ?? "0";
  const [username, password] = readUser(parts["user"]);
  const sentinelPassword = new URLSearchParams(parts["query"]).get("sentinel_password");
  const isRight =
    (kind !== "single" || hosts.length === 1) &&
    (kind !== "sentinel" || primary !== "") &&
    /^\d{1,5}$/.test(database) &&
    (kind !== "cluster" || database === "0") &&
    path.length === 0;
  if (!isRight || hosts.some((host) => host === null)) return null;
  return {
    kind,
    hosts: hosts.filter((host) => host !== null),
    isTls: parts["tls"] === "s",
    ...(username !== "" && { username }),
    ...(password !== "" && { password }),
    primary,
    database: Number(database),
    ...(sentinelPassword !== null && { sentinelPassword }),
  };
}

function readHost(text: string, port: number): RedisAddress["hosts"][number] | null {
  const found = /^(?:\[(?<six>[0-9a-fA-F:.]+)\]|(?<host>[^:[\]\s]+))(?::(?<port>\d{1,5}))?$/.exec(
    text,
  );
  const host = found?.groups?.["six"] ?? found?.groups?.["host"];
  const chosen = Number(found?.groups?.["port"] ?? port);
  return host === undefined || chosen < 1 || chosen > 65_535 ? null : { host, port: chosen };
}

/** Parses `user:password`, `:password` or, like the tools of Redis, only a user. */
function readUser(text = ""): readonly [username: string, password: string] {
  const colon = text.indexOf(":");
  const [user, password] =
    colon === -1 ? [text, ""] : [text.slice(0, colon), text.slice(colon + 1)];
  return [decoded(user), decoded(password)];
}

/** Decodes percent-encoding; invalid encoding is kept literally. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
