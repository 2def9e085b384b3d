import { type Ability, abilities, type Vendor } from "../stand-ins/vendor.ts";
import { vendors } from "../stand-ins/vendors.ts";
import type { Protocol } from "../ending.ts";
import { startBench } from "./bench.ts";
import { cells } from "./cells.ts";
import { makeHistories } from "./histories.ts";
import type { Place } from "./place.ts";

export const protocols: readonly Protocol[] = ["chat", "messages"];

/** The result of one cell. */
export type Cell =
  | { readonly kind: "works" }
  | { readonly kind: "cannot" | "fails"; readonly why: string };

export interface Row {
  readonly vendor: Vendor;
  readonly protocol: Protocol;
  readonly cells: Readonly<Record<Ability, Cell>>;
}

/** Tests each ability of each vendor through both protocols. */
export async function runMatrix(): Promise<readonly Row[]> {
  const bench = await startBench(vendors);
  try {
    const histories = await makeHistories(bench);
    // One request at a time per vendor, since a cell reads the last request that its stand-in
    // received.
    const ofVendors = await Promise.all(
      vendors.map((vendor) => rowsOf(vendor, { bench, histories })),
    );
    return protocols.flatMap((protocol) =>
      ofVendors.flat().filter((row) => row.protocol === protocol),
    );
  } finally {
    await bench.close();
  }
}

async function rowsOf(
  vendor: Vendor,
  { bench, histories }: Pick<Place, "bench" | "histories">,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const protocol of protocols) {
    const tried: [Ability, Cell][] = [];
    for (const ability of abilities) {
      const why = vendor.cannot[ability];
      const cell: Cell =
        why === undefined
          ? await attempt(() => cells[ability]({ bench, vendor, protocol, histories }))
          : { kind: "cannot", why };
      tried.push([ability, cell]);
    }
    rows.push({ vendor, protocol, cells: Object.fromEntries(tried) as Row["cells"] });
  }
  return rows;
}

async function attempt(run: () => Promise<void>): Promise<Cell> {
  try {
    await run();
    return { kind: "works" };
  } catch (error) {
    return { kind: "fails", why: error instanceof Error ? error.message : String(error) };
  }
}
