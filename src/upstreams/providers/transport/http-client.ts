import { Agent, buildConnector, type Dispatcher, EnvHttpProxyAgent, Pool } from "undici";
import type { UpstreamTimeouts } from "../../catalog/model.ts";
import type { Proxies } from "../../catalog/proxies.ts";
import { parseNoProxy } from "./no-proxy.ts";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import { isLoopback, normalizeHost } from "../../catalog/host-names.ts";
import { type Timers, TimerWheel } from "../../../core/timing/timer-wheel.ts";
import { UpstreamCall, type OpenReply } from "./upstream-call.ts";
import type { StopSignal } from "../../../core/timing/stop-signal.ts";
import type { Socket } from "node:net";

export interface HttpPost {
  readonly url: URL;
  /** With lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body: string;
  readonly timeouts: UpstreamTimeouts;
  readonly signal: StopSignal;
}

/** The providers' HTTP access: bytes, timeouts and size limits; independent of any wire. */
export interface HttpClient {
  /**
   * Resolves when the reader returned by `open` has the entire reply; rejects with
   * `UpstreamFailure`, or with the reader's error. Does not follow redirects.
   */
  post(request: HttpPost, open: OpenReply): Promise<void>;
  /** Closes every socket. */
  close(): Promise<void>;
}

const noProxies: Proxies = { https: null, http: null, none: "" };
const HEADER_BYTES_MAX = 64 * 1024;

function createAgent(connectMs: number, proxies: Proxies | null): Dispatcher {
  const options: Agent.Options = {
    allowH2: false,
    connect: { timeout: connectMs },
    maxHeaderSize: HEADER_BYTES_MAX,
    pipelining: 1,
    factory: createPool,
  };
  if (proxies === null) return new Agent(options);
  return new EnvHttpProxyAgent({
    ...options,
    connectTimeout: connectMs,
    // An empty string keeps undici from reading the environment itself.
    httpsProxy: proxies.https ?? "",
    httpProxy: proxies.http ?? "",
    noProxy: parseNoProxy(proxies.none).names,
  });
}

/** Creates a pool of sockets, direct or through a proxy, that skip interim replies. */
function createPool(origin: string | URL, { connect, ...options }: Pool.Options): Dispatcher {
  const open =
    typeof connect === "function" ? connect : buildConnector({ allowH2: false, ...connect });
  return new Pool(origin, {
    ...options,
    connect: (target, opened) =>
      open(target, (...result) => {
        const [error, socket] = result;
        if (error === null) skipInterim(socket);
        opened(...result);
      }),
  });
}

/** Creates an HTTP/1.1 client that keeps a pool of live sockets per origin. */
export function createHttpClient(
  proxies: Proxies = noProxies,
  timers: Timers = new TimerWheel(),
): HttpClient {
  // undici sets connection timeouts per pool, so each limit has a separate set of pools.
  const agents = new Map<string, Dispatcher>();
  const isProxied = proxies.https !== null || proxies.http !== null;
  const { isInNetwork } = parseNoProxy(proxies.none);
  const agentFor = ({ hostname }: URL, connectMs: number): Dispatcher => {
    // A remote proxy has a different loopback.
    const isDirect = !isProxied || isLoopback(normalizeHost(hostname)) || isInNetwork(hostname);
    const name = `${isDirect ? "direct" : "proxied"} ${connectMs}`;
    const agent = agents.get(name) ?? createAgent(connectMs, isDirect ? null : proxies);
    agents.set(name, agent);
    return agent;
  };
  return {
    async post(request, open) {
      if (request.signal.aborted) throw new UpstreamFailure("cancelled", "aborted before the call");
      const { url, headers, body, timeouts: limits, signal } = request;
      const call = new UpstreamCall({ limits, signal, timers, open });
      agentFor(url, limits.connectMs).dispatch(
        {
          origin: url.origin,
          path: url.pathname + url.search,
          method: "POST",
          headers,
          body,
          // The call has its own limits.
          bodyTimeout: 0,
          headersTimeout: 0,
        },
        call,
      );
      return call.done;
    },
    async close() {
      await Promise.all([...agents.values()].map((agent) => agent.destroy()));
      agents.clear();
    },
  };
}

/** Matches the start of the first line of an interim reply. */
const interimLine = /^HTTP\/1\.[01] 1(?!01)\d\d/;
const beginnings = ["HTTP/1.1 1", "HTTP/1.0 1"];
const STATUS_LENGTH = "HTTP/1.1 100".length;
const HEAD_END = Buffer.from("\r\n\r\n");
/** A longer head is left to the parser. */
const HEAD_BYTES_MAX = 16 * 1024;

/**
 * Removes interim replies (`100 Continue` and the like) from a socket's data before a reply, in any
 * packets. Our requests do not wait for any, and undici would close the connection at a `100
 * Continue` (RFC 9110, section 15.2: a client may ignore them). 101 is not an interim reply: it
 * changes the protocol.
 */
function skipInterim(socket: Socket): void {
  const read = socket.read.bind(socket) as (size?: number) => Buffer | null;
  const write = socket.write.bind(socket) as (...given: readonly unknown[]) => boolean;
  let isReplyAwaited = false;
  let held: Buffer | null = null;
  // A request is written before any byte of its reply, and after the previous reply.
  socket.write = (...given: readonly unknown[]): boolean => {
    isReplyAwaited = true;
    return write(...given);
  };
  socket.read = (size?: number): Buffer | null => {
    const bytes = read(size);
    if (!isReplyAwaited || bytes === null) return bytes;
    const { rest, isUnclear } = withoutInterim(
      held === null ? bytes : Buffer.concat([held, bytes]),
    );
    held = isUnclear ? rest : null;
    if (isUnclear) return null;
    isReplyAwaited = false;
    return rest;
  };
}

/**
 * Returns the data after the interim replies; unclear while an interim reply may begin or continue.
 */
function withoutInterim(bytes: Buffer): { readonly rest: Buffer; readonly isUnclear: boolean } {
  let rest = bytes;
  for (;;) {
    const line = rest.toString("latin1", 0, STATUS_LENGTH);
    if (!interimLine.test(line)) {
      const mayBegin = beginnings.some((one) => one.startsWith(line) || line.startsWith(one));
      return { rest, isUnclear: line.length < STATUS_LENGTH && mayBegin };
    }
    const end = rest.indexOf(HEAD_END);
    if (end < 0) return { rest, isUnclear: rest.length <= HEAD_BYTES_MAX };
    rest = rest.subarray(end + HEAD_END.length);
  }
}
