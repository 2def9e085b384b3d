import type { Schemas } from "../../../generated/console/types.ts";

/** A request's status, and what became of a response that had begun with it. */
export function statusText({
  status,
  outcome,
}: Pick<Schemas["Request"], "status" | "outcome">): string {
  if (status === 0) return "client left";
  return outcome === "broken" ? `${status}, broke off mid-stream` : String(status);
}
