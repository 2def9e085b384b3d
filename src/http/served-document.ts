import type { ContractDocument } from "../../generated/document.ts";
import { WRITTEN_ORIGIN } from "./public-address.ts";
import { API_ROOT } from "./request-target.ts";

/** The document as it is served: one server, at the written origin. */
export function servedDocument(document: ContractDocument): ContractDocument {
  const url = WRITTEN_ORIGIN + API_ROOT;
  return { ...document, servers: [{ url, description: "This gateway." }] };
}
