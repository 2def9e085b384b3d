import type { Schemas } from "../../../generated/console/types.ts";

/** Returns a request's status, and how a response with that status ended. */
export function statusText({
  status,
  outcome,
}: Pick<Schemas["Request"], "status" | "outcome">): string {
  if (status === 0) return "client left";
  return outcome === "broken" ? `${status}, interrupted mid-stream` : String(status);
}
