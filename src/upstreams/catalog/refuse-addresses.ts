import type { AbilityPlaces } from "../../core/conversation/ability-places.ts";
import { GatewayError, type Issue } from "../../core/errors/gateway-error.ts";
import type { Model } from "./model.ts";
import { vendorPath } from "./refuse-content.ts";

/** The wording of the messages protocol's vendor. */
const VENDOR_WORDS = "Unable to download the file. Please verify the URL and try again.";

/**
 * Throws `unsupported-content` with the position of each URL that leads into a private network, if
 * an upstream of the model may fetch it: the client could otherwise reach hosts that only the
 * operator can.
 */
export function refuseInnerAddresses(
  model: Model,
  { innerImage = [], innerDocument = [] }: AbilityPlaces,
): void {
  if (!model.upstreams.some(({ fetchesImages }) => fetchesImages)) return;
  const issues = [
    ...innerImage.map((pointer) => issueAt(pointer, "image")),
    ...innerDocument.map((pointer) => issueAt(pointer, "document")),
  ];
  const [first] = issues;
  if (first === undefined) return;
  const message = `${first.message} ${first.hint}`;
  throw new GatewayError("unsupported-content", message, { issues });
}

function issueAt(pointer: string, block: "image" | "document"): Issue & { readonly hint: string } {
  const place = vendorPath(pointer.replace(/\/source\/url$/, ""), block);
  return {
    pointer,
    rule: "inner-address",
    message: `The ${block}'s address leads into a private network.`,
    hint: "Send a public address, or the data as base64.",
    vendorForm: `${place}: ${VENDOR_WORDS}`,
  };
}
