import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** Moonshot's Kimi models. Source: platform.moonshot.ai/docs. */
export const moonshot: Dialect = Object.freeze({
  ...compatible,
  name: "moonshot",
  hosts: ["moonshot.ai", "moonshot.cn"],
});
