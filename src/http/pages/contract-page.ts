import { createHash } from "node:crypto";
import type { ResponseValidationReport } from "../../wire/response-validation/response-validation.ts";
import type { ContractDocument } from "../../../generated/document.ts";
import type { Page } from "../replies/page.ts";
import { type OriginOf, PLACEHOLDER_ORIGIN } from "../request/addresses.ts";
import { bodiesWithOrigin } from "./static-page.ts";
import { piecesOf, sendReply } from "../replies/send-reply.ts";
import { API_ROOT } from "../request/request-target.ts";

export interface ContractPageDependencies {
  readonly document: ContractDocument;
  readonly originOf: OriginOf;
  readonly report: () => ResponseValidationReport;
}

/**
 * Serves `/contract`: this process's contract and the response violations found since startup. The
 * hash is that of the bytes that the same client gets from `/openapi.json`.
 */
export function contractPage({ document, originOf, report }: ContractPageDependencies): Page {
  let text: string | undefined;
  const bodyFor = bodiesWithOrigin();
  return {
    name: "contract",
    path: "/contract",
    methods: ["GET"],
    serve: (exchange) => {
      text ??= JSON.stringify(servedDocument(document));
      const { mode, rate, responsesChecked, eventsChecked, violations, recent } = report();
      const hash = createHash("sha256");
      for (const part of piecesOf(bodyFor(text, originOf(exchange.request)).body))
        hash.update(part);
      const page = {
        openapi: document.openapi,
        version: document.info.version,
        revision: document.info["x-revision"],
        document: "/openapi.json",
        sha256: hash.digest("hex"),
        attestation: {
          mode,
          rate,
          replies_checked: responsesChecked,
          events_checked: eventsChecked,
          violations,
          recent: recent.map(({ requestId, ...found }) => ({ request_id: requestId, ...found })),
        },
      };
      const body = JSON.stringify(page);
      sendReply(exchange, { status: 200, contentType: "application/json", body });
    },
  };
}

/** Returns a document as it is served: with one server, at the placeholder origin. */
export function servedDocument(
  document: ContractDocument,
  root: string = API_ROOT,
): ContractDocument {
  const url = PLACEHOLDER_ORIGIN + root;
  return { ...document, servers: [{ url, description: "This gateway." }] };
}
