import type { Upstream } from "../../catalog/model.ts";
import type { IgnoredParameter } from "../../conversation/ignored-parameter.ts";
import { fitCallId, fitCallIdToNine } from "../tool-names.ts";
import type { Dialect } from "./dialects/dialect.ts";

/** What encoding a request of this wire works with. */
export interface Encoding {
  readonly upstream: Upstream;
  readonly dialect: Dialect;
  /** Takes what the wire, the dialect or the model cannot carry. */
  readonly ignored: Set<IgnoredParameter>;
}

/** The longest id of a call where ids are short. */
const SHORT_CALL_ID_CHARS = 40;

/** A call's id as the dialect has it; a call and its result come to the same id. */
export function encodeCallId(id: string, { callIds }: Dialect): string {
  if (callIds === "nine") return fitCallIdToNine(id);
  return callIds === "short" ? fitCallId(id, SHORT_CALL_ID_CHARS) : id;
}
