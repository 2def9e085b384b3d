import type {
  CacheControl,
  NoFieldsLeft,
  TextPart,
} from "../../../core/conversation/conversation.ts";
import type { WireText } from "./request-body.ts";

/** Returns whether the API accepts a text: it must not be blank. */
export function isAcceptedText(text: string): boolean {
  return text.trim() !== "";
}

/** Encodes a text; blank text is left out. */
export function encodeText(part: TextPart): WireText[] {
  const { type, text, cacheControl, ...rest } = part;
  rest satisfies NoFieldsLeft;
  return isAcceptedText(text) ? [{ type, text, ...cacheField(cacheControl) }] : [];
}

/** Returns a cache mark, if there is one. */
export function cacheField(mark: CacheControl | undefined): {
  readonly cache_control?: CacheControl;
} {
  return mark === undefined ? {} : { cache_control: mark };
}
