import { Agent } from "undici";
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

const HEADER_BYTES_MAX = 64 * 1024;

/** An HTTP/1.1 client that keeps a pool of live sockets per origin. */
export function createHttpClient(): HttpClient {
  // A connection's time limit belongs to undici's pools, hence a set of pools for each limit.
  const agents = new Map<number, Agent>();
  const agentFor = (connectMs: number): Agent => {
    const known = agents.get(connectMs);
    if (known !== undefined) return known;
    const agent = new Agent({
      allowH2: false,
      bodyTimeout: 0,
      connect: { timeout: connectMs },
      headersTimeout: 0,
      maxHeaderSize: HEADER_BYTES_MAX,
      pipelining: 1,
    });
    agents.set(connectMs, agent);
    return agent;
  };
  return {
    async post(request) {
      if (request.signal.aborted) throw new UpstreamFailure("cancelled", "aborted before the call");
      const call = new UpstreamCall(request.timeouts, request.signal);
      const { url, headers, body } = request;
      agentFor(request.timeouts.connectMs).dispatch(
        { origin: url.origin, path: url.pathname + url.search, method: "POST", headers, body },
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
