import type { TestServer } from "../../contract-tests/harness/start-server.ts";
import { GUARD_MS, within } from "../../contract-tests/harness/real-clock.ts";

/** A slot for a gateway that is killed and restarted; clients wait while it is empty. */
export class GatewaySlot {
  readonly name: string;
  /** Ids of the streams that have begun and not ended for their clients. */
  readonly openStreams = new Set<string>();
  readonly #start: () => Promise<TestServer>;
  #gateway: TestServer;
  #started = Promise.resolve();
  #isPaused = false;

  private constructor(name: string, start: () => Promise<TestServer>, gateway: TestServer) {
    this.name = name;
    this.#start = start;
    this.#gateway = gateway;
  }

  static async fill(name: string, start: () => Promise<TestServer>): Promise<GatewaySlot> {
    return new GatewaySlot(name, start, await start());
  }

  get gateway(): TestServer {
    return this.#gateway;
  }

  /** Resolves once a gateway runs here, or is no longer being replaced. */
  get started(): Promise<void> {
    return this.#started;
  }

  /** True if it is suspended by `SIGSTOP`, or about to be. */
  get isPaused(): boolean {
    return this.#isPaused;
  }

  /** Kills the gateway, and starts the next one on the same ledger. */
  async killAndStart(): Promise<void> {
    let tell = (): void => undefined;
    this.#started = new Promise((resolve) => (tell = resolve));
    try {
      this.#gateway.signal("SIGKILL");
      await within(this.#gateway.exited, GUARD_MS, `the end of ${this.name} after SIGKILL`);
      this.#gateway = await this.#start();
    } finally {
      tell();
    }
  }

  /** Suspends the process while `during` runs, then resumes it. */
  async pauseWhile(during: () => Promise<void>): Promise<void> {
    this.#isPaused = true;
    try {
      await this.#started;
      this.#gateway.signal("SIGSTOP");
      await during();
    } finally {
      this.#gateway.signal("SIGCONT");
      this.#isPaused = false;
    }
  }
}
