import { GatewayError } from "../../errors/gateway-error.ts";
import type { AdminOperation } from "../operation.ts";

/** `POST /reload`. */
export const reloadGateway: AdminOperation<"reloadGateway"> = async ({ context }) => {
  const reload = context.reload();
  if (reload === null) throw new GatewayError("not-found", "No gateway runs here.");
  const { pid, result } = reload;
  if (result === null) return { object: "reload", pid, needs_restart: null };
  if ("needsRestart" in result) {
    return { object: "reload", pid, needs_restart: [...result.needsRestart] };
  }
  const message = "The configuration is not valid; the previous one stays in use.";
  throw new GatewayError("invalid-configuration", `${message}\n${result.refusal}`);
};

/** `GET /actor`. */
export const showActor: AdminOperation<"showActor"> = ({ actor: { name, role } }) =>
  Promise.resolve({ object: "actor", name, role });
