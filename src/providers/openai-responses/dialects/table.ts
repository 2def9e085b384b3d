import { azure } from "./azure.ts";
import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";
import { openai } from "./openai.ts";

/** Every dialect of this API; the first is the default. */
export const dialects: readonly [Dialect, ...Dialect[]] = [compatible, openai, azure];
