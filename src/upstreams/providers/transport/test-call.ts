import type { IncomingHttpHeaders } from "node:http";
import type { Dispatcher } from "undici";
import { UpstreamFailure } from "../../../core/errors/upstream-failure.ts";
import { StopSource } from "../../../core/timing/stop-signal.ts";
import { TestTimers } from "../../../core/timing/test-timers.ts";
import { type ReplyReader, UpstreamCall } from "./upstream-call.ts";

const limits = { connectMs: 100, firstByteMs: 1_000, idleMs: 300, totalMs: 10_000 };

/** A signal that exposes its number of listeners. */
export class CountedSignal extends StopSource {
  readonly listening = new Set<() => void>();

  override addEventListener(type: "abort", listener: () => void): void {
    this.listening.add(listener);
    super.addEventListener(type, listener);
  }

  override removeEventListener(type: "abort", listener: () => void): void {
    this.listening.delete(listener);
    super.removeEventListener(type, listener);
  }
}

/** undici's side of a connection. */
class Controller implements Dispatcher.DispatchController {
  readonly acts: string[] = [];
  readonly aborted = false;
  readonly paused = false;
  readonly reason = null;

  abort(reason: Error): void {
    this.acts.push(`abort ${reason.message}`);
  }

  pause(): void {
    this.acts.push("pause");
  }

  resume(): void {
    this.acts.push("resume");
  }
}

/** Behavior of the reply's reader. */
export interface ReaderBehavior {
  /** Content after which the reply is complete. */
  readonly last?: string;
  readonly failsOn?: string;
  readonly endFails?: boolean;
  readonly refuses?: boolean;
}

/**
 * Starts a call in which the test plays the connection, with limits of 0.1, 1, 0.3 and 10 seconds.
 */
export function startCall({ last, failsOn, endFails, refuses }: ReaderBehavior = {}) {
  const timers = new TestTimers();
  const signal = new CountedSignal();
  const controller = new Controller();
  const read: string[] = [];
  const reader: ReplyReader = {
    get done() {
      return last !== undefined && read.join("").endsWith(last);
    },
    read: (bytes) => {
      const text = Buffer.from(bytes).toString();
      if (text === failsOn) throw new RangeError("the reader failed");
      read.push(text);
    },
    end: () => {
      if (endFails === true) throw new RangeError("the end failed");
      read.push("end");
    },
  };
  const open = (): ReplyReader => {
    if (refuses === true) throw new RangeError("not this reply");
    return reader;
  };
  const call = new UpstreamCall({ limits, signal, timers, open });
  let outcome = "pending";
  void call.done.then(
    () => (outcome = "done"),
    (error: unknown) => (outcome = describeError(error)),
  );
  const data = async (bytes: string | Buffer): Promise<void> => {
    call.onResponseData(controller, Buffer.from(bytes));
    await turn();
  };
  const head = (status = 200, headers: IncomingHttpHeaders = { "x-one": "1" }): void =>
    call.onResponseStart(controller, status, headers);
  return {
    call,
    timers,
    signal,
    controller,
    read,
    data,
    head,
    begin: () => call.onRequestStart(controller),
    outcome: async () => {
      await turn();
      return outcome;
    },
    /** Returns what remains after a call: running timers and listeners. */
    left: () => [timers.running, signal.listening.size],
  };
}

function describeError(error: unknown): string {
  if (error instanceof UpstreamFailure) return `${error.kind}: ${error.message}`;
  return error instanceof Error ? error.message : "no error";
}

/** Waits for one turn of the event loop, in which received data is read. */
export const turn = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));

export type TestCall = ReturnType<typeof startCall>;
