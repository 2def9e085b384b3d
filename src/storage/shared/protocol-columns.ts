import type { OpenHold } from "../../core/ledger/open-hold.ts";
import { nullable, oneOf, type Row } from "./rows.ts";

type Protocol = OpenHold["protocol"];

/** The values of a protocol's two columns. */
export interface ProtocolColumns {
  readonly protocol: "chat" | "messages";
  readonly clientProtocol: "responses" | null;
}

/**
 * Returns the columns of a protocol. `protocol` has one that every release knows, and
 * `client_protocol` the client's own if that differs.
 */
export function protocolColumns(protocol: Protocol): ProtocolColumns {
  return protocol === "responses"
    ? { protocol: "chat", clientProtocol: protocol }
    : { protocol, clientProtocol: null };
}

/** Reads the client's protocol from a row with both columns. */
export function clientProtocol(row: Row): Protocol {
  const own = nullable(row, "client_protocol", (_, column) => oneOf(row, column, ["responses"]));
  return own ?? oneOf(row, "protocol", ["chat", "messages"]);
}
