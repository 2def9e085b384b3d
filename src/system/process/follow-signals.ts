import { detach } from "../../core/errors/detach.ts";
import type { ProcessLog } from "../observe/create-log.ts";

/** The part of Node's process that is used for signals and the exit. */
export interface SignalledProcess {
  on(event: "exit" | "SIGTERM" | "SIGINT" | "SIGHUP", listener: () => void): unknown;
  once(event: "disconnect", listener: () => void): unknown;
  exit(code: number): unknown;
}

export interface FollowSignalsDependencies {
  readonly running: { readonly reload: () => void; readonly stop: () => Promise<void> };
  readonly log: Pick<ProcessLog, "info" | "written">;
  /** Called when the process exits. */
  readonly ended: () => void;
  readonly process: SignalledProcess;
}

/**
 * Drains on the first signal and exits with 0; exits at once on a second one. A launcher that was
 * killed sends no signal: its channel closes, which drains the gateway too.
 */
export function followSignals(options: FollowSignalsDependencies): void {
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
