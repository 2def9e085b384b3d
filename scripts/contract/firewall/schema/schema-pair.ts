import type { Verdict } from "../change.ts";
import type { Part } from "../part.ts";
import type { SchemaView } from "./schema-view.ts";

/** Who writes the value: a client (`request`), or the service (`response`). */
export type Direction = "request" | "response";

/** Two schemas of one place, and what a rule needs to compare them. */
export interface SchemaPair {
  readonly old: SchemaView;
  readonly now: SchemaView;
  readonly direction: Direction;
  /** The side whose values the other must take: in a request the older one's. */
  readonly given: SchemaView;
  readonly taken: SchemaView;
  /** Reports a change of this direction, at the newer schema if no part is named. */
  readonly report: (verdict: Verdict, text: string, at?: Part) => void;
  /** Compares inner schemas. */
  readonly compare: (old: Part, now: Part) => void;
  /** Whether a schema takes each value of the other, tried without reporting. */
  readonly fits: (old: Part, now: Part, direction: Direction) => boolean;
}

/** How the schemas of one place are compared by some of their keywords. */
export interface SchemaRule {
  readonly keywords: readonly string[];
  /** What a change does to clients that send the value, and to clients that receive it. */
  readonly request: string;
  readonly response: string;
  readonly compare: (pair: SchemaPair) => void;
  /** It matters only to generated code: any value fits as before. */
  readonly isOfCode?: true;
}
