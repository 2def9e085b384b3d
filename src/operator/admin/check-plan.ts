import { GatewayError } from "../../core/errors/gateway-error.ts";
import type { AdminContext } from "./admin-context.ts";

/** Throws if no plan has this id. */
export function checkPlan(plan: string, context: Pick<AdminContext, "plans">): void {
  const plans = context.plans();
  if (plans.has(plan)) return;
  const known = [...plans.keys()].join(", ");
  const message = `There is no plan ${JSON.stringify(plan)}; the plans are: ${known}.`;
  throw new GatewayError("invalid-request", message, {
    issues: [{ pointer: "/plan", rule: "plan", message }],
  });
}
