import type { ChildProcessByStdio } from "node:child_process";
import type { Readable } from "node:stream";
import { contractViolations } from "./contract-violations.ts";
import { GUARD_MS, later, within } from "./real-clock.ts";

/** Matches the line of the banner with the server's address. */
const BASE_URL = /base URL\s+(http:\/\/\S+)\/v1/;

/** Log message of a gateway's process for a violation in its own responses. */
const VIOLATION_MESSAGE = "a response violates the contract";

/**
 * Matches a warning of a process or of one of its threads, as Node prints it. One warning is
 * expected: a gateway that runs from its source strips the types from the scripts of its pages.
 */
const WARNING = /^\(node:\d+\) (\[\w+\] )?\w*Warning: (?!stripTypeScriptTypes is )/;

/** Signals after which a gateway need not answer. */
const ENDING_SIGNALS: readonly NodeJS.Signals[] = ["SIGTERM", "SIGINT", "SIGKILL"];

export interface ServerExit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A gateway's process with its output and the signals that the test has sent to it. */
export class GatewayProcess {
  readonly exited: Promise<ServerExit>;
  readonly #child: ChildProcessByStdio<null, Readable, Readable>;
  /** Resolves when its child processes have also ended and the output is complete. */
  readonly #closed: Promise<void>;
  #output = "";
  #isEnding = false;
  #isSuspended = false;

  constructor(child: ChildProcessByStdio<null, Readable, Readable>) {
    this.#child = child;
    this.exited = new Promise((resolve) => {
      child.on("exit", (code, signal) => resolve({ code, signal }));
    });
    this.#closed = new Promise((resolve) => child.on("close", () => resolve()));
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => (this.#output += text));
    }
  }

  get pid(): number {
    return this.#child.pid ?? 0;
  }

  get output(): string {
    return this.#output;
  }

  /** Resolves with the address in the banner, without the prefix `/v1`. */
  root(): Promise<string> {
    return new Promise((resolve, reject) => {
      const fail = (reason: string): void => reject(new Error(`${reason}:\n${this.#output}`));
      const cancel = later(GUARD_MS, () => fail("no banner in time"));
      const streams = [this.#child.stdout, this.#child.stderr];
      const look = (): void => {
        const found = BASE_URL.exec(this.#output)?.[1];
        if (found === undefined) return;
        // A long log is not searched again with each line.
        for (const stream of streams) stream.off("data", look);
        cancel();
        resolve(found);
      };
      for (const stream of streams) stream.on("data", look);
      this.#child.on("error", reject);
      // Not the exit event, which may precede the end of the output.
      this.#child.on("close", () => {
        cancel();
        fail("the gateway ended at its start");
      });
    });
  }

  signal(name: NodeJS.Signals): void {
    if (ENDING_SIGNALS.includes(name)) this.#isEnding = true;
    if (name === "SIGSTOP") this.#isSuspended = true;
    if (name === "SIGCONT") this.#isSuspended = false;
    this.#child.kill(name);
  }

  /**
   * Rejects if the gateway found violations in its responses, or does not report on them although
   * it should run. It need not run after a signal of the test that ends or suspends it.
   */
  async checkReplies(root: string): Promise<void> {
    const { exitCode, signalCode } = this.#child;
    if (this.#isEnding || this.#isSuspended) return;
    if (exitCode !== null || signalCode !== null) {
      throw new Error(`the gateway ended by itself with ${exitCode ?? signalCode}:\n${this.#tail}`);
    }
    const violations = await contractViolations(root).catch((cause: unknown) => {
      throw new Error(`${String(cause)}\n${this.#tail}`, { cause });
    });
    if (violations !== null) throw new Error(`replies broke the contract: ${violations}`);
  }

  /** Ends the process, by force if necessary, and waits for the end of its output. */
  async end(): Promise<void> {
    const { exitCode, signalCode } = this.#child;
    if (exitCode === null && signalCode === null) this.signal("SIGKILL");
    await within(this.#closed, GUARD_MS, "the end of the gateway's output");
  }

  /** Throws if a process of the gateway has written a violation or a warning, even if it has ended. */
  checkLog(): void {
    const lines = this.#output.split("\n");
    const violations = lines.filter((line) => line.includes(VIOLATION_MESSAGE));
    if (violations.length > 0) {
      throw new Error(`replies broke the contract:\n${violations.join("\n")}`);
    }
    const warnings = lines.filter((line) => WARNING.test(line));
    if (warnings.length > 0) throw new Error(`the gateway warned:\n${warnings.join("\n")}`);
  }

  get #tail(): string {
    return this.#output.slice(-2_000);
  }
}
