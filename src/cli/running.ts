import { CommandError, type Command, type CommandContext } from "./command.ts";
import type { RunningGateway } from "./running-gateway.ts";

const POLL_MS = 100;
/** Beyond the drain: requests are told to end, holds settled, the store closed. */
const MARGIN_MS = 15_000;

function find(context: CommandContext): RunningGateway {
  const { dataDir } = context.loadConfig();
  const gateway = context.findGateway(dataDir);
  if (gateway === null) throw new CommandError(`no gateway runs on ${dataDir}`);
  return gateway;
}

/** Commands about the gateway that runs on the configured data directory. */
export const runningCommands: readonly Command[] = [
  {
    name: "reload",
    summary:
      "Makes the running gateway read its configuration again; its log says with what result.",
    run: (_input, context) => {
      const { pid, signal } = find(context);
      signal("SIGHUP");
      return Promise.resolve({ json: { pid }, text: `process ${pid} reads its configuration` });
    },
  },
  {
    name: "stop",
    summary: "Stops the running gateway and waits until its requests have ended.",
    run: async (_input, context) => {
      const { pid, signal, isRunning } = find(context);
      const { drainDelayMs, drainMs } = context.loadConfig().server;
      const deadlineMs = context.now() + drainDelayMs + drainMs + MARGIN_MS;
      signal("SIGTERM");
      while (isRunning()) {
        if (context.now() > deadlineMs) throw new CommandError(`process ${pid} still runs`);
        await context.sleep(POLL_MS);
      }
      return { json: { pid }, text: `process ${pid} has stopped` };
    },
  },
];
