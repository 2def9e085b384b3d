import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { cpuMicroseconds, memory, type Program, resetPeaks } from "../gateway/processes.ts";
import { childrenMicros, privateMib, serverMicros } from "../gateway/server-micros.ts";

const POLL_MS = 20;
const MICROS_PER_MS = 1_000;

/** Figures of one measurement. */
export interface Figures {
  readonly ms: number;
  /** CPU of the gateway's process, or of the command's. */
  readonly cpuMs: number;
  /** CPU of the database's server; null without one. */
  readonly serverMs: number | null;
  /** Peak of the resident memory of that process, in MiB. */
  readonly peakMib: number;
  /** Peak of the private memory of all the server's processes, in MiB. */
  readonly serverMib: number | null;
}

/** The database's server, which is measured too. */
export interface Server {
  readonly pid: () => number;
}

/** Measures on one ledger. */
export class Meter {
  readonly #server: Server | null;

  constructor(server: Server | null) {
    this.#server = server;
  }

  /** Runs a program to its end; rejects if it fails. */
  async command(
    [program, ...args]: readonly [string, ...string[]],
    env: Readonly<Record<string, string>>,
  ): Promise<Figures> {
    const child = spawn(program, args, {
      stdio: ["ignore", "ignore", "pipe"],
      env: { PATH: process.env["PATH"], HOME: process.env["HOME"], ...env },
    });
    let errors = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (errors += text));
    const ended = once(child, "exit") as Promise<[number | null]>;
    const cpuBefore = childrenMicros();
    let peakMib = 0;
    const figures = await this.#measure(
      async () => {
        const [code] = await ended;
        if (code !== 0) throw new Error(`${args.join(" ")} ended with ${code}: ${errors}`);
      },
      () => {
        peakMib = Math.max(peakMib, memory({ child, port: 0 }).peak);
      },
    );
    return { ...figures, cpuMs: (childrenMicros() - cpuBefore) / MICROS_PER_MS, peakMib };
  }

  /**
   * Measures a running gateway during `times` consecutive runs of `act`; returns the figures of
   * one.
   */
  async gateway(program: Program, times: number, act: () => Promise<unknown>): Promise<Figures> {
    resetPeaks(program);
    const cpuBefore = cpuMicroseconds(program);
    const all = await this.#measure(async () => {
      for (let at = 0; at < times; at += 1) await act();
    });
    const cpuMs = (cpuMicroseconds(program) - cpuBefore) / MICROS_PER_MS;
    return {
      ms: all.ms / times,
      cpuMs: cpuMs / times,
      serverMs: all.serverMs === null ? null : all.serverMs / times,
      peakMib: memory(program).peak,
      serverMib: all.serverMib,
    };
  }

  async #measure(
    act: () => Promise<void>,
    look?: () => void,
  ): Promise<Pick<Figures, "ms" | "serverMs" | "serverMib">> {
    const server = this.#server;
    const before = server === null ? 0 : serverMicros(server);
    let serverMib = 0;
    let isOver = false;
    const watch = async (): Promise<void> => {
      while (!isOver) {
        look?.();
        if (server !== null) serverMib = Math.max(serverMib, privateMib(server));
        await delay(POLL_MS);
      }
    };
    const watched = watch();
    const begun = performance.now();
    try {
      await act();
    } finally {
      isOver = true;
    }
    const ms = performance.now() - begun;
    await watched;
    if (server === null) return { ms, serverMs: null, serverMib: null };
    return { ms, serverMs: (serverMicros(server) - before) / MICROS_PER_MS, serverMib };
  }
}
