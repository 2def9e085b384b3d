import { compatible } from "./compatible.ts";
import type { Dialect } from "./dialect.ts";

/** llama.cpp's server. Source: tools/server/README.md of its repository. */
export const llamaCpp: Dialect = Object.freeze({
  ...compatible,
  name: "llama-cpp",
  hosts: [],
});
