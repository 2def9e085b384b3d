import type { StoreArgument } from "../shared/calling-store.ts";
import type { LedgerModel } from "./test-model.ts";
import type { LawNames } from "./test-names.ts";

type LawOperation = Exclude<
  keyof LedgerModel,
  "book" | "claims" | "settings" | "callStates" | "begin" | "end" | "isLive"
>;

/** One call as data. */
export type LawCall = {
  readonly [K in LawOperation]: readonly [operation: K, argument: StoreArgument<K>];
}[LawOperation];

/** What a step finds when it is its turn. */
export interface World {
  readonly model: LedgerModel;
  readonly names: LawNames;
  readonly nowMs: number;
  /** The process that calls. */
  readonly owner: string;
}
