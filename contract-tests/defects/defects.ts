import { errorDefects } from "./error-defects.ts";
import type { Mutation } from "./mutate.ts";
import { replyDefects } from "./reply-defects.ts";
import { streamDefects } from "./stream-defects.ts";

/** A defect, named as the server would have it, and the cause whose answer it spoils. */
export type Defect = readonly [name: string, cause: string, mutation: Mutation];

/** All planted defects. */
export const defects: readonly Defect[] = [...replyDefects, ...errorDefects, ...streamDefects];
