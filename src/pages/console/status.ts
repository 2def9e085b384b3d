import type { Schemas } from "../../../generated/console/types.ts";
import { element } from "../kit/elements.js";

type Ended = Pick<Schemas["Request"], "status" | "outcome">;

/** Returns a request's status, and how a response with that status ended; marked if it failed. */
export function statusElement(request: Ended): HTMLElement {
  const hasFailed = request.status >= 400 || request.outcome === "broken";
  return element("span", { class: hasFailed && "failed" }, statusText(request));
}

function statusText({ status, outcome }: Ended): string {
  if (status === 0) return "client left";
  return outcome === "broken" ? `${status}, interrupted mid-stream` : String(status);
}
