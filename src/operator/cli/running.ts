import type { Schemas } from "../../../generated/admin/types.ts";
import {
  CommandError,
  findRunning,
  plain,
  type Command,
  type CommandContext,
  type CommandResult,
} from "./command.ts";

type Reload = Schemas["Reload"];

const POLL_MS = 100;
/** Time beyond the drain to end requests, settle holds and close the store. */
const MARGIN_MS = 15_000;

/** Stops the gateway and waits as long as its requests may take. */
export async function stopGateway(
  context: Pick<CommandContext, "findGateway" | "loadConfig" | "now" | "sleep">,
): Promise<CommandResult> {
  const { pid, signal, isRunning } = findRunning(context);
  const { drainDelayMs, drainMs } = context.loadConfig();
  const deadlineMs = context.now() + drainDelayMs + drainMs + MARGIN_MS;
  signal("SIGTERM");
  while (isRunning()) {
    if (context.now() > deadlineMs) throw new CommandError(`process ${pid} still runs`);
    await context.sleep(POLL_MS);
  }
  return { json: { pid }, text: `process ${pid} has stopped` };
}

function reloadText({
  pid,
  needs_restart: settings,
}: Pick<Reload, "pid" | "needs_restart">): string {
  if (settings === null)
    return `process ${pid} is reloading its configuration; see its log for the result`;
  const text = `process ${pid} has reloaded its configuration`;
  return settings.length === 0 ? text : `${text}; these need a restart: ${settings.join(", ")}`;
}

/** Commands for the gateway that runs on the configured data directory. */
export const runningCommands: readonly Command[] = [
  {
    name: "reload",
    summary:
      "Reloads the running gateway's configuration; lists the settings that require a restart.",
    run: async (_input, context) => {
      // Checked before the ledger is opened for the audit log: without a gateway the ledger may be
      // missing.
      if (context.remoteCall === null) findRunning(context);
      const json = plain(await context.call("reloadGateway"));
      return { json, text: reloadText(json) };
    },
  },
  {
    name: "stop",
    summary: "Stops the running gateway and waits until its requests have ended.",
    run: (_input, context) => stopGateway(context),
  },
];
