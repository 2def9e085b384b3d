import { Agent } from "undici";
import type { UpstreamTimeouts } from "../../catalog/model.ts";
import { UpstreamFailure } from "../provider.ts";
import { Exchange } from "./exchange.ts";

export interface HttpPost {
  readonly url: URL;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** JSON text. */
  readonly body: string;
  readonly timeouts: UpstreamTimeouts;
  readonly signal: AbortSignal;
}

/** A reply whose head is here; its body is read at the reader's pace. */
export interface HttpReply {
  readonly status: number;
  /** The first value of a header, by its name in lower case. */
  header(name: string): string | undefined;
  /**
   * The chunks that came since the last read, at least one; null at the reply's lawful end.
   * Rejects with `UpstreamFailure`. While nobody reads, the socket is read no further than a bound.
   */
  read(): Promise<readonly Uint8Array[] | null>;
  /** Closes the socket, unless the reply has ended and the socket can serve again. */
  release(): void;
  /** As `release`, but gives a reply whose content is complete a moment to end by itself. */
  finish(): void;
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
      const exchange = new Exchange(request.timeouts, request.signal);
      const { url, headers, body } = request;
      agentFor(request.timeouts.connectMs).dispatch(
        { origin: url.origin, path: url.pathname + url.search, method: "POST", headers, body },
        exchange,
      );
      return exchange.head;
    },
    async close() {
      await Promise.all([...agents.values()].map((agent) => agent.destroy()));
      agents.clear();
    },
  };
}
