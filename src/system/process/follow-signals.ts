import { detach } from "../../core/errors/detach.ts";
import type { ProcessLog } from "../observe/create-log.ts";

/** The part of node's process that its end needs. */
export interface SignalledProcess {
  on(event: "exit" | "SIGTERM" | "SIGINT" | "SIGHUP", listener: () => void): unknown;
  once(event: "disconnect", listener: () => void): unknown;
  exit(code: number): unknown;
}

export interface FollowSignalsOptions {
  readonly running: { readonly reload: () => void; readonly stop: () => Promise<void> };
  readonly log: Pick<ProcessLog, "info" | "written">;
  /** Called at the exit. */
  readonly ended: () => void;
  readonly process: SignalledProcess;
}

/**
 * The first signal drains and exits with 0; a second one exits at once. A launcher that was killed
 * sends none: its channel closes, and the gateway drains too.
 */
export function followSignals(options: FollowSignalsOptions): void {
  const { running, log, ended, process } = options;
  let isStopping = false;
  process.on("exit", ended);
  const stop = async (): Promise<void> => {
    isStopping = true;
    log.info({}, "draining");
    await running.stop();
    log.info({}, "stopped");
    await log.written();
    process.exit(0);
  };
  const signalled = (): void => {
    if (isStopping) process.exit(1);
    else detach(stop());
  };
  process.on("SIGTERM", signalled);
  process.on("SIGINT", signalled);
  process.on("SIGHUP", running.reload);
  process.once("disconnect", () => {
    if (!isStopping) detach(stop());
  });
}
