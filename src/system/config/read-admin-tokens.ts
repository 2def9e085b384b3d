import type { AdminToken } from "../../access/auth/authenticate-admin.ts";
import type { ConfigProblems } from "./config-problems.ts";
import type { AdminTokenSection } from "./gateway-file.ts";
import { readText, type ConfigSources } from "./sources.ts";

/** The name of the token in `ADMIN_TOKEN`. */
const MAIN_TOKEN_NAME = "admin";

/** Returns `ADMIN_TOKEN` with every right, and the named tokens of the file with their roles. */
export function readAdminTokens(
  main: string | null,
  sections: readonly (AdminTokenSection | null)[],
  { env, withoutKeys }: Pick<ConfigSources, "env" | "withoutKeys">,
  problems: ConfigProblems,
): readonly AdminToken[] {
  const tokens: AdminToken[] =
    main === null ? [] : [{ name: MAIN_TOKEN_NAME, role: "full", token: main }];
  for (const [at, section] of sections.entries()) {
    // Values that the schema refused already have a problem.
    if (section?.name === undefined || section.role === undefined) continue;
    if (section.token_env === undefined) continue;
    const { name, role, token_env: variable } = section;
    const path = `server.admin_tokens[${at}]`;
    const token = readText(env, variable);
    if (tokens.some((other) => other.name === name)) {
      problems.add(`${path}.name`, "is the name of another admin token");
    } else if (token === undefined) {
      if (withoutKeys !== true) problems.add(`${path}.token_env`, `${variable} is not set`);
    } else if (tokens.some((other) => other.token === token)) {
      problems.add(`${path}.token_env`, "holds the same token as another entry");
    } else tokens.push({ name, role, token });
  }
  return tokens;
}
