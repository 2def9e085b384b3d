import {
  CommandError,
  findRunning,
  plain,
  type Command,
  type CommandContext,
  type CommandResult,
} from "./command.ts";

const POLL_MS = 100;
/** Beyond the drain: requests are told to end, holds settled, the store closed. */
const MARGIN_MS = 15_000;

/** Stops the gateway and waits for as long as its requests may take. */
export async function stopGateway(
  context: Pick<CommandContext, "findGateway" | "loadConfig" | "now" | "sleep">,
): Promise<CommandResult> {
  const { pid, signal, isRunning } = findRunning(context);
  const { drainDelayMs, drainMs } = context.loadConfig().server;
  const deadlineMs = context.now() + drainDelayMs + drainMs + MARGIN_MS;
  signal("SIGTERM");
  while (isRunning()) {
    if (context.now() > deadlineMs) throw new CommandError(`process ${pid} still runs`);
    await context.sleep(POLL_MS);
  }
  return { json: { pid }, text: `process ${pid} has stopped` };
}

/** Commands about the gateway that runs on the configured data directory. */
export const runningCommands: readonly Command[] = [
  {
    name: "reload",
    summary: "Reloads the running gateway's configuration; the result is in the gateway's log.",
    run: async (_input, context) => {
      // Before the ledger is opened for the audit log: without a gateway there may be none.
      if (context.remoteCall === null) findRunning(context);
      const json = plain(await context.call("reloadGateway"));
      return { json, text: `process ${json.pid} reads its configuration` };
    },
  },
  {
    name: "stop",
    summary: "Stops the running gateway and waits until its requests have ended.",
    run: (_input, context) => stopGateway(context),
  },
];
