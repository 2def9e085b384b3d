import { startServer, type TestServer } from "../../contract-tests/harness/start-server.ts";
import type { Release } from "./releases.ts";
import { later, pause } from "../../contract-tests/harness/real-clock.ts";

const STOP_LIMIT_MS = 300_000;
const POLL_MS = 20;

export interface SlotOptions {
  readonly port: number;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
}

/** A slot behind the load balancer for consecutive gateways. */
export class GatewaySlot {
  readonly #options: SlotOptions;
  #server: TestServer | null = null;
  /**
   * Whether the last stopped gateway reported on its own port that it was stopping, and still
   * served.
   */
  saidStopping = false;

  constructor(options: SlotOptions) {
    this.#options = options;
  }

  get root(): string {
    return `http://127.0.0.1:${this.#options.port}`;
  }

  /** The demo account's key. */
  get key(): string {
    return this.#server?.key ?? "";
  }

  async start({ entry }: Release): Promise<void> {
    const { port, dataDir, env } = this.#options;
    this.#server = await startServer({
      entry,
      dataDir,
      env: { PORT: String(port), ATTEST: "off", LOG_LEVEL: "warn", ...env },
    });
  }

  /**
   * Replaces the gateway like an operator: a signal, the end of running requests, the other
   * release, `/readyz`.
   */
  async replace(release: Release): Promise<void> {
    await this.end();
    await this.start(release);
  }

  async end(): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    server.signal("SIGTERM");
    const spare = later(STOP_LIMIT_MS, () => server.signal("SIGKILL"));
    this.saidStopping = await this.#seesStopping();
    const { code, signal } = await server.exited;
    spare();
    this.#server = null;
    if (code !== 0) throw new Error(`a gateway ended with ${code ?? signal}: ${server.output()}`);
  }

  /** Polls `/readyz` until it reports the stop or no longer answers. */
  async #seesStopping(): Promise<boolean> {
    for (;;) {
      try {
        const reply = await fetch(`${this.root}/readyz`);
        const text = await reply.text();
        if (reply.status === 503 && text.includes("stopping")) return true;
      } catch (error) {
        // The listener is closed: too late to see the report. Only a connection may end before.
        const { cause } = error as { readonly cause?: { readonly code?: string } };
        if (cause?.code === "ECONNREFUSED") return false;
      }
      await pause(POLL_MS);
    }
  }
}
