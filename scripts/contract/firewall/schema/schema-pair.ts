import type { Verdict } from "../change.ts";
import type { Part } from "../part.ts";
import type { SchemaView } from "./schema-view.ts";

/** The writer of the value: a client (`request`) or the service (`response`). */
export type Direction = "request" | "response";

/** Two schemas at one place, and the helpers that a rule needs to compare them. */
export interface SchemaPair {
  readonly old: SchemaView;
  readonly now: SchemaView;
  readonly direction: Direction;
  /** The side whose values the other must accept: in a request the older one's. */
  readonly given: SchemaView;
  readonly taken: SchemaView;
  /** Reports a change of this direction, by default at the newer schema. */
  readonly report: (verdict: Verdict, text: string, at?: Part) => void;
  /** Compares inner schemas. */
  readonly compare: (old: Part, now: Part) => void;
  /** Returns whether a schema accepts each value of the other; makes no report. */
  readonly fits: (old: Part, now: Part, direction: Direction) => boolean;
}

/** Compares the schemas at one place by some of their keywords. */
export interface SchemaRule {
  readonly keywords: readonly string[];
  /** The effect of a change on clients that send the value, and on clients that receive it. */
  readonly request: string;
  readonly response: string;
  readonly compare: (pair: SchemaPair) => void;
  /** Affects only generated code: the set of valid values is unchanged. */
  readonly isOfCode?: true;
}
