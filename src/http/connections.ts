import type { RequestListener } from "node:http";
import type { Socket } from "node:net";
import { GatewayError } from "../errors/gateway-error.ts";
import type { Log } from "../observe/log.ts";
import { createProxyTrust } from "./client-address.ts";
import { ConnectionCap } from "./connection-cap.ts";
import { Pipeline } from "./pipeline.ts";
import type { PipelineLimits } from "./pipeline.ts";
import { refuse, writeRawError } from "./raw-error.ts";
import { Turns } from "./turns.ts";

/** How often the log says that connections are refused. */
const WARN_MS = 60_000;
/** Refused connections that get to read why; beyond, they are closed without a word. */
const REFUSED_MAX = 100;

export interface ConnectionLimits extends PipelineLimits {
  /** Connections of one client; behind a trusted proxy, its requests in flight. */
  readonly connectionsPerAddress: number;
}

export interface ConnectionsOptions {
  readonly listener: RequestListener;
  readonly limits: ConnectionLimits;
  /** Addresses and networks whose `X-Forwarded-For` counts. */
  readonly trustedProxies: readonly string[];
  readonly ids: { readonly requestId: () => string };
  readonly log: Pick<Log, "warn">;
}

/** The open connections of a server: how many each client may have, and what each may ask at once. */
export class Connections {
  readonly #options: ConnectionsOptions;
  readonly #pipelines = new WeakMap<object, Pipeline>();
  readonly #totals = { inFlight: 0, waiting: 0, turns: new Turns() };
  readonly #trust: ReturnType<typeof createProxyTrust>;
  readonly #cap: ConnectionCap;
  #refused = 0;
  #warnedAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: ConnectionsOptions) {
    this.#options = options;
    this.#trust = createProxyTrust(options.trustedProxies);
    this.#cap = new ConnectionCap(options.limits.connectionsPerAddress);
  }

  /** Admits a new connection, or refuses it. */
  open(socket: Socket): void {
    const { remoteAddress } = socket;
    // It has closed already.
    if (remoteAddress === undefined) return;
    const { listener, limits } = this.#options;
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
    this.#pipelines.set(socket, new Pipeline({ socket, serve, limits, totals: this.#totals }));
  }

  /** Undefined for a connection that was refused. */
  pipelineOf(socket: object): Pipeline | undefined {
    return this.#pipelines.get(socket);
  }

  /** A proxy's connection carries one client's request after another's. */
  readonly #serveForwarded: RequestListener = (request, response) => {
    const client = this.#trust.clientOf(request);
    const leave = this.#cap.enter(client);
    if (leave === undefined) {
      this.#warn(client);
      refuse(response, tooMany(), this.#options.ids.requestId());
      return;
    }
    response.once("close", leave);
    this.#options.listener(request, response);
  };

  #refuse(socket: Socket, address: string): void {
    this.#warn(address);
    if (this.#refused >= REFUSED_MAX) {
      socket.destroy();
      return;
    }
    this.#refused += 1;
    socket.once("close", () => (this.#refused -= 1));
    writeRawError(socket, tooMany(), this.#options.ids.requestId());
  }

  #warn(address: string): void {
    const nowMs = performance.now();
    if (nowMs - this.#warnedAtMs < WARN_MS) return;
    this.#warnedAtMs = nowMs;
    this.#options.log.warn(
      { address, max: this.#options.limits.connectionsPerAddress },
      "connections refused: one address has too many; a proxy must be in TRUSTED_PROXIES",
    );
  }
}

function tooMany(): GatewayError {
  return new GatewayError("rate-limited", "There are too many connections from your address.");
}
