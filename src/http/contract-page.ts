import { createHash } from "node:crypto";
import type { ResponseValidationReport } from "../response-validation/response-validation.ts";
import type { ContractDocument } from "../../generated/document.ts";
import type { Page } from "./page.ts";
import { sendReply } from "./send-reply.ts";

/**
 * `/contract`: which contract this process serves (the hash is that of the bytes of
 * `/openapi.json`) and what the validation of its own responses has found since its start.
 */
export function contractPage(
  document: ContractDocument,
  report: () => ResponseValidationReport,
): Page {
  const sha256 = createHash("sha256").update(JSON.stringify(document)).digest("hex");
  return {
    name: "contract",
    path: "/contract",
    methods: ["GET"],
    serve: (exchange) => {
      const { mode, rate, responsesChecked, eventsChecked, violations, recent } = report();
      const page = {
        openapi: document.openapi,
        version: document.info.version,
        document: "/openapi.json",
        sha256,
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
