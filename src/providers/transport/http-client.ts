import { Agent, type Dispatcher, EnvHttpProxyAgent } from "undici";
import type { UpstreamTimeouts } from "../../catalog/model.ts";
import { UpstreamFailure } from "../../errors/upstream-failure.ts";
import { UpstreamCall } from "./upstream-call.ts";
import type { HttpReply } from "./http-reply.ts";

export interface HttpPost {
  readonly url: URL;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body: string;
  readonly timeouts: UpstreamTimeouts;
  readonly signal: AbortSignal;
}

/** The providers' way out: bytes, time limits and bounds; it knows nothing of any wire. */
export interface HttpClient {
  /** Resolves with the head of the reply; rejects with `UpstreamFailure`. Follows no redirects. */
  post(request: HttpPost): Promise<HttpReply>;
  /** Closes every socket. */
  close(): Promise<void>;
}

/** Between the gateway and its upstreams; a user and password may be in the addresses. */
export interface Proxies {
  /** For `https:` addresses; null: that for `http:`, if there is one. */
  readonly https: string | null;
  readonly http: string | null;
  /** Hosts that are called directly, as `NO_PROXY` lists them. */
  readonly none: string;
}

const noProxies: Proxies = { https: null, http: null, none: "" };
const HEADER_BYTES_MAX = 64 * 1024;

function createAgent(connectMs: number, proxies: Proxies | null): Dispatcher {
  const options: Agent.Options = {
    allowH2: false,
    connect: { timeout: connectMs },
    maxHeaderSize: HEADER_BYTES_MAX,
    pipelining: 1,
  };
  if (proxies === null) return new Agent(options);
  return new EnvHttpProxyAgent({
    ...options,
    connectTimeout: connectMs,
    // An empty text keeps undici from reading the environment itself.
    httpsProxy: proxies.https ?? "",
    httpProxy: proxies.http ?? "",
    noProxy: proxies.none,
  });
}

/** A proxy elsewhere has another loopback. */
function isLoopback({ hostname }: URL): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(hostname);
}

/** An HTTP/1.1 client that keeps a pool of live sockets per origin. */
export function createHttpClient(proxies = noProxies): HttpClient {
  // A connection's time limit belongs to undici's pools, hence a set of pools for each limit.
  const agents = new Map<string, Dispatcher>();
  const isProxied = proxies.https !== null || proxies.http !== null;
  const agentFor = (url: URL, connectMs: number): Dispatcher => {
    const isDirect = !isProxied || isLoopback(url);
    const name = `${isDirect ? "direct" : "proxied"} ${connectMs}`;
    const agent = agents.get(name) ?? createAgent(connectMs, isDirect ? null : proxies);
    agents.set(name, agent);
    return agent;
  };
  return {
    async post(request) {
      if (request.signal.aborted) throw new UpstreamFailure("cancelled", "aborted before the call");
      const call = new UpstreamCall(request.timeouts, request.signal);
      const { url, headers, body } = request;
      agentFor(url, request.timeouts.connectMs).dispatch(
        {
          origin: url.origin,
          path: url.pathname + url.search,
          method: "POST",
          headers,
          body,
          // The call has limits of its own.
          bodyTimeout: 0,
          headersTimeout: 0,
        },
        call,
      );
      return call.head;
    },
    async close() {
      await Promise.all([...agents.values()].map((agent) => agent.destroy()));
      agents.clear();
    },
  };
}
