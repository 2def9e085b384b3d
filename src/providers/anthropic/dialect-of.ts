import type { Upstream } from "../../catalog/model.ts";
import { compatible } from "./dialects/compatible.ts";
import type { Dialect } from "./dialects/dialect.ts";

/** The effective flags of an upstream with this API. */
export function dialectOf({ dialect: { flags } }: Upstream): Dialect {
  return isDialect(flags) ? flags : compatible;
}

function isDialect(flags: Upstream["dialect"]["flags"]): flags is Dialect {
  return flags.wire === "anthropic";
}
