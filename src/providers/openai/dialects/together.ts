import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** Together. Source: docs.together.ai. */
export const together: Dialect = Object.freeze({
  ...compatible,
  name: "together",
  hosts: ["together.xyz", "together.ai"],
});
