import type { Mutation } from "./mutate.ts";

/** A defect, named as it would appear in the server, and the cause whose answer it spoils. */
export type Defect = readonly [name: string, cause: string, mutation: Mutation];
