import type { Draft } from "./draft.ts";

/** One way to follow a hint. */
export type Way = (draft: Draft) => void;

/**
 * The alternatives of a hint. Each alternative must work, in at least one of its readings: a
 * template may stand for the value or for the object around it.
 */
export type Alternatives = readonly (readonly Way[])[];
