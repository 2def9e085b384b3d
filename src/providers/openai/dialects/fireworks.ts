import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** Fireworks. Source: docs.fireworks.ai. */
export const fireworks: Dialect = Object.freeze({
  ...compatible,
  name: "fireworks",
  hosts: ["fireworks.ai"],
});
