import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** Moonshot's `/anthropic`. Source: platform.moonshot.ai/docs. */
export const moonshot: Dialect = Object.freeze({
  ...compatible,
  name: "moonshot",
  hosts: ["moonshot.ai", "moonshot.cn"],
  thinksByDefault: true,
});
