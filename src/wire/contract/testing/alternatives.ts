import type { Draft } from "./draft.ts";

/** One way to do as a hint says. */
export type Way = (draft: Draft) => void;

/**
 * What a hint says can be done: every alternative must help, and each in at least one of its
 * readings (a template may stand for the value or for the object around it).
 */
export type Alternatives = readonly (readonly Way[])[];
