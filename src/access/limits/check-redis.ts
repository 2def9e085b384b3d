import { Redis, type RedisOptions } from "iovalkey";
import { redisAddress, type RedisAddress } from "./redis-address.ts";
import { signIn } from "./redis-client.ts";

const WAIT_MS = 1_000;

type Host = RedisAddress["hosts"][number];

/**
 * Returns why limits can never be shared through this URL, as the end of a sentence that begins
 * with the variable's name. Null if they can be shared, or if no server answers now. Never contains
 * a password.
 */
export async function checkRedis(url: string): Promise<string | null> {
  const address = redisAddress(url);
  let unnamed: string | null = null;
  for (const host of address.hosts) {
    const refusal =
      address.kind === "sentinel"
        ? await checkSentinel(address, host)
        : await checkServer(address, host);
    // The name of another host may match the certificate.
    if (refusal === UNNAMED) unnamed = refusal;
    else if (refusal !== undefined) return refusal;
  }
  return unnamed;
}

const UNNAMED = "names a server with a certificate for another name";

/** A refusal; null: it works; undefined: no server answers. */
type Verdict = string | null | undefined;

async function checkServer(address: RedisAddress, host: Host): Promise<Verdict> {
  const info = await ask({ ...host, ...signIn(address) }, (redis) => redis.info());
  if ("refusal" in info) return info.refusal;
  const isCluster = info.answer.includes("cluster_enabled:1");
  if (info.answer.includes("redis_mode:sentinel")) {
    return "names a Sentinel: write redis+sentinel://host:port/name-of-the-primary";
  }
  if (address.kind === "cluster") {
    return isCluster ? null : "names a server that is in no cluster: write redis://";
  }
  if (isCluster) return "names a server of a cluster: write redis+cluster://";
  if (info.answer.includes("role:slave")) {
    return "names a replica, which does not accept writes: use its primary, or the Sentinels";
  }
  return null;
}

async function checkSentinel(address: RedisAddress, host: Host): Promise<Verdict> {
  const { isTls, primary, sentinelPassword: password } = address;
  const options = {
    ...host,
    ...(isTls && { tls: {} }),
    ...(password !== undefined && { password }),
  };
  const found = await ask(options, (redis) =>
    redis.call("SENTINEL", "get-master-addr-by-name", primary),
  );
  if ("refusal" in found) return found.refusal;
  if (!Array.isArray(found.answer))
    return `names Sentinels that do not monitor a primary named ${primary}`;
  const [ip, port] = found.answer.map(String);
  // If the primary is unreachable, it is being replaced.
  const verdict = await checkServer(
    { ...address, kind: "single" },
    { host: ip ?? "", port: Number(port) },
  );
  if (verdict === UNNAMED) return UNNAMED_PRIMARY;
  return verdict?.startsWith("names a replica") === true ? null : verdict;
}

const UNNAMED_PRIMARY =
  "names Sentinels that announce the primary by a name or address missing from its certificate: " +
  "set resolve-hostnames and announce-hostnames";

type Asked<T> = { readonly answer: T } | { readonly refusal: Verdict };

/** Sends one command over a separate connection. */
async function ask<T>(
  options: RedisOptions,
  question: (redis: Redis) => Promise<T>,
): Promise<Asked<T>> {
  const redis = new Redis({
    ...options,
    lazyConnect: true,
    connectTimeout: WAIT_MS,
    commandTimeout: WAIT_MS,
    enableReadyCheck: false,
    maxRetriesPerRequest: 0,
    retryStrategy: () => null,
  });
  // The error of a connection that was never established; the library reports only that it is
  // closed.
  let failure: unknown;
  redis.on("error", (error) => (failure = error));
  try {
    await redis.connect();
    return { answer: await question(redis) };
  } catch (error) {
    return { refusal: refusalOf(error) ?? refusalOf(failure) };
  } finally {
    redis.disconnect();
  }
}

/** Node's TLS error: the certificate does not match the host. */
const WRONG_NAME = "ERR_TLS_CERT_ALTNAME_INVALID";

function refusalOf(error: unknown): Verdict {
  const isUnnamed = error instanceof Error && "code" in error && error.code === WRONG_NAME;
  if (isUnnamed) return UNNAMED;
  const message = error instanceof Error ? error.message : "";
  if (/^(WRONGPASS|NOAUTH|NOPERM)|invalid password|AUTH failed/i.test(message)) {
    return "names a server that refuses the user name or the password";
  }
  if (/unknown command/i.test(message)) return "names a server that is no Sentinel";
  return undefined;
}
