import { GatewayError } from "../../core/errors/gateway-error.ts";

/**
 * Parses the query of a request target, each parameter once; throws `invalid-request` for a
 * repeated one.
 */
export function readQuery(target: string): Readonly<Record<string, string>> {
  const at = target.indexOf("?");
  const parameters = new URLSearchParams(at < 0 ? "" : target.slice(at + 1));
  const query = new Map<string, string>();
  for (const [name, value] of parameters) {
    if (query.has(name)) {
      const message = `The query parameter ${JSON.stringify(name)} occurs twice.`;
      const issues = [
        {
          pointer: `/${name.replaceAll("~", "~0").replaceAll("/", "~1")}`,
          rule: "unique",
          message,
        },
      ];
      throw new GatewayError("invalid-request", message, { issues });
    }
    query.set(name, value);
  }
  return Object.fromEntries(query);
}
