/**
 * Effect of one client's worst requests on the others: eight honest clients with small chats, alone
 * and during each attack with one other key, or without a key. Gateway, upstream, honest clients
 * and attacker are separate processes; the attacker has the lowest priority.
 *
 *     npm run bench:neighbour -- [--attacks names,hosts] [--seconds 10] [--store sqlite]
 *                                [--before COMMIT] [--history 100000] [--write SECTION]
 *
 * The gateway is built and runs as in production; `--before` also measures an earlier commit, in
 * turns. `--history` is the number of requests in the attacker's ledger. An attack's row passes if
 * p99 is at most 30 ms or three times its value without an attack, whichever is more, with nine
 * tenths of the chats per second, no refused chat and a bounded peak of memory. Exits with 1 unless
 * all rows of this checkout pass.
 */
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { startPostgres } from "../contract-tests/harness/postgres.ts";
import { builtGateway, checkOut } from "./gateway/as-in-production.ts";
import { benchmarksSection, describeMachine, publish } from "./gateway/document.ts";
import { median } from "./gateway/load.ts";
import { serverMicros } from "./gateway/server-micros.ts";
import { Session } from "./gateway/session.ts";
import type { Database, Subject } from "./gateway/subjects.ts";
import { type Attack, ATTACKS } from "./fair-share/attacks.ts";
import type { Figures } from "./fair-share/judge.ts";
import {
  type FairShareSubject,
  fairShareSubject,
  gatewayWithAccounts,
} from "./fair-share/subject.ts";
import { countPassedRows, renderReport, type Row } from "./fair-share/report.ts";

const { values: options } = parseArgs({
  options: {
    attacks: { type: "string" },
    seconds: { type: "string", default: "10" },
    store: { type: "string", default: "sqlite" },
    before: { type: "string" },
    history: { type: "string", default: "100000" },
    write: { type: "string" },
  },
});
const seconds = Number(options.seconds);

function chosenAttacks(): readonly Attack[] {
  if (options.attacks === undefined) return ATTACKS;
  return options.attacks.split(",").map((id) => {
    const found = ATTACKS.find((attack) => attack.id === id);
    if (found !== undefined) return found;
    throw new Error(
      `there is no attack ${id}; attacks: ${ATTACKS.map((row) => row.id).join(", ")}`,
    );
  });
}

const attacks = chosenAttacks();
// Checked before the measurement, so that a missing section is reported early.
const section = benchmarksSection(options.write);
const machine = describeMachine();
const session = new Session();
const postgres = options.store === "postgres" ? await startPostgres() : null;

async function newDatabase(): Promise<Database | undefined> {
  if (postgres === null) return undefined;
  return { url: await postgres.createDatabase(), serverMicros: () => serverMicros(postgres) };
}

/** Returns the gateway of this checkout, and that of an earlier commit. */
async function subjects(): Promise<readonly Subject[]> {
  const own = { name: "gateway", checkout: dirname(import.meta.dirname) };
  const { before } = options;
  const earlier = before === undefined ? [] : [before];
  const others = earlier.map((commit) => ({
    name: `before (${commit})`,
    checkout: checkOut(commit, session.folder),
  }));
  const made: Subject[] = [];
  for (const { name, checkout } of [own, ...others]) {
    const database = await newDatabase();
    made.push(
      gatewayWithAccounts({
        name: `${name}, ${options.store}`,
        entry: builtGateway(checkout, join(session.folder, `built-${made.length}`)),
        checkout,
        history: Number(options.history),
        ...(database !== undefined && { database }),
      }),
    );
  }
  return made;
}

/** Returns the median p99 and the median rate of several figures. */
function middle(figures: readonly Figures[]): Figures {
  const [first] = figures;
  if (first === undefined) throw new Error("nothing was measured");
  return {
    ...first,
    p50Ms: median(figures.map(({ p50Ms }) => p50Ms)),
    p99Ms: median(figures.map(({ p99Ms }) => p99Ms)),
    chatsPerSecond: median(figures.map(({ chatsPerSecond }) => chatsPerSecond)),
  };
}

async function measure(all: readonly FairShareSubject[]): Promise<void> {
  const alone = all.map((): Figures[] => []);
  const rows: Row[] = [];
  // Each measurement runs once before, so that its code is compiled.
  for (const each of all) await each.measure(seconds, null);
  for (const attack of attacks) {
    const figures: Figures[] = [];
    for (const [at, each] of all.entries()) {
      alone[at]?.push(await each.measure(seconds, null));
      figures.push(await each.measure(seconds, attack));
    }
    rows.push({ attack, figures });
    console.error(`measured ${attack.id}`);
  }
  const measured = all.map(({ name }, at) => ({ name, alone: middle(alone[at] ?? []) }));
  const report = renderReport(measured, rows);
  publish(`${machine}\n\n${report}`, section);
  const [own] = measured;
  const kept = own === undefined ? 0 : countPassedRows(own.alone, rows, 0);
  console.log(`\n${kept} passed, ${rows.length - kept} failed`);
  process.exitCode = kept === rows.length ? 0 : 1;
}

const running: FairShareSubject[] = [];
try {
  for (const subject of await session.start(await subjects()))
    running.push(fairShareSubject(subject));
  await measure(running);
} finally {
  for (const each of running) each.close();
  await session.close();
  await postgres?.stop();
}
