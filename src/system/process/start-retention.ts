import { constants } from "node:fs";
import { access, mkdir } from "node:fs/promises";
import type { Config } from "../config/config.ts";
import { ConfigError } from "../config/config-problems.ts";
import { systemClock } from "../../core/timing/clock.ts";
import type { Log } from "../../core/log/log.ts";
import { Retention, runArchive } from "../../storage/archive/retention.ts";

/** Refuses a start if the configured archiving cannot work. */
export async function checkArchiveDir({
  archiveDir,
  retentionMonths,
}: Pick<Config, "archiveDir" | "retentionMonths">): Promise<void> {
  if (archiveDir === null || retentionMonths === null) return;
  try {
    await mkdir(archiveDir, { recursive: true, mode: 0o700 });
    await access(archiveDir, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const message = `is not a folder that the gateway can write to: ${reason}`;
    throw new ConfigError([{ path: "LEDGER_ARCHIVE_DIR", message }]);
  }
}

/**
 * Archives old months once per day; `command` is the path of the program. Null: archiving is not
 * configured.
 */
export function startRetention(
  { archiveDir, retentionMonths }: Pick<Config, "archiveDir" | "retentionMonths">,
  { log, command }: { readonly log: Log; readonly command: string },
): Retention | null {
  if (archiveDir === null || retentionMonths === null) return null;
  return new Retention({
    months: retentionMonths,
    archive: (month, signal) => runArchive({ command, month, folder: archiveDir, signal }),
    nowMs: systemClock.nowMs,
    random: Math.random,
    log,
  });
}

/** Stops the archiving before the gateway, because it reads the gateway's ledger. */
export function withRetention<Running extends Pick<Retention, "stop">>(
  running: Running,
  retention: Pick<Retention, "stop"> | null,
): Running {
  if (retention === null) return running;
  const stop = async (): Promise<void> => {
    await retention.stop();
    await running.stop();
  };
  return { ...running, stop };
}
