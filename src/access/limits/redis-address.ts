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

/** The form of an address, for messages. */
export const REDIS_URL_FORM =
  "an address such as redis://…, redis+sentinel://host,host/primary or redis+cluster://host,host";
const WRONG_FORM = `must be ${REDIS_URL_FORM}`;

/** An address, or why the text is not one. Never quotes the text, which may hold a password. */
type Reading = { readonly address: RedisAddress } | { readonly fault: string };

/**
 * Parses `redis://…` of one server, `redis+sentinel://host,host/primary[/database]` or
 * `redis+cluster://host,host`; with `rediss` over TLS. Null: not valid.
 */
export function parseRedisUrl(text: string): RedisAddress | null {
  const read = readRedisUrl(text);
  return "address" in read ? read.address : null;
}

/** Returns why a text is not a valid address, naming the part that is wrong; null if it is valid. */
export function redisUrlFault(text: string): string | null {
  const read = readRedisUrl(text);
  return "fault" in read ? read.fault : null;
}

function readRedisUrl(text: string): Reading {
  const parts = FORM.exec(text)?.groups;
  if (parts === undefined) return { fault: WRONG_FORM };
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
  const known = hosts.filter((host) => host !== null);
  if (known.length < hosts.length) return { fault: WRONG_FORM };
  const fault = faultOf({ kind, hosts, primary, database, rest: path });
  if (fault !== null) return { fault };
  return {
    address: {
      kind,
      hosts: known,
      isTls: parts["tls"] === "s",
      ...(username !== "" && { username }),
      ...(password !== "" && { password }),
      primary,
      database: Number(database),
      ...(sentinelPassword !== null && { sentinelPassword }),
    },
  };
}

interface RedisParts extends Pick<RedisAddress, "kind" | "primary"> {
  readonly hosts: readonly unknown[];
  readonly database: string;
  /** Parts of the path behind the database. */
  readonly rest: readonly string[];
}

function faultOf({ kind, hosts, primary, database, rest }: RedisParts): string | null {
  if (kind === "single" && hosts.length > 1) {
    return "must name one host with redis://; several need redis+sentinel:// or redis+cluster://";
  }
  if (kind === "sentinel" && primary === "") {
    return "must name the primary with redis+sentinel://, as in redis+sentinel://host,host/primary";
  }
  if (kind === "cluster" && database !== "0") {
    return "must not name a database with redis+cluster://, which has only number 0";
  }
  if (/^\d{1,5}$/.test(database) && rest.length === 0) return null;
  return "the database in its path must be a number from 0 to 99999";
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
