import type { IncomingMessage, RequestListener, ServerResponse } from "node:http";
import { Socket } from "node:net";
import type { Duplex } from "node:stream";
import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { RefusalReason } from "../../system/observe/metric-table.ts";
import { createProxyTrust, networkOf } from "../request/addresses.ts";
import { framingFault } from "./check-message.ts";
import { OpenRequests, type OpenRequestsLimits, type OpenRequestsTotals } from "./open-requests.ts";
import { parserRefusal, refuse, writeRawError } from "./raw-error.ts";
import type { Refusals } from "./refusals.ts";
import type { RequestScheduler } from "../fair-share/request-scheduler.ts";
import type { Timers } from "../../core/timing/timer-wheel.ts";

/**
 * Maximum number of refused connections that receive the reason; further ones are closed without an
 * answer.
 */
const REFUSED_MAX = 100;

export interface ConnectionLimits extends OpenRequestsLimits {
  /**
   * Maximum number of connections of one client; behind a trusted proxy, of its requests in flight.
   */
  readonly connectionsPerAddress: number;
}

export interface ConnectionsDependencies {
  readonly listener: RequestListener;
  readonly limits: ConnectionLimits;
  /** Addresses and networks whose `X-Forwarded-For` is trusted. */
  readonly trustedProxies: readonly string[];
  readonly ids: { readonly requestId: () => string };
  readonly refusals: Refusals;
  readonly timers: Timers;
  /** Shared by all servers of a process. */
  readonly scheduler: RequestScheduler;
}

type CloseListener = (hadError: boolean) => void;

interface RefusedRequest {
  readonly reason: RefusalReason;
  readonly error: GatewayError;
}

/**
 * The open connections of a server. Limits the number of connections per client, and the requests
 * per connection.
 */
export class Connections {
  readonly #options: ConnectionsDependencies;
  readonly #open = new WeakMap<object, OpenRequests>();
  /** Node's close listeners, which notify the requests of a connection. */
  readonly #closeListeners = new WeakMap<object, readonly CloseListener[]>();
  readonly #totals: OpenRequestsTotals;
  readonly #trust: ReturnType<typeof createProxyTrust>;
  readonly #cap: ConnectionCap;
  #refused = 0;

  constructor(options: ConnectionsDependencies) {
    this.#options = options;
    this.#totals = { behind: 0, scheduler: options.scheduler };
    this.#trust = createProxyTrust(options.trustedProxies);
    this.#cap = new ConnectionCap(options.limits.connectionsPerAddress);
  }

  /** Admits a new connection, or refuses it. */
  open(socket: Socket): void {
    const { remoteAddress } = socket;
    // The connection has already closed.
    if (remoteAddress === undefined) return;
    const { listener, limits, timers } = this.#options;
    this.#closeListeners.set(socket, socket.listeners("close"));
    const isProxy = this.#trust.trusts(remoteAddress);
    if (!isProxy) {
      const leave = this.#cap.enter(remoteAddress);
      if (leave === undefined) {
        this.#refuse(socket, remoteAddress);
        return;
      }
      socket.once("close", leave);
    }
    const serve = isProxy ? this.#serveForwarded : listener;
    const onCut = (reason: RefusalReason): void => this.#countCut(reason, socket);
    const totals = this.#totals;
    this.#open.set(socket, new OpenRequests({ socket, serve, limits, totals, timers, onCut }));
  }

  /** Returns the requests of a connection; undefined for a refused one. */
  requestsOf(socket: object): OpenRequests | undefined {
    return this.#open.get(socket);
  }

  /** Serves a request in its turn, or refuses it and closes its connection if its end is uncertain. */
  take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const requests = this.requestsOf(socket);
    const error = framingFault(request);
    if (error === null) {
      requests?.take(request, response);
      return;
    }
    requests?.fail(() => this.#refuseRequest(socket, { reason: "malformed", error }));
  }

  /** Handles bytes that are not HTTP, or a request that did not arrive in time. */
  failed(error: NodeJS.ErrnoException, socket: Duplex): void {
    if (!socket.writable || error.code === "ECONNRESET") {
      socket.destroy();
      return;
    }
    this.requestsOf(socket)?.fail(() => {
      const { reason, kind, message } = parserRefusal(error);
      const refusal = new GatewayError(kind, message);
      // The client closed the connection in the middle of a request: it left, and no request was
      // refused.
      if (error.code === "HPE_INVALID_EOF_STATE") this.#answer(socket, refusal);
      else this.#refuseRequest(socket, { reason, error: refusal });
    });
  }

  /**
   * Refuses a request for a tunnel. Node no longer serves the connection, so earlier requests
   * cannot be answered any more: if one is open, the connection is cut.
   */
  connectRefused(socket: Duplex): void {
    socket.on("error", () => socket.destroy());
    for (const listener of this.#closeListeners.get(socket) ?? []) socket.on("close", listener);
    const requests = this.requestsOf(socket);
    if (requests?.isIdle === true) {
      const allow = ["GET", "HEAD", "POST", "OPTIONS"];
      const error = new GatewayError("method-not-allowed", "CONNECT is not served.", { allow });
      this.#refuseRequest(socket, { reason: "connect", error });
      return;
    }
    if (requests !== undefined) this.#countCut("connect", socket);
    socket.destroy();
  }

  /**
   * Serves requests of a proxy's connection, where successive requests may have different clients.
   */
  readonly #serveForwarded: RequestListener = (request, response) => {
    const client = this.#trust.clientOf(request);
    const leave = this.#cap.enter(client);
    if (leave === undefined) {
      this.#count(client);
      refuse(response, tooMany(), this.#options.ids.requestId());
      return;
    }
    response.once("close", leave);
    this.#options.listener(request, response);
  };

  #refuse(socket: Socket, address: string): void {
    this.#count(address);
    if (this.#refused >= REFUSED_MAX) {
      socket.destroy();
      return;
    }
    this.#refused += 1;
    socket.once("close", () => (this.#refused -= 1));
    this.#answer(socket, tooMany());
  }

  #refuseRequest(socket: Duplex, { reason, error }: RefusedRequest): void {
    const requestId = this.#answer(socket, error);
    const answered = { kind: error.kind, requestId };
    this.#options.refusals.refused({ reason, client: addressOf(socket), answered });
  }

  #countCut(reason: RefusalReason, socket: Duplex): void {
    this.#options.refusals.refused({ reason, client: addressOf(socket) });
  }

  /** Writes the error and closes the socket; returns the request id in the error. */
  #answer(socket: Duplex, error: GatewayError): string {
    const { ids, timers } = this.#options;
    const requestId = ids.requestId();
    writeRawError({ socket, error, requestId, timers });
    return requestId;
  }

  #count(address: string): void {
    const { refusals, limits } = this.#options;
    refusals.connectionRefused(address, limits.connectionsPerAddress);
  }
}

/**
 * Counts the connections of each client address; the map only has addresses with open connections.
 */
export class ConnectionCap {
  readonly #max: number;
  readonly #open = new Map<string, number>();

  constructor(max: number) {
    this.#max = max;
  }

  /** Returns the number of clients with a slot; for tests. */
  get size(): number {
    return this.#open.size;
  }

  /**
   * Takes one of the address's slots; undefined if none is left. The returned function frees the
   * slot.
   */
  enter(address: string): (() => void) | undefined {
    const network = networkOf(address);
    const count = this.#open.get(network) ?? 0;
    if (count >= this.#max) return undefined;
    this.#open.set(network, count + 1);
    return () => this.#leave(network);
  }

  #leave(network: string): void {
    const count = this.#open.get(network) ?? 0;
    if (count > 1) this.#open.set(network, count - 1);
    else this.#open.delete(network);
  }
}

function addressOf(socket: Duplex): string | undefined {
  return socket instanceof Socket ? socket.remoteAddress : undefined;
}

function tooMany(): GatewayError {
  return new GatewayError("rate-limited", "There are too many connections from your address.");
}
