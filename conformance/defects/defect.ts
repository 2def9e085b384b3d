import type { Alteration } from "./proxy.ts";

/** A defect that a proxy plants in front of a correct gateway. */
export interface Defect {
  readonly name: string;
  readonly alteration: Alteration;
  /** The check that names the defect. */
  readonly foundBy: string;
  /** Other checks that fail because of it; `*` is any text. */
  readonly others?: readonly string[];
}
