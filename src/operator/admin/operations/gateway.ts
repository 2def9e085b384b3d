import { ConfigError } from "../../../system/config/config-problems.ts";
import { GatewayError } from "../../../core/errors/gateway-error.ts";
import type { AdminOperation } from "../operation.ts";

/** Maximum number of problems in one message. */
const PROBLEMS_MAX = 50;

/** `POST /reload`. */
export const reloadGateway: AdminOperation<"reloadGateway"> = async ({ dependencies }) => {
  const reload = dependencies.reload();
  if (reload === null) throw new GatewayError("not-found", "No gateway is running here.");
  const { pid, result } = reload;
  if (result === null) return { object: "reload", pid, needs_restart: null };
  if ("needsRestart" in result) {
    return { object: "reload", pid, needs_restart: [...result.needsRestart] };
  }
  if (!(result.error instanceof ConfigError)) throw result.error;
  throw invalidConfiguration(result.error);
};

function invalidConfiguration({ problems }: ConfigError): GatewayError {
  const lines = problems.map(({ path, message }) => `${path}: ${message}`);
  const left = lines.length - PROBLEMS_MAX;
  return new GatewayError(
    "invalid-configuration",
    [
      "The configuration is not valid; the previous one stays in use.",
      ...lines.slice(0, PROBLEMS_MAX),
      ...(left > 0 ? [`and ${left} more, which \`config check\` lists`] : []),
    ].join("\n"),
  );
}

/** `GET /actor`. */
export const showActor: AdminOperation<"showActor"> = ({ actor: { name, role } }) =>
  Promise.resolve({ object: "actor", name, role });
