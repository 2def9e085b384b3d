import type { Mutation } from "./mutate.ts";

/** A defect, named as the server would have it, and the cause whose answer it spoils. */
export type Defect = readonly [name: string, cause: string, mutation: Mutation];
