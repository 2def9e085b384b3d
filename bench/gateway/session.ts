import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Program, startProgram, stopPrograms } from "./processes.ts";
import type { RunningSubject, Subject } from "./subjects.ts";

/** One upstream, and subjects that call it, until the session is closed. */
export class Session {
  /** Folder for files of the run. */
  readonly folder = mkdtempSync(join(tmpdir(), "gateway-bench-"));
  readonly #programs: Program[] = [];

  /** Starts the upstream, then each subject in turn. */
  async start(subjects: readonly Subject[]): Promise<readonly RunningSubject[]> {
    const script = join(import.meta.dirname, "..", "servers", "upstream.ts");
    const upstream = await startProgram({
      command: [process.execPath, script],
      logFile: join(this.folder, "upstream.log"),
    });
    this.#programs.push(upstream);
    const running: RunningSubject[] = [];
    for (const subject of subjects) {
      const folder = join(this.folder, String(this.#programs.length));
      mkdirSync(folder);
      const started = await subject.start({ upstreamPort: upstream.port, folder });
      this.#programs.push(started.program);
      running.push(started);
    }
    return running;
  }

  /** Ends every program, the upstream last, and removes the files. */
  async close(): Promise<void> {
    await stopPrograms(this.#programs.toReversed());
    rmSync(this.folder, { recursive: true });
  }
}
