import { accountCommands } from "./accounts.ts";
import { archiveCommands } from "./archive.ts";
import { auditCommands } from "./audit.ts";
import type { Command } from "./command.ts";
import { configurationCommands } from "./configuration.ts";
import { entryCommands } from "./entries.ts";
import { keyCommands } from "./keys.ts";
import { reportCommands } from "./reports.ts";
import { runningCommands } from "./running.ts";
import { transferCommands } from "./transfer.ts";
import { usageCommands } from "./usage-reports.ts";
import { upstreamCommands } from "./upstreams.ts";

/** Every operator command, in the order of the help. */
export const commands: readonly Command[] = [
  ...accountCommands,
  ...entryCommands,
  ...keyCommands,
  ...configurationCommands,
  ...upstreamCommands,
  ...usageCommands,
  ...reportCommands,
  ...transferCommands,
  ...archiveCommands,
  ...auditCommands,
  ...runningCommands,
];
