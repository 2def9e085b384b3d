import { GatewayError } from "../../errors/gateway-error.ts";
import type { AdminOperation } from "../operation.ts";

/** `POST /reload`. */
export const reloadGateway: AdminOperation<"reloadGateway"> = async ({ context }) => {
  const pid = context.reload();
  if (pid === null) throw new GatewayError("not-found", "No gateway runs here.");
  return { object: "reload", pid };
};

/** `GET /actor`. */
export const showActor: AdminOperation<"showActor"> = ({ actor: { name, role } }) =>
  Promise.resolve({ object: "actor", name, role });
