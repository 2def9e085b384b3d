import { rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { claimPort } from "../harness/claim-port.ts";
import { makeClone } from "../harness/clone.ts";
import type { PostgresServer } from "../harness/postgres.ts";
import { bareEnvironment } from "../harness/start-server.ts";
import { type Block, blocksOf, commandsOf, fillIn, hasShownValues } from "./page.ts";
import { openShell, type Shell } from "./shell.ts";
import { pause, wallClockMs } from "../harness/real-clock.ts";

const ROOT = join(import.meta.dirname, "../..");
const START_LIMIT_MS = 300_000;

/** The ports in the pages; a gateway listens on the first unless its command sets `PORT=`. */
const WRITTEN_PORT = /\b808\d\b/g;
const FIRST_PORT = "8080";
const WRITTEN_DATABASE = /postgres:\/\/gateway:secret@127\.0\.0\.1:5432\/(\w+)/g;

/**
 * Follows a page like an operator, in a new clone with an empty ledger: runs its blocks in order
 * and returns its commands. Throws at the first failure, with its output.
 */
export async function playPage(
  name: string,
  postgres: PostgresServer | null,
): Promise<readonly string[]> {
  const clone = makeClone();
  symlinkSync(join(ROOT, "node_modules"), join(clone, "node_modules"));
  const port = await freePort();
  const env = { ...bareEnvironment(), PORT: port, LOG_LEVEL: "warn" };
  const player = new Player({ clone, port, env, postgres });
  try {
    for (const block of blocksOf(name)) await player.play(block);
    return player.played;
  } finally {
    await player.close();
    rmSync(clone, { recursive: true, force: true });
  }
}

interface Stage {
  readonly clone: string;
  readonly port: string;
  readonly env: Readonly<Record<string, string>>;
  readonly postgres: PostgresServer | null;
}

class Player {
  readonly played: string[] = [];
  readonly #stage: Stage;
  /** Every terminal, newest last: a gateway occupies the one in which it was started. */
  readonly #shells: Shell[];
  readonly #outputs: string[] = [];
  readonly #ports: Map<string, string>;
  readonly #databases = new Map<string, string>();

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#ports = new Map([[FIRST_PORT, stage.port]]);
    this.#shells = [openTerminal(stage)];
  }

  async play({ kind, code }: Block): Promise<void> {
    switch (kind) {
      case "configuration":
        writeFileSync(join(this.#stage.clone, "gateway.yaml"), code);
        return;
      case "gateway":
        return this.#startGateway(code);
      case "commands":
        for (const command of commandsOf(code)) await this.#run(command);
        return;
      case "printed":
        return this.#compare(code);
      case "elsewhere":
        return this.#parse(code);
    }
  }

  /**
   * Stops the remaining processes, by force if necessary, since a page need not end with `stop`.
   */
  async close(): Promise<void> {
    for (const shell of this.#shells) {
      await shell.run("kill $(jobs -p) 2>/dev/null; wait");
      await shell.close();
    }
  }

  get #shell(): Shell {
    const shell = this.#shells.at(-1);
    if (shell === undefined) throw new Error("there is no terminal");
    return shell;
  }

  async #run(written: string): Promise<void> {
    const command = await this.#adapt(fillIn(written, this.#outputs));
    const { code, output } = await this.#shell.run(command);
    if (code !== 0) throw new Error(`"${command}" ended with ${code}:\n${output}`);
    this.#outputs.push(output);
    this.played.push(written);
  }

  /** Runs a gateway until it answers, and continues in another terminal. */
  async #startGateway(code: string): Promise<void> {
    const [command = "", ...more] = commandsOf(code);
    if (more.length > 0) throw new Error(`a gateway is one command: ${code}`);
    await this.#run(`${command} >gateway.log 2>&1 &`);
    const port = this.#ports.get(/\bPORT=(\d+)/.exec(command)?.[1] ?? FIRST_PORT) ?? "";
    const deadline = wallClockMs() + START_LIMIT_MS;
    while (!(await isReady(port))) {
      const { output } = await this.#shell.run("jobs -r %+; cat gateway.log");
      const hasEnded = !output.includes("Running");
      if (hasEnded || wallClockMs() > deadline)
        throw new Error(`"${command}" does not start: ${output}`);
      await pause(200);
    }
    this.#shells.push(openTerminal(this.#stage));
  }

  #compare(code: string): void {
    const output = this.#outputs.at(-1) ?? "";
    if (hasShownValues(JSON.parse(output), JSON.parse(code))) return;
    throw new Error(`the page shows\n${code}\nand the command printed\n${output}`);
  }

  /** Checks that a block that cannot run here is at least a valid script. */
  async #parse(code: string): Promise<void> {
    writeFileSync(join(this.#stage.clone, "unrun.sh"), code);
    const { code: exit, output } = await this.#shell.run("bash -n unrun.sh");
    if (exit !== 0) throw new Error(`not a script:\n${code}\n${output}`);
  }

  /** Returns the command with this run's port and databases instead of the written ones. */
  async #adapt(command: string): Promise<string> {
    for (const [written] of command.matchAll(WRITTEN_PORT)) {
      if (!this.#ports.has(written)) this.#ports.set(written, await freePort());
    }
    let adapted = command.replaceAll(WRITTEN_PORT, (written) => this.#ports.get(written) ?? "");
    for (const [address, name = ""] of command.matchAll(WRITTEN_DATABASE)) {
      const known = this.#databases.get(name);
      const url = known ?? (await this.#stage.postgres?.createDatabase());
      if (url === undefined) throw new Error("there is no PostgreSQL for this page");
      this.#databases.set(name, url);
      adapted = adapted.replaceAll(address, url);
    }
    return adapted;
  }
}

function openTerminal({ clone, env }: Stage): Shell {
  return openShell({ folder: clone, env });
}

async function isReady(port: string): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/readyz`)).status === 200;
  } catch {
    // Not listening yet.
    return false;
  }
}

/** Returns a port that no other test gets while this process lives. */
async function freePort(): Promise<string> {
  return String((await claimPort()).port);
}
