import type { Defect } from "./defect.ts";
import { errorDefects } from "./error-defects.ts";
import { replyDefects } from "./reply-defects.ts";
import { streamDefects } from "./stream-defects.ts";

/** All planted defects. */
export const defects: readonly Defect[] = [...replyDefects, ...errorDefects, ...streamDefects];
