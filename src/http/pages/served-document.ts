import type { ContractDocument } from "../../../generated/document.ts";
import { WRITTEN_ORIGIN } from "../request/addresses.ts";
import { API_ROOT } from "../request/request-target.ts";

/** Returns a document as it is served: with one server, at the written origin. */
export function servedDocument(
  document: ContractDocument,
  root: string = API_ROOT,
): ContractDocument {
  const url = WRITTEN_ORIGIN + root;
  return { ...document, servers: [{ url, description: "This gateway." }] };
}
