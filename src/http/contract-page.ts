import { createHash } from "node:crypto";
import type { AttestationReport } from "../attest/attestation.ts";
import type { ContractDocument } from "./contract-document.ts";
import type { RootPage } from "./root-page.ts";
import { sendReply } from "./send-reply.ts";

/**
 * `/contract`: which contract this process serves (the hash is that of the bytes of
 * `/openapi.json`) and what the checks of its own replies have found since its start.
 */
export function contractPage(
  document: ContractDocument,
  report: () => AttestationReport,
): RootPage {
  const sha256 = createHash("sha256").update(JSON.stringify(document)).digest("hex");
  return {
    name: "contract",
    path: "/contract",
    methods: ["GET"],
    serve: (exchange) => {
      const { mode, rate, repliesChecked, eventsChecked, violations, recent } = report();
      const page = {
        openapi: document.openapi,
        version: document.info.version,
        document: "/openapi.json",
        sha256,
        attestation: {
          mode,
          rate,
          replies_checked: repliesChecked,
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
