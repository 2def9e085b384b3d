import type { Schemas } from "../../../../generated/types.ts";
import type { TextPart, UserPart } from "../../../core/conversation/conversation.ts";
import { isEmptyPart } from "../empty-text.ts";
import { readCacheControl } from "../cache-control.ts";
import { isInnerSource, readImageUrl } from "../media-source.ts";
import type { RequestNotes } from "../request-notes.ts";

const PART = "/messages/*/content/*";

/**
 * Decodes text content in either form. Empty text yields no part, except to keep its cache mark.
 */
export function decodeText(
  content: Schemas["ChatAssistantContent"] | undefined,
  notes: RequestNotes,
): readonly TextPart[] {
  if (content === undefined || content === null || content === "") return [];
  if (typeof content === "string") return [{ type: "text", text: content }];
  return content.map((part) => decodeTextPart(part, notes)).filter((part) => !isEmptyPart(part));
}

/**
 * Decodes content with images; `pointer` is its place. Empty text yields no part, except to keep
 * its cache mark. An invalid image yields no part.
 */
export function decodeParts(
  content: Schemas["ChatMixedContent"],
  notes: RequestNotes,
  pointer: string,
): readonly UserPart[] {
  if (content === "") return [];
  if (typeof content === "string") return [{ type: "text", text: content }];
  const parts = content.flatMap((part, at) =>
    part.type === "text"
      ? decodeTextPart(part, notes)
      : decodeImagePart(part, notes, `${pointer}/${at}`),
  );
  return parts.filter((part) => !isEmptyPart(part));
}

function decodeTextPart(part: Schemas["ChatTextPart"], notes: RequestNotes): TextPart {
  return { type: "text", text: part.text, ...readCacheControl(part.cache_control, notes, PART) };
}

function decodeImagePart(
  part: Schemas["ChatImagePart"],
  notes: RequestNotes,
  pointer: string,
): readonly UserPart[] {
  notes.need("image", pointer);
  const { url, detail } = part.image_url;
  const field = `${pointer}/image_url/url`;
  const reading = readImageUrl(url);
  if (!reading.ok) {
    notes.addIssue({ pointer: field, ...reading.problem });
    return [];
  }
  if (isInnerSource(reading.source)) notes.need("innerImage", field);
  if (detail !== undefined) notes.addParameter("image-detail", `${PART}/image_url/detail`);
  return [
    {
      type: "image",
      source: reading.source,
      ...(detail !== undefined && { detail }),
      ...readCacheControl(part.cache_control, notes, PART),
    },
  ];
}
