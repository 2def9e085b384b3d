import type { CacheControl, NothingLeft, TextPart } from "../../conversation/conversation.ts";
import type { WireText } from "./request-body.ts";

/** The API rejects empty text, which carries no content anyway. */
export function encodeText(part: TextPart): WireText[] {
  const { type, text, cacheControl, ...rest } = part;
  rest satisfies NothingLeft;
  return text.trim() === "" ? [] : [{ type, text, ...cached(cacheControl) }];
}

/** A cache mark, if there is one. */
export function cached(mark: CacheControl | undefined): { readonly cache_control?: CacheControl } {
  return mark === undefined ? {} : { cache_control: mark };
}
