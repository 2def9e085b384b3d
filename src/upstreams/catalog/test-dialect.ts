import { factsByName } from "./model-facts.ts";
import type { DialectChoice, PlainUpstream, Upstream } from "./model.ts";

/** For tests: returns the upstream with a dialect that only contains the choice's name. */
export function testDialect(upstream: PlainUpstream, choice: DialectChoice): Upstream {
  const { name = "compatible", reason = "host", quirks = {}, facts, knownAs = null } = choice;
  return {
    fetchesImages: false,
    ...upstream,
    dialect: { name, reason, quirks, flags: { wire: upstream.kind } },
    knownAs,
    facts: { ...factsByName(upstream.model, upstream.kind), ...facts },
  };
}
