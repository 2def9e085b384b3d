import type { Upstream } from "../../catalog/model.ts";
import type { IgnoredParameter } from "../../conversation/ignored-parameter.ts";
import { fitCallId, fitCallIdToNine } from "../tool-names.ts";
import type { Dialect } from "./dialects.ts";

/** Shared input for encoding a request of this API. */
export interface Encoding {
  readonly upstream: Upstream;
  readonly dialect: Dialect;
  /** Collects what the API, the dialect or the model cannot carry. */
  readonly ignored: Set<IgnoredParameter>;
}

/** Maximum length of a call id if ids are short. */
const SHORT_CALL_ID_CHARS = 40;

/** A call id in the dialect's format; a call and its result get the same id. */
export function encodeCallId(id: string, { callIds }: Dialect): string {
  if (callIds === "nine") return fitCallIdToNine(id);
  return callIds === "short" ? fitCallId(id, SHORT_CALL_ID_CHARS) : id;
}
