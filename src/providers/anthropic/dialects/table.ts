import { anthropic } from "./anthropic.ts";
import { bedrock } from "./bedrock.ts";
import { compatible } from "./compatible.ts";
import { deepseek } from "./deepseek.ts";
import type { Dialect } from "./dialect.ts";
import { moonshot } from "./moonshot.ts";
import { vertex } from "./vertex.ts";

/** Every dialect of this API; the first is the default. */
export const dialects: readonly [Dialect, ...Dialect[]] = [
  compatible,
  anthropic,
  bedrock,
  vertex,
  deepseek,
  moonshot,
];
