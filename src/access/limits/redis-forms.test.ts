import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server, type Socket, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getCACertificates, setDefaultCACertificates } from "node:tls";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { redisProgram } from "../../../contract-tests/harness/redis.ts";
import { RedisGroup } from "../../../contract-tests/harness/redis-forms.ts";
import { checkRedis } from "./check-redis.ts";
import { connectRedis } from "./redis-client.ts";
import { RedisLimiter } from "./redis-limiter.ts";

const OPENSSL = "/usr/bin/openssl";

const LIMIT_MS = 300_000;
const plan = { requestsPerMinute: 3, tokensPerMinute: null, concurrentRequests: null };
const waitFor = { timeout: 240_000, interval: 100 };

/**
 * Repeats the check until it is refused: a server that answers after a second counts as
 * unavailable.
 */
async function refused(check: () => Promise<string | null>, reason: RegExp): Promise<void> {
  await expect.poll(check, waitFor).toMatch(reason);
}

describe.skipIf(redisProgram === undefined)("limits shared through", { timeout: LIMIT_MS }, () => {
  let group: RedisGroup;
  let limiters: RedisLimiter[] = [];
  beforeEach(async () => {
    group = await RedisGroup.open();
  }, LIMIT_MS);
  afterEach(async () => {
    await Promise.all(limiters.map((limiter) => limiter.close()));
    limiters = [];
    await group.stop();
  }, LIMIT_MS);

  let nowMs = 0;
  /** Opens two gateways on one address. */
  function open(url: string): readonly [RedisLimiter, RedisLimiter] {
    const make = (): RedisLimiter => {
      const limiter = new RedisLimiter({
        redis: connectRedis(url),
        // Advances at each call, so that the retry interval has always passed.
        clock: { elapsedMs: () => (nowMs += 2_000) },
        log: { info: () => undefined, error: () => undefined },
      });
      limiters.push(limiter);
      return limiter;
    };
    return [make(), make()];
  }

  let keys = 0;
  /**
   * Returns how many requests of a new key two gateways admit together: 3 if they share its limit.
   */
  async function admitted([a, b]: readonly [RedisLimiter, RedisLimiter]): Promise<number> {
    keys += 1;
    let count = 0;
    for (const limiter of [a, b, a, b, a, b, a, b]) {
      if ((await limiter.admit(`key_${keys}`, plan)).admitted) count += 1;
    }
    return a.isShared() && b.isShared() ? count : -1;
  }
  async function areShared(pair: readonly [RedisLimiter, RedisLimiter]): Promise<void> {
    await expect.poll(() => admitted(pair), waitFor).toBe(3);
  }

  test("a primary that is demoted, and a name that then leads to the next one", async () => {
    const first = await group.start();
    const next = await group.start([`replicaof 127.0.0.1 ${first}`]);
    const name = await Name.of(first);
    try {
      const pair = open(`redis://127.0.0.1:${name.port}`);
      await areShared(pair);
      await group.ask(next, ["REPLICAOF", "NO", "ONE"]);
      await group.ask(first, ["REPLICAOF", "127.0.0.1", next]);
      await expect.poll(() => admitted(pair), waitFor).toBe(-1);
      name.leadTo(next);
      await areShared(pair);
    } finally {
      await name.close();
    }
  });

  test("Sentinels, when the primary dies", async () => {
    const primary = await group.start();
    const replica = await group.start([`replicaof 127.0.0.1 ${primary}`]);
    const sentinels = await group.startSentinels(primary);
    await expect
      .poll(() => group.ask(replica, ["INFO", "replication"]).then(String), waitFor)
      .toContain("master_link_status:up");
    await expect
      .poll(
        () => group.ask(sentinels[0] ?? 0, ["SENTINEL", "master", "main"]).then(String),
        waitFor,
      )
      .toMatch(/num-slaves,1,num-other-sentinels,2/);
    const hosts = sentinels.map((port) => `127.0.0.1:${port}`).join(",");
    expect(await checkRedis(`redis+sentinel://${hosts}/main`)).toBeNull();
    const pair = open(`redis+sentinel://${hosts}/main`);
    await areShared(pair);
    await group.kill(primary);
    await expect
      .poll(() => group.ask(replica, ["INFO", "replication"]).then(String), waitFor)
      .toContain("role:master");
    await areShared(pair);
  });

  test("a cluster, while a slot moves and when a primary dies", async () => {
    const { primaries, replicas } = await group.startCluster();
    const [one = 0, two = 0] = primaries;
    const url = `redis+cluster://${primaries.map((port) => `127.0.0.1:${port}`).join(",")}`;
    expect(await checkRedis(url)).toBeNull();
    const pair = open(url);
    for (let at = 0; at < 9; at += 1) await areShared(pair);

    // The slot of a key that is used before and after the move.
    const spread = async (): Promise<boolean> => (await pair[0].admit("moving", plan)).admitted;
    expect([await spread(), await spread()]).toEqual([true, true]);
    const slot = Number(await group.ask(one, ["CLUSTER", "KEYSLOT", "gateway:{moving}:levels"]));
    const owner = primaries[[5_461, 10_923, 16_384].findIndex((end) => slot < end)] ?? 0;
    const taker = owner === one ? two : one;
    const takerId = String(await group.ask(taker, ["CLUSTER", "MYID"]));
    const ownerId = String(await group.ask(owner, ["CLUSTER", "MYID"]));
    await group.ask(taker, ["CLUSTER", "SETSLOT", slot, "IMPORTING", ownerId]);
    await group.ask(owner, ["CLUSTER", "SETSLOT", slot, "MIGRATING", takerId]);
    await group.ask(owner, ["MIGRATE", "127.0.0.1", taker, "gateway:{moving}:levels", 0, 5_000]);
    for (const port of [taker, owner]) {
      await group.ask(port, ["CLUSTER", "SETSLOT", slot, "NODE", takerId]);
    }
    expect(await spread()).toBe(true);
    expect(await spread()).toBe(false);

    await group.kill(one);
    // The failure of the cluster may be over before it is observed.
    await expect
      .poll(() => group.ask(replicas[0] ?? 0, ["INFO", "replication"]).then(String), waitFor)
      .toContain("role:master");
    await expect
      .poll(() => group.ask(two, ["CLUSTER", "INFO"]).then(String), waitFor)
      .toContain("cluster_state:ok");
    for (let at = 0; at < 9; at += 1) await areShared(pair);
  });

  test("a cluster over TLS with a certificate for its host name but not its address", async () => {
    const { key, certificate, forget } = trustOwnCertificate("localhost");
    try {
      const [tlsPort, busPort] = [await group.claim(), await group.claim()];
      const member = await group.start([
        ...["cluster-enabled yes", "tls-cluster yes", `cluster-port ${busPort}`],
        ...[`tls-port ${tlsPort}`, "tls-auth-clients no"],
        ...[`tls-cert-file ${certificate}`, `tls-key-file ${key}`],
        ...[`tls-ca-cert-file ${certificate}`, "cluster-config-file tls-nodes.conf"],
        ...["cluster-announce-hostname localhost", "cluster-preferred-endpoint-type hostname"],
      ]);
      await group.ask(member, ["CLUSTER", "ADDSLOTSRANGE", 0, 16_383]);
      await expect
        .poll(() => group.ask(member, ["CLUSTER", "INFO"]).then(String), waitFor)
        .toContain("cluster_state:ok");
      const url = `rediss+cluster://localhost:${tlsPort}`;
      expect(await checkRedis(url)).toBeNull();
      await areShared(open(url));
    } finally {
      forget();
    }
  });

  /**
   * Starts a primary and a Sentinel over TLS with a certificate for their host name but not their
   * address.
   */
  async function startNamed(certified: Certified, announceHostnames: "yes" | "no") {
    const { key, certificate } = certified;
    const [primary, sentinel] = [await group.claim(), await group.claim()];
    const tls = (port: number): readonly string[] => [
      ...[`tls-port ${port}`, "tls-auth-clients no", "tls-replication yes"],
      ...[`tls-cert-file ${certificate}`, `tls-key-file ${key}`],
      `tls-ca-cert-file ${certificate}`,
    ];
    await group.start(tls(primary));
    const names = [
      "sentinel resolve-hostnames yes",
      `sentinel announce-hostnames ${announceHostnames}`,
      `sentinel monitor main localhost ${primary} 1`,
    ];
    await group.start([...tls(sentinel), ...names], ["--sentinel"]);
    return { primary, sentinel };
  }

  test("Sentinels over TLS that announce the primary by the name of its certificate", async () => {
    const certified = trustOwnCertificate("localhost");
    try {
      const { sentinel } = await startNamed(certified, "yes");
      const url = `rediss+sentinel://localhost:${sentinel}/main`;
      expect(await checkRedis(url)).toBeNull();
      await areShared(open(url));
    } finally {
      certified.forget();
    }
  });

  test("no Sentinels over TLS that announce an address, which is reported at startup", async () => {
    const certified = trustOwnCertificate("localhost");
    try {
      const { primary, sentinel } = await startNamed(certified, "no");
      const isRefused = (url: string, reason: RegExp) => refused(() => checkRedis(url), reason);
      await isRefused(
        `rediss+sentinel://localhost:${sentinel}/main`,
        /announce the primary by .* certificate: .*announce-hostnames/,
      );
      const unnamed = /a server with a certificate for another name/;
      await isRefused(`rediss+sentinel://127.0.0.1:${sentinel}/main`, unnamed);
      await isRefused(`rediss://127.0.0.1:${primary}`, unnamed);
      expect(await checkRedis(`rediss://localhost:${primary}`)).toBeNull();
      const second = `rediss+sentinel://127.0.0.1:${sentinel},localhost:${sentinel}/other`;
      await isRefused(second, /do not monitor a primary named other/);
    } finally {
      certified.forget();
    }
  });

  describe("an address that cannot work", () => {
    test("is refused with its reason", async () => {
      const plain = await group.start();
      const secret = await group.start(["requirepass right"]);
      const replica = await group.start([`replicaof 127.0.0.1 ${plain}`]);
      const member = await group.start(["cluster-enabled yes", "cluster-config-file nodes.conf"]);
      const [sentinel] = await group.startSentinels(plain);
      const check = (scheme: string, port: number | undefined, rest = "") =>
        checkRedis(
          `${scheme}://${rest.startsWith(":") ? `${rest}@` : ""}127.0.0.1:${port}${rest.startsWith("/") ? rest : ""}`,
        );
      expect(await check("redis", plain)).toBeNull();
      expect(await check("redis", 1)).toBeNull();
      expect(await check("redis", secret, ":right")).toBeNull();
      await refused(() => check("redis", secret), /refuses the user name or the password/);
      await refused(() => check("redis", secret, ":wrong"), /refuses the user name or/);
      await refused(() => check("redis", replica), /names a replica, which does not accept writes/);
      await refused(() => check("redis", member), /a cluster: write redis\+cluster:/);
      await refused(() => check("redis+cluster", plain), /in no cluster: write redis:/);
      await refused(() => check("redis", sentinel), /a Sentinel: write redis\+sentinel:/);
      await refused(() => check("redis+sentinel", plain, "/main"), /is no Sentinel/);
      await refused(
        () => check("redis+sentinel", sentinel, "/other"),
        /do not monitor a primary named other/,
      );
    });
  });
});

/** Paths of files. */
interface Certified {
  readonly key: string;
  readonly certificate: string;
  readonly forget: () => void;
}

/** Creates a certificate of this host name, which the process trusts until it is removed. */
function trustOwnCertificate(host: string): Certified {
  const folder = mkdtempSync(join(tmpdir(), "redis-tls-"));
  const [key, certificate] = [join(folder, "key.pem"), join(folder, "certificate.pem")];
  const names = ["-subj", `/CN=${host}`, "-addext", `subjectAltName=DNS:${host}`];
  const files = ["-keyout", key, "-out", certificate];
  const make = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", ...files, ...names];
  execFileSync(OPENSSL, make, { stdio: "ignore" });
  const before = getCACertificates("default");
  setDefaultCACertificates([...before, readFileSync(certificate, "utf8")]);
  const forget = (): void => {
    setDefaultCACertificates(before);
    rmSync(folder, { recursive: true });
  };
  return { key, certificate, forget };
}

/** A name that leads to one server and later to another, like a proxy or a DNS entry. */
class Name {
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();
  #target: number;

  private constructor(server: Server, target: number) {
    this.#server = server;
    this.#target = target;
    server.on("connection", (socket) => {
      const onward = connect(this.#target, "127.0.0.1");
      for (const end of [socket, onward]) {
        this.#sockets.add(end);
        end.on("error", () => undefined);
        end.on("close", () => [socket, onward].forEach((other) => other.destroy()));
      }
      socket.pipe(onward);
      onward.pipe(socket);
    });
  }

  static async of(target: number): Promise<Name> {
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    return new Name(server, target);
  }

  get port(): number {
    const address = this.#server.address();
    return typeof address === "object" ? (address?.port ?? 0) : 0;
  }

  /** Redirects new connections; existing ones stay. */
  leadTo(target: number): void {
    this.#target = target;
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
    await once(this.#server, "close");
  }
}
