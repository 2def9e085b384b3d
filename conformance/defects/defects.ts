import type { Defect } from "./defect.ts";
import { errorDefects } from "./error-defects.ts";
import { replyDefects } from "./reply-defects.ts";
import { serviceDefects } from "./service-defects.ts";
import { streamDefects } from "./stream-defects.ts";

/** Every planted defect. */
export const defects: readonly Defect[] = [
  ...streamDefects,
  ...errorDefects,
  ...replyDefects,
  ...serviceDefects,
];
